import type { CourseState } from '@/lib/catalogue/course-card';
import styles from './CourseStateLabel.module.css';

interface CourseStateLabelProps {
  readonly state: CourseState;
  readonly className?: string | undefined;
}

/** Says in words whether a course can be taken. The mark before the words differs in shape, not only in colour. */
export function CourseStateLabel({ state: { kind, text }, className }: CourseStateLabelProps) {
  return <p className={[styles.state, styles[kind], className].filter(Boolean).join(' ')}>{text}</p>;
}
