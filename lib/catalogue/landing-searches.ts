import { availabilityFilter, categoryFilter, institutionFilter, upcomingKey } from '@/lib/api/schemas/filter-names';
import { emptySearch, type SearchAddress } from '../addresses/search-address';
import type { FilterChoice, FilterView } from './filter-view';
import type { Landing } from './read-landing';

/** The search of the catalogue for an institution's courses, perhaps of one category or in one state. */
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

/** The search of the catalogue for all that is yet to open. */
export const openingSoonSearch: SearchAddress = {
  ...emptySearch,
  selection: { [availabilityFilter]: [upcomingKey] },
};

/** A state that courses of a page are in. */
interface StateChoice extends FilterChoice {
  /** Where the backend counts them. */
  readonly count: number | undefined;
}

/** The states to offer for the courses of a page, with their numbers. Where nobody counts, “opening soon” only if some are. */
export function statesOf(filters: readonly FilterView[], { openingSoon, counts }: Landing): readonly StateChoice[] {
  const known = counts[availabilityFilter];
  return filters
    .filter(({ name }) => name === availabilityFilter)
    .flatMap(({ choices }) => choices)
    .filter(({ key }) => known || key !== upcomingKey || openingSoon.length > 0)
    .map((choice) => ({ ...choice, count: known && (known[choice.key] ?? 0) }));
}
