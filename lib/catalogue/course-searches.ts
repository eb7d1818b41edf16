import { emptySearch, type SearchAddress } from '@/lib/addresses/search-address';
import { languageFilter, levelFilter, targetFilter } from '@/lib/api/schemas/filter-names';
import type { Course } from '@/lib/model/course';
import type { Filter, FilterValue } from '@/lib/model/filter';

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
