import { useLocale, useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/AppLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EmptyState } from '@/components/ui/EmptyState';
import { PageHero } from '@/components/ui/PageHero';
import { Status } from '@/components/ui/Status';
import { maxCompared } from '@/lib/addresses/course-list';
import { routes } from '@/lib/addresses/routes';
import type { CourseInList, ListedCourse } from '@/lib/catalogue/read-course-list';
import { isSeries } from '@/lib/model/course';
import { ColumnTitle } from './ColumnHead';
import { CompareTable } from './CompareTable';
import styles from './CompareView.module.css';
import { compareCourses } from './compared-facts';

interface CompareViewProps {
  readonly listed: readonly ListedCourse[];
  readonly onlyDifferences: boolean;
  /** How many ids of the address were ignored. */
  readonly skipped?: number;
}

/**
 * The values of the title. It changes with each course removed and with the rows that are shown, because a screen reader says
 * of a page that changes in place no more than its title. A course that cannot be read for the moment counts.
 */
export function titleValues(listed: readonly Pick<ListedCourse, 'isGone'>[], onlyDifferences: boolean) {
  const there = listed.filter(({ isGone }) => !isGone).length;
  const count = there > 1 ? Math.min(there, maxCompared) : 0;
  return { count, only: String(count > 0 && onlyDifferences) };
}

/** Up to four courses side by side: the first in the address that exist. Says which others the address names. */
export function CompareView({ listed, onlyDifferences, skipped = 0 }: CompareViewProps) {
  const t = useTranslations('compare');
  const there = listed.flatMap(({ found }) => found ?? []);
  const courses = there.slice(0, maxCompared);
  const ids = listed.map(({ id }) => id);
  const gone = listed.filter(({ isGone }) => isGone).map(({ id }) => id);
  const unread = listed.filter(({ found, isGone }) => !found && !isGone).map(({ id }) => id);
  const notes = [
    gone.length > 0 ? t('gone', { count: gone.length, ids: gone.join(', ') }) : null,
    unread.length > 0 ? t('unread', { count: unread.length, ids: unread.join(', ') }) : null,
    skipped > 0 ? t('skipped', { count: skipped }) : null,
  ].filter((note) => note !== null);
  return (
    <>
      <PageHero title={t('title', titleValues(listed, onlyDifferences))} text={t('intro')} />
      <div className={`container ${styles.compare}`}>
        {notes.map((note) => (
          <p key={note} className={styles.note} role="note">
            {note}
          </p>
        ))}
        {there.length > maxCompared ? <TooMany ids={ids} left={there.slice(maxCompared)} /> : null}
        {courses.length > 1 ? (
          <Comparison ids={ids} courses={courses} onlyDifferences={onlyDifferences} />
        ) : (
          <TooFew ids={ids} courses={courses} isUnread={courses.length + unread.length > 1} />
        )}
      </div>
    </>
  );
}

interface TooManyProps {
  /** All ids in the address. */
  readonly ids: readonly string[];
  /** The courses that are not shown. */
  readonly left: readonly CourseInList[];
}

/** Lists the courses that are not shown as links, with a link to choose which ones to compare. */
function TooMany({ ids, left }: TooManyProps) {
  const t = useTranslations('compare');
  const to = routes(useLocale());
  return (
    <div className={styles.note} role="note">
      <p>{t('tooMany', { most: maxCompared, count: left.length })}</p>
      <ul>
        {left.map((found) => (
          <li key={found.course.id}>
            <ColumnTitle found={found} />
          </li>
        ))}
      </ul>
      <AppLink href={to.savedCourses(ids)} rel="nofollow">
        {t('choose')}
      </AppLink>
    </div>
  );
}

interface TooFewProps {
  readonly ids: readonly string[];
  readonly courses: readonly CourseInList[];
  /** Whether there are enough courses, of which some cannot be read for the moment. */
  readonly isUnread: boolean;
}

function TooFew({ ids, courses, isUnread }: TooFewProps) {
  const t = useTranslations('compare');
  const to = routes(useLocale());
  const [only] = courses;
  return (
    <>
      <h2 className="visually-hidden">{t('table')}</h2>
      <EmptyState
        title={t(isUnread ? 'laterTitle' : 'tooFewTitle')}
        text={t(isUnread ? 'laterText' : 'tooFewText', { most: maxCompared })}
      >
        {isUnread ? (
          <ButtonLink href={to.comparison(ids)}>{t('retry')}</ButtonLink>
        ) : (
          <ButtonLink href={to.savedCourses([])}>{t('saved')}</ButtonLink>
        )}
        <ButtonLink href={only ? to.courseOrSeries(only.course.id, isSeries(only)) : to.catalogue()} look="outline">
          {only ? t('theCourse') : t('catalogue')}
        </ButtonLink>
      </EmptyState>
    </>
  );
}

interface ComparisonProps extends Pick<CompareViewProps, 'onlyDifferences'> {
  /** All ids in the address, including those of deleted courses. */
  readonly ids: readonly string[];
  readonly courses: readonly CourseInList[];
}

function Comparison({ ids, courses, onlyDifferences }: ComparisonProps) {
  const t = useTranslations('compare');
  const locale = useLocale();
  const to = routes(locale);
  const lines = compareCourses(courses, locale);
  const different = lines.filter(({ differs }) => differs);
  return (
    <>
      <div className={styles.choice}>
        <Status>{t('differences', { count: different.length, all: lines.length })}</Status>
        {different.length > 0 || onlyDifferences ? (
          <AppLink href={to.comparison(ids, !onlyDifferences)} className="no-print" rel="nofollow" scroll={false}>
            {onlyDifferences ? t('showAll') : t('showDifferences')}
          </AppLink>
        ) : null}
      </div>
      <CompareTable
        ids={ids}
        courses={courses}
        lines={onlyDifferences ? different : lines}
        onlyDifferences={onlyDifferences}
      />
      <p className={`no-print ${styles.choice}`}>
        <AppLink href={to.savedCourses(ids)} rel="nofollow">
          {t('asList')}
        </AppLink>
      </p>
    </>
  );
}
