import { useLocale } from 'next-intl';
import type { CourseCardData } from '@/lib/catalogue/course-card';
import { CourseCard } from './CourseCard';
import styles from './CourseGrid.module.css';
import { useCardTexts } from './useCardTexts';

interface CourseGridProps {
  readonly courses: readonly CourseCardData[];
  /** The grid stands at the top of the page: its first picture is worth loading first. */
  readonly aboveTheFold?: boolean;
}

/** Course cards in as many columns as fit. */
export function CourseGrid({ courses, aboveTheFold = false }: CourseGridProps) {
  const [texts, locale] = [useCardTexts(), useLocale()];
  return (
    <ul className={styles.grid}>
      {courses.map((course, index) => (
        <li key={course.id}>
          <CourseCard course={course} texts={texts} locale={locale} priority={aboveTheFold && index === 0} />
        </li>
      ))}
    </ul>
  );
}
