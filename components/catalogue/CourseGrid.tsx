import type { CourseCardData } from '@/lib/catalogue/course-card';
import { CourseCard } from './CourseCard';
import styles from './CourseGrid.module.css';

interface CourseGridProps {
  readonly courses: readonly CourseCardData[];
  /** The grid stands at the top of the page: its first picture is worth loading first. */
  readonly aboveTheFold?: boolean;
}

/** Course cards in as many columns as fit. */
export function CourseGrid({ courses, aboveTheFold = false }: CourseGridProps) {
  return (
    <ul className={styles.grid}>
      {courses.map((course, index) => (
        <li key={course.id}>
          <CourseCard course={course} priority={aboveTheFold && index === 0} />
        </li>
      ))}
    </ul>
  );
}
