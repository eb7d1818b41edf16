import { useTranslations } from 'next-intl';
import { ExternalAnchor } from '@/components/ui/ExternalAnchor';
import type { Course } from '@/lib/model/course';

interface CallToActionProps extends Pick<Course, 'courseUrl'> {
  readonly className?: string | undefined;
  readonly look?: 'solid' | 'outline';
}

/** The link to the course on its learning platform; nothing for a course without one. */
export function CallToAction({ courseUrl, className, look = 'solid' }: CallToActionProps) {
  const t = useTranslations('course');
  if (!courseUrl) return null;
  return (
    <ExternalAnchor href={courseUrl} className={className} look={look}>
      {t('openCourse')}
    </ExternalAnchor>
  );
}
