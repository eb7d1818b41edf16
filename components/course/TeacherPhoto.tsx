import { RemoteImage } from '@/components/ui/RemoteImage';
import { initials } from '@/lib/catalogue/teachers';
import type { Teacher } from '@/lib/model/course';
import styles from './TeacherPhoto.module.css';

interface TeacherPhotoProps {
  readonly teacher: Teacher;
  /** Width and height in pixels where it is largest. */
  readonly size: number;
  readonly className: string | undefined;
}

/** A round photo, or the initials of a teacher without one. Decorative: the name stands beside it. */
export function TeacherPhoto({ teacher, size, className }: TeacherPhotoProps) {
  const classes = `${styles.photo} ${className}`;
  if (teacher.photoId) return <RemoteImage id={teacher.photoId} width={size} height={size} className={classes} />;
  return (
    <span className={classes} aria-hidden="true">
      {initials(teacher)}
    </span>
  );
}
