import 'server-only';
import { fullSelection } from '@/lib/api/courses';
import { availabilityFilter, upcomingKey } from '@/lib/api/schemas/filter-names';
import { isSeries } from '@/lib/model/course';
import type { InterfaceLanguage } from '@/lib/model/language';
import type { SearchCounts } from '@/lib/model/search';
import { orWithout } from '@/lib/site-settings/page-part';
import type { SearchAddress } from '../addresses/search-address';
import type { CourseCardData } from './course-card';
import { readCards } from './read-catalogue';
import { readExtensions } from './read-extensions';
import { readFilters } from './read-lists';

/** The courses of an institution or of a subject as its own page shows them. */
export interface Landing {
  /** Of courses and series. */
  readonly total: number;
  /** The nearest opening first; none where the backend has no such filter. */
  readonly openingSoon: readonly CourseCardData[];
  /** The first ones, without those of {@link openingSoon}. */
  readonly courses: readonly CourseCardData[];
  readonly series: readonly CourseCardData[];
  /** How many of them have each value of each filter; empty where the backend does not count. */
  readonly counts: SearchCounts['byValue'];
}

/** Courses and series that are looked at: one answer of the backend. */
const mostRead = 100;
/** Cards of a row; of courses and of series two rows are shown, so that the page stays under 150 kB. */
const cardsOfRow = 3;
const mostCards = 2 * cardsOfRow;

/** The courses and series that open next, the nearest first; none where the backend has no such filter. @throws BackendError */
export function readOpeningSoon(
  language: InterfaceLanguage,
  selected: SearchAddress['selection'] = {},
): Promise<readonly CourseCardData[]> {
  return readFirstCards(language, { name: availabilityFilter, key: upcomingKey }, selected);
}

/** A row of the courses and series with a value of a filter; none where the backend does not have it. @throws BackendError */
export async function readFirstCards(
  language: InterfaceLanguage,
  value: { readonly name: string; readonly key: string },
  selected: SearchAddress['selection'] = {},
): Promise<readonly CourseCardData[]> {
  const filters = await readFilters();
  const isThere = filters.some(
    ({ name, values }) => name === value.name && values.some(({ key }) => key === value.key),
  );
  if (!isThere) return [];
  const selection = { ...fullSelection(filters), ...selected, [value.name]: [value.key] };
  return (await readCards({ language, text: '', selection, page: 1, pageSize: cardsOfRow })).cards;
}

/**
 * The courses and series with one value of a filter, in two calls however many there are.
 *
 * @throws BackendError
 */
export async function readLanding(filterName: string, key: string, language: InterfaceLanguage): Promise<Landing> {
  const [filters, { search: version = 0 }] = await Promise.all([readFilters(), readExtensions()]);
  // Named here too: a backend that has no such filter must not answer with the whole catalogue.
  const selection = { ...fullSelection(filters), [filterName]: [key] };
  const [all, openingSoon] = await Promise.all([
    readCards({ language, text: '', selection, page: 1, pageSize: mostRead, ...(version >= 2 && { isCounted: true }) }),
    orWithout(readOpeningSoon(language, { [filterName]: [key] }), []),
  ]);
  const shown = new Set(openingSoon.map(({ id }) => id));
  const others = all.cards.filter(({ id }) => !shown.has(id));
  return {
    total: all.total,
    openingSoon,
    courses: others.filter((card) => !isSeries(card)).slice(0, mostCards),
    series: others.filter(isSeries).slice(0, mostCards),
    counts: (version >= 2 && all.counts?.byValue) || {},
  };
}
