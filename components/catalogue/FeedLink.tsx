import { useLocale, useTranslations } from 'next-intl';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import type { SearchAddress } from '@/lib/addresses/search-address';

interface FeedLinkProps {
  readonly search: SearchAddress;
  /** Of what the courses are. */
  readonly name: string;
}

/** The way to follow the courses of an institution or a subject in a feed reader. */
export function FeedLink({ search, name }: FeedLinkProps) {
  const t = useTranslations('institution');
  const to = routes(useLocale());
  return (
    <p>
      <a href={withBasePath(to.feed(search))} type="application/atom+xml" aria-label={t('feedOf', { name })}>
        {t('follow')}
      </a>
    </p>
  );
}
