import '@/components/course/print.css';
import { useLocale, useTranslations } from 'next-intl';
import actions from '@/components/course/CourseActions.module.css';
import { ShareButtons } from '@/components/course/ShareButtons';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EmptyState } from '@/components/ui/EmptyState';
import { drawing, Icon } from '@/components/ui/Icon';
import { PageHero } from '@/components/ui/PageHero';
import { withBasePath } from '@/lib/addresses/base-path';
import { mostCompared } from '@/lib/addresses/course-list';
import { routes } from '@/lib/addresses/routes';
import { courseDates } from '@/lib/catalogue/calendar-event';
import type { ListedCourse } from '@/lib/catalogue/read-course-list';
import { letter } from '@/lib/catalogue/share-course';
import { absoluteAddress } from '@/lib/metadata/canonical-address';
import { OpenSavedList } from './OpenSavedList';
import { SavedCourse } from './SavedCourse';
import { PrintButton, SaveAllButton, SavedList } from './SavedList';
import styles from './SavedView.module.css';

const drawings = {
  mail: drawing('M4 6h16v12H4Zm0 0 8 7 8-7'),
  printer: drawing('M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7Z'),
};

/** The courses that an address lists, or, without any, the way to those that this device has saved. */
export function SavedView({ courses }: { readonly courses: readonly ListedCourse[] }) {
  const t = useTranslations('saved');
  const count = courses.filter(({ found }) => found).length;
  return (
    <>
      <PageHero title={t('title')} text={count > 0 ? t('intro', { count }) : t('introEmpty')} />
      <div className={`container ${styles.saved}`}>
        {courses.length > 0 ? <ListedCourses courses={courses} /> : <NoneListed />}
      </div>
    </>
  );
}

function NoneListed() {
  const t = useTranslations('saved');
  const to = routes(useLocale());
  return (
    <>
      <OpenSavedList language={useLocale()} />
      <noscript>
        <p className={`no-print ${styles.notice}`}>{t('noScript')}</p>
      </noscript>
      <h2 className="visually-hidden">{t('list')}</h2>
      <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
        <ButtonLink href={to.catalogue()}>{t('catalogue')}</ButtonLink>
      </EmptyState>
    </>
  );
}

function ListedCourses({ courses }: { readonly courses: readonly ListedCourse[] }) {
  const t = useTranslations('saved');
  const [locale, ids] = [useLocale(), courses.map(({ id }) => id)];
  const to = routes(locale);
  const now = Date.now();
  const there = courses.flatMap(({ found }) => found ?? []);
  // Not by the state: that of a series is by the days of its courses, which the calendar has not.
  const hasDates = there.some(({ course }) => courseDates(course).some(({ time }) => time >= now));
  const isComparable = there.length > 1;
  const texts = {
    received: t('received', { count: '{count}' }),
    own: t('own'),
    clear: t('clear'),
    cleared: t('cleared'),
    undo: t('undo'),
  };
  return (
    <SavedList ids={ids} language={locale} texts={texts}>
      <div className={`no-print ${styles.actions}`}>
        <SaveAllButton ids={ids}>
          <Icon name="bookmark" />
          <span>{t('saveAll')}</span>
        </SaveAllButton>
        <ShareButtons
          title={t('title')}
          withQuery
          texts={{ copy: t('copy'), share: t('share'), copied: t('copied'), notCopied: t('notCopied') }}
        />
        <a
          href={letter('', t('mailSubject', { count: there.length }), absoluteAddress(to.savedCourses(ids)))}
          className={actions.action}
        >
          {drawings.mail}
          <span>{t('mail')}</span>
        </a>
        {hasDates ? (
          <a href={withBasePath(to.savedCalendar(ids))} className={actions.action} download>
            <Icon name="calendar" />
            <span>{t('calendar')}</span>
          </a>
        ) : null}
        <PrintButton>
          {drawings.printer}
          <span>{t('print')}</span>
        </PrintButton>
      </div>
      <form action={withBasePath(to.compare)}>
        <ul className={styles.list} aria-label={t('list')}>
          {courses.map((listed) => (
            <SavedCourse key={listed.id} {...listed} ids={ids} isComparable={isComparable} />
          ))}
        </ul>
        {isComparable ? (
          <div className={`no-print ${styles.compare}`}>
            <p>{t('choose', { most: mostCompared })}</p>
            <button type="submit">
              <Icon name="columns" />
              {t('compare')}
            </button>
          </div>
        ) : null}
      </form>
    </SavedList>
  );
}
