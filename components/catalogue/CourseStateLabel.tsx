import type { CourseState } from '@/lib/catalogue/course-card';
import styles from './CourseStateLabel.module.css';

interface CourseStateLabelProps {
  readonly state: CourseState;
  readonly className?: string | undefined;
}

/** Whether a course can be followed, in words; a mark before them differs in shape, not in colour alone. */
export function CourseStateLabel({ state: { kind, text }, className }: CourseStateLabelProps) {
  return <p className={[styles.state, styles[kind], className].filter(Boolean).join(' ')}>{text}</p>;
}
