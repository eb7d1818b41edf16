import { RemoteImage } from '@/components/ui/RemoteImage';
import styles from '@/components/ui/RemoteImage.module.css';
import { initials } from '@/lib/catalogue/teachers';
import type { Teacher } from '@/lib/model/course';

interface TeacherPhotoProps {
  readonly teacher: Omit<Teacher, 'biography'>;
  /** Largest width and height, in pixels. */
  readonly size: number;
  readonly className: string | undefined;
}

/** A round photo, or the initials of a teacher without a photo. Decorative, because the name stands beside it. */
export function TeacherPhoto({ teacher, size, className }: TeacherPhotoProps) {
  const classes = `${styles.portrait} ${className}`;
  if (teacher.photoId) return <RemoteImage id={teacher.photoId} width={size} height={size} className={classes} />;
  return (
    <span className={classes} aria-hidden="true">
      {initials(teacher)}
    </span>
  );
}
