import { useLocale, useTranslations } from 'next-intl';
import buttons from '@/components/ui/Button.module.css';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EmptyState } from '@/components/ui/EmptyState';
import { routes } from '@/lib/addresses/routes';
import type { SearchAddress } from '@/lib/addresses/search-address';
import type { CardPage } from '@/lib/catalogue/course-card';
import { type FilterView, subjectChoices } from '@/lib/catalogue/filter-view';
import { formatCount } from '@/lib/i18n/count';
import { SearchLink } from './SearchLink';
import { useMissingWords } from './useMissingWords';
import { useWaysOn, type WayOn } from './useWaysOn';

interface NoResultsProps {
  readonly filters: readonly FilterView[];
  readonly search: SearchAddress;
  readonly answer: CardPage;
}

/** An empty result with ways on; an empty catalogue says so. */
export function NoResults({ filters, search, answer }: NoResultsProps) {
  const t = useTranslations('catalogue');
  const to = routes(useLocale());
  const missing = useMissingWords(answer.textReport);
  const ways = useWaysOn(filters, search, answer);
  // Nothing is near, and nothing finds more: any of the areas is a place to begin.
  const areas = search.text && ways.length === 0 && !answer.near ? subjectChoices(filters) : [];
  if (filters.length === 0)
    return <EmptyState title={t('count', { count: 0, shown: '0', kind: 'course' })} text={t('nothingToFilter')} />;
  return (
    <EmptyState title={t('noResults')} text={missing ?? t('noResultsText')}>
      {ways.map((way) => (
        <WayLink key={way.label} {...way} />
      ))}
      <ButtonLink href={to.catalogue()}>{t('wholeCatalogue')}</ButtonLink>
      {areas.map(({ key, label }) => (
        <ButtonLink key={key} look="outline" href={to.category(key)}>
          {label}
        </ButtonLink>
      ))}
    </EmptyState>
  );
}

function WayLink({ label, search, count }: WayOn) {
  const t = useTranslations('catalogue');
  const locale = useLocale();
  return (
    <SearchLink search={search} className={buttons.outline}>
      {count === null ? label : t('wayCount', { way: label, count, shown: formatCount(count, locale) })}
    </SearchLink>
  );
}

/** Says that the cards could not be loaded, and offers another attempt. */
export function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations('catalogue');
  return (
    <EmptyState title={t('loadError')} text={t('loadErrorText')}>
      <button type="button" className={buttons.solid} onClick={onRetry}>
        {t('retry')}
      </button>
    </EmptyState>
  );
}
