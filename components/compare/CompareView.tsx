import '@/components/course/print.css';
import { useLocale, useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/AppLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EmptyState } from '@/components/ui/EmptyState';
import { PageHero } from '@/components/ui/PageHero';
import { mostCompared } from '@/lib/addresses/course-list';
import { routes } from '@/lib/addresses/routes';
import { compareCourses } from '@/lib/catalogue/comparison';
import type { CourseInList, ListedCourse } from '@/lib/catalogue/read-course-list';
import { CompareTable } from './CompareTable';
import styles from './CompareView.module.css';

interface CompareViewProps {
  readonly listed: readonly ListedCourse[];
  readonly onlyDifferences: boolean;
}

/** Up to four courses side by side. */
export function CompareView({ listed, onlyDifferences }: CompareViewProps) {
  const t = useTranslations('compare');
  const courses = listed.flatMap(({ found }) => found ?? []);
  const gone = listed.filter(({ found }) => !found).map(({ id }) => id);
  return (
    <>
      <PageHero title={t('title')} text={t('intro')} />
      <div className={`container ${styles.compare}`}>
        {gone.length > 0 ? (
          <p className={styles.gone} role="note">
            {t('gone', { count: gone.length, ids: gone.join(', ') })}
          </p>
        ) : null}
        {courses.length > 1 ? (
          <Comparison ids={listed.map(({ id }) => id)} courses={courses} onlyDifferences={onlyDifferences} />
        ) : (
          <TooFew courses={courses} />
        )}
      </div>
    </>
  );
}

function TooFew({ courses }: { readonly courses: readonly CourseInList[] }) {
  const t = useTranslations('compare');
  const to = routes(useLocale());
  return (
    <>
      <h2 className="visually-hidden">{t('table')}</h2>
      <EmptyState title={t('tooFewTitle')} text={t('tooFewText', { most: mostCompared })}>
        <ButtonLink href={to.savedCourses([])}>{t('saved')}</ButtonLink>
        <ButtonLink href={courses[0] ? to.course(courses[0].course.id) : to.catalogue()} look="outline">
          {courses[0] ? t('theCourse') : t('catalogue')}
        </ButtonLink>
      </EmptyState>
    </>
  );
}

interface ComparisonProps extends Pick<CompareViewProps, 'onlyDifferences'> {
  /** As the address names them, also those that are gone. */
  readonly ids: readonly string[];
  readonly courses: readonly CourseInList[];
}

function Comparison({ ids, courses, onlyDifferences }: ComparisonProps) {
  const t = useTranslations('compare');
  const to = routes(useLocale());
  const lines = compareCourses(
    courses.map(({ course }) => course),
    Date.now(),
  );
  const different = lines.filter(({ differs }) => differs);
  return (
    <>
      <p className={styles.choice}>
        <span>{t('differences', { count: different.length, all: lines.length })}</span>
        <AppLink href={to.comparison(ids, !onlyDifferences)} rel="nofollow" scroll={false}>
          {onlyDifferences ? t('showAll') : t('showDifferences')}
        </AppLink>
      </p>
      <CompareTable ids={ids} courses={courses} lines={onlyDifferences ? different : lines} />
    </>
  );
}
