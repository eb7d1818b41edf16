import { useTranslations } from 'next-intl';
import { ExternalAnchor } from '@/components/ui/ExternalAnchor';
import type { Course } from '@/lib/model/course';

interface CallToActionProps extends Pick<Course, 'courseUrl'> {
  /** The title of the course, for the link's name where there are links to several courses. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
  readonly look?: 'solid' | 'outline';
}

/** The link to the course on its learning platform; nothing for a course without one. */
export function CallToAction({ courseUrl, title, className, look = 'solid' }: CallToActionProps) {
  const t = useTranslations('course');
  if (!courseUrl) return null;
  return (
    <ExternalAnchor
      href={courseUrl}
      className={className}
      look={look}
      aria-label={title && t('openCourseNamed', { title })}
    >
      {t('openCourse')}
    </ExternalAnchor>
  );
}
