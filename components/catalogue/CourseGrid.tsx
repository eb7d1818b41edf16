import { useLocale } from 'next-intl';
import { fillIn } from '@/components/ui/fill-in';
import type { CourseCardData } from '@/lib/catalogue/course-card';
import { CourseCard } from './CourseCard';
import styles from './CourseGrid.module.css';
import { useCardTexts } from './useCardTexts';

interface CourseGridProps {
  readonly courses: readonly CourseCardData[];
  /** The grid stands at the top of the page: its first picture is worth loading first. */
  readonly aboveTheFold?: boolean;
  /** The courses follow each other: each says which step it is. */
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
