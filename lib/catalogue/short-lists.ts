import type { SearchAddress } from '@/lib/addresses/search-address';
import { institutionFilter } from '@/lib/api/schemas/filter-names';
import type { Filter } from '@/lib/model/filter';
import type { Locale } from '@/lib/model/locale';
import type { SearchCounts } from '@/lib/model/search';
import { filterViews, type ShortLists } from './filter-view';

/** Maximum values that a filter shows: thousands would make a page of a megabyte. Another page has the complete list. */
export const maxInstitutions = 64;
export const maxValues = 24;

const maxValuesOf = ({ name }: Filter) => (name === institutionFilter ? maxInstitutions : maxValues);

/**
 * Shortens the filters with too many values. Selected values stay, then those that would leave most courses; the result keeps
 * the order of the list.
 *
 * @param counts how many courses each choice would leave, if the backend counts
 * @returns `undefined` if every list is short enough
 */
export function shortListsOf(
  filters: readonly Filter[],
  { selection }: Pick<SearchAddress, 'selection'>,
  locale: Locale,
  counts?: SearchCounts,
): ShortLists | undefined {
  const long = filters.filter((filter) => filter.values.length > maxValuesOf(filter));
  if (long.length === 0) return undefined;
  const short = long.map((filter) => shortened(filter, selection[filter.name] ?? [], counts?.byValue[filter.name]));
  const views = filterViews(short, locale, (name) => name);
  return Object.fromEntries(views.map(({ name, choices }) => [name, choices]));
}

function shortened(filter: Filter, keys: readonly string[], counts: Readonly<Record<string, number>> = {}): Filter {
  const selected = new Set(keys);
  const weightOf = (key: string) => (selected.has(key) ? Number.MAX_SAFE_INTEGER : (counts[key] ?? 0));
  const values = [...filter.values]
    .sort((a, b) => weightOf(b.key) - weightOf(a.key) || a.order - b.order)
    .slice(0, Math.max(maxValuesOf(filter), selected.size));
  return { ...filter, values };
}

/** Reduces the counts to the choices of the short lists, because the others are not shown. */
export function countsOf(counts: SearchCounts, lists: ShortLists | undefined): SearchCounts {
  if (!lists) return counts;
  const byValue = Object.entries(counts.byValue).map(([name, byKey]) => {
    const shown = lists[name];
    return [name, shown ? Object.fromEntries(shown.map(({ key }) => [key, byKey[key] ?? 0])) : byKey];
  });
  return { ...counts, byValue: Object.fromEntries(byValue) };
}
