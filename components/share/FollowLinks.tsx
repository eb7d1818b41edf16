import { useLocale, useTranslations } from 'next-intl';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import type { SearchAddress } from '@/lib/addresses/search-address';

interface FollowLinksProps {
  readonly search: SearchAddress;
  /** Name of the institution, subject or search that is followed. */
  readonly name: string;
  readonly className?: string | undefined;
}

/** Links to follow the courses of an institution, a subject or any search: in a feed reader or in a calendar. */
export function FollowLinks({ search, name, className }: FollowLinksProps) {
  const t = useTranslations('follow');
  const to = routes(useLocale());
  const feed = withBasePath(to.feed(search));
  const calendar = withBasePath(to.coursesCalendar(search));
  // Crawlers should not run text searches.
  const rel = search.text ? 'nofollow' : undefined;
  return (
    <p className={className}>
      <a href={feed} rel={rel} type="application/atom+xml" aria-label={t('feedOf', { name })}>
        {t('feed')}
      </a>
      {' · '}
      <a href={calendar} rel={rel} type="text/calendar" aria-label={t('calendarOf', { name })}>
        {t('calendar')}
      </a>
    </p>
  );
}
