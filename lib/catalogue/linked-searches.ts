import { emptySearch, type SearchAddress } from '@/lib/addresses/search-address';
import {
  availabilityFilter,
  categoryFilter,
  institutionFilter,
  languageFilter,
  levelFilter,
  targetFilter,
  upcomingKey,
} from '@/lib/api/schemas/filter-names';
import type { Course } from '@/lib/model/course';
import type { Filter, FilterValue } from '@/lib/model/filter';
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

/** Searches for courses that share a fact with a course; `null` if the catalogue has no such filter or value. */
export interface CourseSearches {
  readonly language: SearchAddress | null;
  readonly level: SearchAddress | null;
  /** One for each target of the course, in the same order. */
  readonly targets: readonly (SearchAddress | null)[];
}

/** The searches that the facts of a course link to. A course's targets have no keys, so they are found by their names. */
export function courseSearches(
  { language, eqfLevel, targets }: Pick<Course, 'language' | 'eqfLevel' | 'targets'>,
  filters: readonly Filter[],
): CourseSearches {
  const search = (filterName: string, isMeant: (value: FilterValue) => boolean): SearchAddress | null => {
    const value = filters.find(({ name }) => name === filterName)?.values.find(isMeant);
    return value ? { ...emptySearch, selection: { [filterName]: [value.key] } } : null;
  };
  return {
    language: search(languageFilter, ({ key }) => key.toLowerCase() === language),
    level: search(levelFilter, ({ key }) => key === eqfLevel),
    targets: targets.map(({ it, en }) =>
      search(targetFilter, ({ label }) => (it !== null && label.it === it) || (en !== null && label.en === en)),
    ),
  };
}
