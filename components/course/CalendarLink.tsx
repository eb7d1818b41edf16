import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';

interface CalendarLinkProps {
  /** The id of a course with dates. */
  readonly id: string;
  /** The title of the course, for the link's name where there are links to several courses. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

/** The dates of a course as a file for calendars. */
export function CalendarLink({ id, title, className }: CalendarLinkProps) {
  const t = useTranslations('course');
  return (
    <a
      href={withBasePath(routes(useLocale()).calendar(id))}
      className={className}
      aria-label={title && t('addToCalendarNamed', { title })}
      download
    >
      <Icon name="calendar" />
      <span>{t('addToCalendar')}</span>
    </a>
  );
}
