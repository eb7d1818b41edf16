import * as z from 'zod';
import { isId } from '../../model/id.ts';
import type { Locale } from '../../model/locale.ts';
import type { CourseSearch, SearchPage, Selection } from '../../model/search.ts';
import { coursesOfPage } from './course-summary.ts';
import { count } from './fields.ts';
import { isFilterKey, isFilterName, seriesFilter } from './filter-names.ts';
import { nearThings, searchCounts, textReport } from './search-extension.ts';

/** The body of a search: each filter with its selected keys. Invalid names and keys are left out. */
function searchBody(selection: Selection): Record<string, readonly string[]> {
  const valid = Object.entries(selection).filter(([name]) => isFilterName(name));
  return Object.fromEntries(valid.map(([name, keys]) => [name, keys.filter(isFilterKey)]));
}

/** Maximum courses and series on one page of a search (REST contract, "The calls that need a word"). */
export const maxPageSize = 100;

const wireOrders = {
  showcase: 'vetrina',
  opening: 'apertura',
  newest: 'recenti',
  shortest: 'durata',
  title: 'titolo',
} as const satisfies Record<NonNullable<CourseSearch['order']>, string>;

/** Query and body of a search. */
export function searchRequest(search: CourseSearch) {
  const query = {
    lang: search.locale,
    moocsPerPagina: search.pageSize,
    paginaCorrente: search.page,
    testoRicerca: search.text.trim(),
    ...(search.isExact && { esatta: true }),
    ...(search.isCounted && { conteggi: true }),
    ...(search.order && { ordine: wireOrders[search.order] }),
    soloMooc: search.coursesOnly ?? false,
    ...(search.featuredOnly && { carosello: true }),
    ...(search.excludedId !== undefined && isId(search.excludedId) && { moocIdEscluso: search.excludedId }),
  };
  return { query, body: searchBody(search.selection) };
}

/** Query and body of the call for the members of a series. */
export function seriesRequest(seriesId: string, locale: Locale) {
  return { query: { lang: locale }, body: { [seriesFilter]: [seriesId] } };
}

const sentPage = z.object({
  moocs: coursesOfPage,
  moocTotali: count,
  pagineTotali: count,
  ricerca: textReport,
  vicini: nearThings,
  conteggi: searchCounts,
});

type SentPage = z.output<typeof sentPage>;

/** The total, but never less than the listed courses. `null` when there is neither a total nor a course: nothing is known then. */
function totalOf({ moocTotali, moocs }: SentPage): number | null {
  if (moocTotali === null) return moocs.length || null;
  return Math.max(moocTotali, moocs.length);
}

function pageCountOf(wire: SentPage, pageSize: number): number {
  const total = totalOf(wire) ?? 0;
  return total === 0 ? 0 : (wire.pagineTotali ?? Math.ceil(total / pageSize));
}

/**
 * Whether a page lists some of the courses it counts, so that it can be shown. Only a page after the last one may list
 * none; otherwise visitors would read that there are no results.
 */
function isConsistent(wire: SentPage, pageSize: number, page: number): boolean {
  if (wire.moocTotali === 0 || wire.moocs.length > 0) return true;
  const pageCount = pageCountOf(wire, pageSize);
  return pageCount > 0 && page > pageCount;
}

/**
 * One page of a search. It is unusable without both a total and courses. Numbers that are missing, or that contradict the
 * listed courses, are corrected. `paginaCorrente` is not read, because it cannot say more than the request.
 *
 * @param pageSize number of courses in the request
 * @param page number of the page in the request, from 1
 */
export const searchPage = (pageSize: number, page: number) =>
  sentPage
    .refine((wire) => totalOf(wire) !== null, 'moocTotali: no count, and no course of use')
    .refine(
      (wire) => isConsistent(wire, pageSize, page),
      'moocs: courses are counted but none is listed, or none of use',
    )
    .transform(
      (wire): SearchPage => ({
        courses: wire.moocs,
        total: totalOf(wire) ?? 0,
        page,
        pageCount: Math.max(pageCountOf(wire, pageSize), wire.moocs.length > 0 ? 1 : 0),
        ...(wire.ricerca && { textReport: wire.ricerca }),
        ...(wire.vicini && { near: wire.vicini }),
        ...(wire.conteggi && { counts: wire.conteggi }),
      }),
    );
