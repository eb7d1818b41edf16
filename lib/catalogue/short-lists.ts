import { institutionFilter } from '@/lib/api/schemas/filter-names';
import type { Filter } from '@/lib/model/filter';
import type { InterfaceLanguage } from '@/lib/model/language';
import type { SearchCounts } from '@/lib/model/search';
import type { SearchAddress } from '../addresses/search-address';
import { filterViews, type ShortLists } from './filter-view';

/** Institutions that a filter shows at most: a page with thousands of them would be a megabyte. All have their own page. */
export const mostInstitutions = 64;

/**
 * Shortens the list of institutions where it is too long: the selected ones stay, then those that would leave most courses,
 * in the order of the list.
 *
 * @param counts how many courses each choice would leave, where somebody has counted
 * @returns nothing where every list is short enough
 */
export function shortListsOf(
  filters: readonly Filter[],
  { selection }: Pick<SearchAddress, 'selection'>,
  language: InterfaceLanguage,
  counts?: SearchCounts,
): ShortLists | undefined {
  const institutions = filters.find(({ name }) => name === institutionFilter);
  if (!institutions || institutions.values.length <= mostInstitutions) return undefined;
  const { name } = institutions;
  const selected = new Set(selection[name]);
  const byCount = counts?.byValue[name] ?? {};
  const weightOf = (key: string) => (selected.has(key) ? Number.MAX_SAFE_INTEGER : (byCount[key] ?? 0));
  const values = [...institutions.values]
    .sort((a, b) => weightOf(b.key) - weightOf(a.key) || a.order - b.order)
    .slice(0, Math.max(mostInstitutions, selected.size));
  const [view] = filterViews([{ ...institutions, values }], language, () => name);
  return view && { [name]: view.choices };
}

/** The counts of the choices that short lists show: of the others nobody asks. */
export function countsOf(counts: SearchCounts, lists: ShortLists | undefined): SearchCounts {
  if (!lists) return counts;
  const byValue = Object.entries(counts.byValue).map(([name, byKey]) => {
    const shown = lists[name];
    return [name, shown ? Object.fromEntries(shown.map(({ key }) => [key, byKey[key] ?? 0])) : byKey];
  });
  return { ...counts, byValue: Object.fromEntries(byValue) };
}
