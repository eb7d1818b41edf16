import 'server-only';
import { availabilityFilter, upcomingKey } from '@/lib/api/schemas/filter-names';
import { maxPageSize } from '@/lib/api/schemas/search';
import { isSeries } from '@/lib/model/course';
import type { Locale } from '@/lib/model/locale';
import type { SearchCounts, Selection } from '@/lib/model/search';
import { orFallback } from '@/lib/page-parts/page-part';
import type { CourseCardData } from './course-card';
import { readCards } from './read-catalogue';
import { readFilters } from './read-lists';

/** The courses of an institution or a subject, as its page shows them. */
export interface Landing {
  /** Number of courses and series. */
  readonly total: number;
  /** Nearest opening first; empty if the backend has no such filter. */
  readonly openingSoon: readonly CourseCardData[];
  /** The first courses, without those of {@link openingSoon}. */
  readonly courses: readonly CourseCardData[];
  readonly series: readonly CourseCardData[];
  /** How many of them have each value of each filter; empty if the backend does not count. */
  readonly counts: SearchCounts['byValue'];
  /** When the state of any of the courses changes next, in milliseconds since the epoch; `null`: never. */
  readonly changesAt: number | null;
}

/** Cards in a row. Courses and series get two rows each, so that the page stays under 150 kB. */
const cardsOfRow = 3;
const maxCards = 2 * cardsOfRow;

/** Reads the courses and series that open next, nearest first; empty if the backend has no such filter. @throws BackendError */
export function readOpeningSoon(locale: Locale, selected: Selection = {}): Promise<readonly CourseCardData[]> {
  return readFirstCards(locale, { name: availabilityFilter, key: upcomingKey }, selected);
}

/** Reads a row of courses and series with a filter's value; empty if the backend does not have the value. @throws BackendError */
export async function readFirstCards(
  locale: Locale,
  value: { readonly name: string; readonly key: string },
  selected: Selection,
): Promise<readonly CourseCardData[]> {
  const isThere = (await readFilters()).some(
    ({ name, values }) => name === value.name && values.some(({ key }) => key === value.key),
  );
  if (!isThere) return [];
  const selection = { ...selected, [value.name]: [value.key] };
  return (await readCards({ locale, selection, pageSize: cardsOfRow })).cards;
}

/**
 * Reads the courses and series with a value of a filter, in two calls for any number of them.
 *
 * @throws BackendError
 */
export async function readLanding(filterName: string, key: string, locale: Locale): Promise<Landing> {
  const selection = { [filterName]: [key] };
  const [all, openingSoon] = await Promise.all([
    readCards({ locale, selection, pageSize: maxPageSize, isCounted: true }),
    orFallback(readOpeningSoon(locale, selection), []),
  ]);
  const shown = new Set(openingSoon.map(({ id }) => id));
  const others = all.cards.filter(({ id }) => !shown.has(id));
  return {
    total: all.total,
    openingSoon,
    courses: others.filter((card) => !isSeries(card)).slice(0, maxCards),
    series: others.filter(isSeries).slice(0, maxCards),
    counts: all.counts?.byValue ?? {},
    changesAt: all.changesAt ?? null,
  };
}
