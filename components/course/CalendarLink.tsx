import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';

interface CalendarLinkProps {
  /** The id of a course with dates. */
  readonly id: string;
  readonly className?: string | undefined;
}

/** The dates of a course as a file for calendars. */
export function CalendarLink({ id, className }: CalendarLinkProps) {
  const t = useTranslations('course');
  return (
    <a href={withBasePath(routes(useLocale()).calendar(id))} className={className} download>
      <Icon name="calendar" />
      <span>{t('addToCalendar')}</span>
    </a>
  );
}
