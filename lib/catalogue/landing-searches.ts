import { emptySearch, type SearchAddress } from '@/lib/addresses/search-address';
import { availabilityFilter, categoryFilter, institutionFilter, upcomingKey } from '@/lib/api/schemas/filter-names';
import type { FilterChoice, FilterView } from './filter-view';
import type { Landing } from './read-landing';

/** The catalogue search for an institution's courses, optionally of one category or in one state. */
export function institutionSearch(
  id: string,
  { category, state }: { readonly category?: string; readonly state?: string } = {},
): SearchAddress {
  const selection = {
    [institutionFilter]: [id],
    ...(category && { [categoryFilter]: [category] }),
    ...(state && { [availabilityFilter]: [state] }),
  };
  return { ...emptySearch, selection };
}

/** The catalogue search for everything that opens in the future. */
export const openingSoonSearch: SearchAddress = {
  ...emptySearch,
  selection: { [availabilityFilter]: [upcomingKey] },
};

/** An availability to choose, with its number of courses. */
interface StateChoice extends FilterChoice {
  /** Absent if the backend does not count. */
  readonly count: number | undefined;
}

/** The states to offer for a page's courses. If the backend does not count, “opening soon” needs at least one such course. */
export function statesOf(filters: readonly FilterView[], { openingSoon, counts }: Landing): readonly StateChoice[] {
  const known = counts[availabilityFilter];
  return filters
    .filter(({ name }) => name === availabilityFilter)
    .flatMap(({ choices }) => choices)
    .filter(({ key }) => known || key !== upcomingKey || openingSoon.length > 0)
    .map((choice) => ({ ...choice, count: known && (known[choice.key] ?? 0) }));
}
