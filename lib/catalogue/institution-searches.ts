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

/** The states that courses of a page may be in; what is yet to open only where something is. */
export function statesOf(filters: readonly FilterView[], { openingSoon }: Landing): readonly FilterChoice[] {
  return filters
    .filter(({ name }) => name === availabilityFilter)
    .flatMap(({ choices }) => choices)
    .filter(({ key }) => key !== upcomingKey || openingSoon.length > 0);
}
