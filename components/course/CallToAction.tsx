import { useTranslations } from 'next-intl';
import { ExternalLink } from '@/components/ui/ExternalLink';
import type { Course } from '@/lib/model/course';

interface CallToActionProps extends Pick<Course, 'courseUrl'> {
  readonly className?: string | undefined;
}

/** The way to the course on its learning platform; nothing for a course without one. */
export function CallToAction({ courseUrl, className }: CallToActionProps) {
  const t = useTranslations('course');
  if (!courseUrl) return null;
  return (
    <ExternalLink href={courseUrl} className={className}>
      {t('openCourse')}
    </ExternalLink>
  );
}
