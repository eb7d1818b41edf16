import { useLocale, useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import buttons from '@/components/ui/Button.module.css';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EmptyState } from '@/components/ui/EmptyState';
import { focusAround } from '@/components/ui/focus-around';
import { routes } from '@/lib/addresses/routes';
import { emptySearch, type SearchAddress, withKeys } from '@/lib/addresses/search-address';
import type { CardPage } from '@/lib/catalogue/course-card';
import { type FilterView, subjectChoices } from '@/lib/catalogue/filter-view';
import { removeWords, searchedText, selectedLabels } from '@/lib/catalogue/result-title';
import { formatCount } from '@/lib/i18n/count';
import { SearchLink } from './SearchLink';

interface NoResultsProps {
  readonly filters: readonly FilterView[];
  readonly search: SearchAddress;
  readonly answer: CardPage;
}

/** An empty result with links to other searches; says so when the whole catalogue is empty. */
export function NoResults({ filters, search, answer }: NoResultsProps) {
  const t = useTranslations('catalogue');
  const locale = useLocale();
  const to = routes(locale);
  const variants = useVariants(filters, search, answer);
  // When nothing is close and no other search finds more, offer the first subjects as a start.
  const areas = search.text && variants.length === 0 && !answer.near ? subjectChoices(filters) : [];
  if (filters.length === 0)
    return <EmptyState title={t('count', { count: 0, shown: '0', kind: 'course' })} text={t('nothingToFilter')} />;
  return (
    <EmptyState title={t('noResults')} text={t('noResultsText')}>
      {variants.map(({ label, search: other, count }) => (
        <SearchLink key={label} search={other} className={buttons.outline}>
          {count === null ? label : t('wayCount', { way: label, count, shown: formatCount(count, locale) })}
        </SearchLink>
      ))}
      <ButtonLink href={to.catalogue()}>{t('wholeCatalogue')}</ButtonLink>
      {areas.map(({ key, label, lang }) => (
        <ButtonLink key={key} look="outline" href={to.category(key)} lang={lang}>
          {label}
        </ButtonLink>
      ))}
    </EmptyState>
  );
}

/** A search that is similar to one without results. */
interface Variant {
  readonly label: string;
  readonly search: SearchAddress;
  /** How many courses it finds; `null` when the backend has not counted. */
  readonly count: number | null;
}

/**
 * Searches to try when a search finds nothing: without the words that no course has, without each of its filters, its
 * text in the whole catalogue, its filters without the text. Searches known to find nothing are left out.
 */
function useVariants(filters: readonly FilterView[], search: SearchAddress, answer: CardPage): readonly Variant[] {
  const { textReport, counts } = answer;
  const t = useTranslations('catalogue');
  const searched = searchedText(search, answer);
  const text = removeWords(searched, textReport?.missingWords ?? []);
  const active = filters.filter(({ name }) => search.selection[name]);
  const hasTextAndFilters = search.text !== '' && active.length > 0;
  // A search of words that no course has finds nothing without its filters either.
  const mayFindMore = text !== '' || search.text === '';
  const withFewerWords = { label: t('searchForText', { text }), search: { ...search, text, page: 1 }, count: null };
  const withoutFilter = active.map(({ name, label }) => ({
    label: t('withoutFilter', { filter: label }),
    search: withKeys(search, name, []),
    count: counts?.withoutFilter[name] ?? null,
  }));
  const everywhere = {
    label: t('everywhere', { text: searched }),
    search: { ...search, selection: {}, page: 1 },
    count: counts?.withoutFilters ?? null,
  };
  const withoutText = {
    label: t('allOfSelection', { value: selectedLabels(filters, search) }),
    search: { ...emptySearch, selection: search.selection },
    count: counts?.withoutText ?? null,
  };
  const variants: readonly Variant[] = [
    ...(text && text !== searched ? [withFewerWords] : []),
    // With a text, the search without its only filter is the search everywhere.
    ...(mayFindMore && (search.text === '' || active.length > 1) ? withoutFilter : []),
    ...(mayFindMore && hasTextAndFilters ? [everywhere] : []),
    ...(hasTextAndFilters ? [withoutText] : []),
  ];
  return variants.filter(({ count }) => count !== 0);
}

/** Says that the cards could not be loaded, and offers another attempt. */
export function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations('catalogue');
  const retry = (event: MouseEvent) => {
    focusAround(event);
    onRetry();
  };
  return (
    <EmptyState title={t('loadError')} text={t('loadErrorText')}>
      <button type="button" className={buttons.solid} onClick={retry}>
        {t('retry')}
      </button>
    </EmptyState>
  );
}
