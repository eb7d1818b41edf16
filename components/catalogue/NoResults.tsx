import { useLocale, useTranslations } from 'next-intl';
import buttonStyles from '@/components/ui/Button.module.css';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EmptyState } from '@/components/ui/EmptyState';
import { routes } from '@/lib/addresses/routes';
import { type SearchAddress, withKeys } from '@/lib/addresses/search-address';
import type { CardPage } from '@/lib/catalogue/course-card';
import type { FilterView } from '@/lib/catalogue/filter-view';
import { textWithout } from '@/lib/catalogue/text-without';
import { SearchLink } from './SearchLink';

interface NoResultsProps {
  readonly filters: readonly FilterView[];
  readonly search: SearchAddress;
  readonly answer: CardPage;
}

/** An empty result with ways on; an empty catalogue says so. */
export function NoResults({ filters, search, answer: { textReport } }: NoResultsProps) {
  const t = useTranslations('catalogue');
  const to = routes(useLocale());
  if (filters.length === 0)
    return <EmptyState title={t('count', { count: 0, shown: '0' })} text={t('nothingToFilter')} />;
  const missing = textReport?.missingWords ?? [];
  const words = missing.map((word) => t('missingWord', { word })).join(', ');
  const text = missing.length > 0 ? t('missingWords', { count: missing.length, words }) : t('noResultsText');
  return (
    <EmptyState title={t('noResults')} text={text}>
      {textReport ? <NearSearches filters={filters} search={search} missing={missing} /> : null}
      <ButtonLink href={to.catalogue()}>{t('wholeCatalogue')}</ButtonLink>
    </EmptyState>
  );
}

interface NearSearchesProps extends Pick<NoResultsProps, 'filters' | 'search'> {
  readonly missing: readonly string[];
}

/** The search without the words that no course has, and without each of its filters where that can help. */
function NearSearches({ filters, search, missing }: NearSearchesProps) {
  const t = useTranslations('catalogue');
  const text = textWithout(search.text, missing);
  // A search of words that no course has finds nothing without its filters either.
  const active = search.text && !text ? [] : filters.filter(({ name }) => search.selection[name]);
  const className = `${buttonStyles.button} ${buttonStyles.outline}`;
  return (
    <>
      {text && text !== search.text ? (
        <SearchLink search={{ ...search, text, page: 1 }} className={className}>
          {t('searchForText', { text })}
        </SearchLink>
      ) : null}
      {active.map(({ name, label }) => (
        <SearchLink key={name} search={withKeys(search, name, [])} className={className}>
          {t('withoutFilter', { filter: label })}
        </SearchLink>
      ))}
    </>
  );
}

/** Says that the cards could not be loaded, and offers another attempt. */
export function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations('catalogue');
  return (
    <EmptyState title={t('loadError')} text={t('loadErrorText')}>
      <button type="button" className={`${buttonStyles.button} ${buttonStyles.solid}`} onClick={onRetry}>
        {t('retry')}
      </button>
    </EmptyState>
  );
}
