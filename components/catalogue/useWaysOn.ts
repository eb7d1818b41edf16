import { useTranslations } from 'next-intl';
import { emptySearch, type SearchAddress, withKeys } from '@/lib/addresses/search-address';
import type { CardPage } from '@/lib/catalogue/course-card';
import type { FilterView } from '@/lib/catalogue/filter-view';
import { searchedText, selectedLabels, textWithout } from '@/lib/catalogue/result-title';

/** A search that is near one that has found nothing. */
export interface WayOn {
  readonly label: string;
  readonly search: SearchAddress;
  /** How many courses it finds; `null` where the backend has not counted. */
  readonly count: number | null;
}

/**
 * The ways on from a search that has found nothing: without the words that no course has, without each of its filters,
 * its text in the whole catalogue, its filters without the text. What is known to find nothing is left out.
 */
export function useWaysOn(filters: readonly FilterView[], search: SearchAddress, answer: CardPage): readonly WayOn[] {
  const { textReport, counts } = answer;
  const t = useTranslations('catalogue');
  const searched = searchedText(search, answer);
  const text = textWithout(searched, textReport?.missingWords ?? []);
  const active = filters.filter(({ name }) => search.selection[name]);
  const ways: WayOn[] = [];
  if (text && text !== searched) {
    ways.push({ label: t('searchForText', { text }), search: { ...search, text, page: 1 }, count: null });
  }
  // A search of words that no course has finds nothing without its filters either.
  if (text || !search.text) {
    if (!search.text || active.length > 1) {
      for (const { name, label } of active) {
        const count = counts?.withoutFilter[name] ?? null;
        ways.push({ label: t('withoutFilter', { filter: label }), search: withKeys(search, name, []), count });
      }
    }
    if (search.text && active.length > 0) {
      const everywhere = { ...search, selection: {}, page: 1 };
      const count = counts?.withoutFilters ?? null;
      ways.push({ label: t('everywhere', { text: searched }), search: everywhere, count });
    }
  }
  if (search.text && active.length > 0) {
    const label = t('allOfSelection', { value: selectedLabels(filters, search) });
    const all = { ...emptySearch, selection: search.selection };
    ways.push({ label, search: all, count: counts?.withoutText ?? null });
  }
  return ways.filter(({ count }) => count !== 0);
}
