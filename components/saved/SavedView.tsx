import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import actions from '@/components/course/CourseActions.module.css';
import { ShareButtons } from '@/components/share/ShareButtons';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EmptyState } from '@/components/ui/EmptyState';
import { drawing, Icon } from '@/components/ui/Icon';
import { PageHero } from '@/components/ui/PageHero';
import { absoluteAddress } from '@/lib/addresses/absolute-address';
import { withBasePath } from '@/lib/addresses/base-path';
import { maxCompared } from '@/lib/addresses/course-list';
import { routes } from '@/lib/addresses/routes';
import { calendarDays } from '@/lib/catalogue/availability';
import type { ListedCourse } from '@/lib/catalogue/read-course-list';
import { letter } from '@/lib/catalogue/share-links';
import { PrintButton } from './PrintButton';
import { SavedCourse } from './SavedCourse';
import { SavedListAction } from './SavedListAction';
import { SavedListBar } from './SavedListBar';
import { SavedListFoot } from './SavedListFoot';
import { OpenSavedList, SavedListStateProvider, SavedListTitle } from './SavedListState';
import styles from './SavedView.module.css';

const drawings = {
  columns: drawing('M4 5h16v14H4ZM12 5v14'),
  mail: drawing('M4 6h16v12H4Zm0 0 8 7 8-7'),
  printer: drawing('M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7Z'),
};

const idOf = ({ id }: ListedCourse): string => id;

/** The courses in the address; without any, redirects to the list saved on this device. */
export function SavedView({ courses }: { readonly courses: readonly ListedCourse[] }) {
  const [t, locale] = [useTranslations('saved'), useLocale()];
  const gone = courses.filter(({ isGone }) => isGone);
  const count = courses.length - gone.length;
  const form = courses.filter(({ found }) => found).length > 1 ? 'listed-courses' : undefined;
  const title = t('listTitle', { count });
  // Of a list whose courses are all gone nobody can tell whose it is.
  const own = gone.length > 0 && count === 0 ? title : t('title');
  return (
    <SavedListStateProvider ids={courses.map(idOf)} gone={gone.map(idOf)} locale={locale}>
      <PageHero
        title={<SavedListTitle own={own} any={title} />}
        text={courses.length > 0 ? t('intro') : t('introEmpty')}
      />
      <div className={`container ${styles.saved}`}>
        {courses.length > 0 ? (
          <ListedCourses courses={courses} count={count} title={title} form={form} />
        ) : (
          <NoneListed />
        )}
        {/* At the same place for every list, so that these components keep their state when the list changes. */}
        <SavedListBar
          form={form}
          texts={{ choose: t('choose', { most: maxCompared }), chooseMore: t('chooseMore'), undo: t('undo') }}
        >
          {drawings.columns}
          {t('compare')}
        </SavedListBar>
        <SavedListFoot
          texts={{
            received: t('received', { count: '{count}' }),
            own: t('own'),
            clear: t('clear'),
            cleared: t('cleared'),
          }}
        />
      </div>
    </SavedListStateProvider>
  );
}

function NoneListed() {
  const t = useTranslations('saved');
  const to = routes(useLocale());
  return (
    <>
      <OpenSavedList locale={useLocale()} />
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

interface ListedCoursesProps {
  readonly courses: readonly ListedCourse[];
  /** How many of them are still in the catalogue. */
  readonly count: number;
  /** The title under which the list is shared. */
  readonly title: string;
  /** The id of the form that compares courses; `undefined` when there are fewer than two. */
  readonly form: string | undefined;
}

/** The courses in the address, with actions for the whole list. */
function ListedCourses({ courses, count, title, form }: ListedCoursesProps) {
  const t = useTranslations('saved');
  const [locale, ids] = [useLocale(), courses.map(({ id }) => id)];
  const to = routes(locale);
  const now = Date.now();
  const there = courses.flatMap(({ found }) => found ?? []);
  // The state cannot tell: a series has the state of its courses, whose dates the calendar does not contain.
  const hasDates = there.some(({ course }) => calendarDays(course).some(({ time }) => time >= now));
  const address = absoluteAddress(to.savedCourses(ids));
  const removeTexts = {
    remove: t('remove'),
    removeNamed: t('removeNamed', { title: '{title}' }),
    removed: t('removed', { title: '{title}' }),
  };
  return (
    <>
      <p className={styles.address}>{t('address', { address })}</p>
      <div className={`no-print ${styles.actions}`}>
        <SavedListAction
          catalogue={to.catalogue()}
          texts={{ saveAll: t('saveAll'), allSaved: t('allSaved'), catalogue: t('catalogue') }}
        />
        <ShareButtons
          title={title}
          withQuery
          texts={{ copy: t('copy'), share: t('share'), copied: t('copied'), notCopied: t('notCopied') }}
        />
        <a href={letter('', t('mailSubject', { count }), address)} className={actions.action}>
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
      <form id={form} action={withBasePath(to.compare)}>
        <ul
          className={styles.list}
          aria-label={t('list')}
          style={{ '--site': `"${new URL(address).origin}"` } as CSSProperties}
        >
          {courses.map((listed) => (
            <SavedCourse key={listed.id} {...listed} isComparable={form !== undefined} removeTexts={removeTexts} />
          ))}
        </ul>
      </form>
    </>
  );
}
