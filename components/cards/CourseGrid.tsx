import { useLocale } from 'next-intl';
import { fillIn } from '@/components/ui/fill-in';
import type { CourseCardData } from '@/lib/catalogue/course-card';
import { CourseCard } from './CourseCard';
import styles from './CourseGrid.module.css';
import { useCardTexts } from './useCardTexts';

interface CourseGridProps {
  readonly courses: readonly CourseCardData[];
  /** Whether the grid is at the top of the page, so that its first picture loads with priority. */
  readonly aboveTheFold?: boolean;
  /** Whether the courses form a sequence; each card then has its step number. */
  readonly areSteps?: boolean;
}

/** Course cards in as many columns as fit. */
export function CourseGrid({ courses, aboveTheFold = false, areSteps = false }: CourseGridProps) {
  const [texts, locale] = [useCardTexts(), useLocale()];
  const List = areSteps ? 'ol' : 'ul';
  return (
    <List className={styles.grid}>
      {courses.map((course, index) => (
        <li key={course.id}>
          {areSteps ? (
            <p className={styles.step}>{fillIn(texts.step, { step: index + 1, count: courses.length })}</p>
          ) : null}
          <CourseCard course={course} texts={texts} locale={locale} priority={aboveTheFold && index === 0} />
        </li>
      ))}
    </List>
  );
}
