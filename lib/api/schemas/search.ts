import * as z from 'zod';
import type { InterfaceLanguage } from '../../model/language.ts';
import type { CourseSearch, SearchPage } from '../../model/search.ts';
import { coursesOfPage } from './course-summary.ts';
import { nearThings, searchCounts, textReport } from './extensions.ts';
import { count, isId, requiredCount } from './fields.ts';
import { isFilterName, seriesFilter } from './filter-names.ts';

/** The body of a search: each filter with its selected keys. What cannot be a name or a key is left out. */
function searchBody(selection: CourseSearch['selection']): Record<string, readonly string[]> {
  const valid = Object.entries(selection).filter(([name]) => isFilterName(name));
  return Object.fromEntries(valid.map(([name, keys]) => [name, keys.filter(isId)]));
}

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
    lang: search.language,
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
export function seriesRequest(seriesId: string, language: InterfaceLanguage) {
  return { query: { lang: language }, body: { [seriesFilter]: [seriesId] } };
}

const sentPage = z.object({
  moocs: z
    .unknown()
    .optional()
    .transform((list) => coursesOfPage.parse(list)),
  moocTotali: requiredCount,
  paginaCorrente: count,
  pagineTotali: count,
  ricerca: textReport,
  vicini: nearThings,
  conteggi: searchCounts,
});

/**
 * Whether a page lists some of what it counts, so that it can be shown. Only a page beyond the last may list nothing of it;
 * anywhere else visitors would read that there are no results.
 */
function listsWhatItCounts({ moocs, moocTotali, paginaCorrente, pagineTotali }: z.output<typeof sentPage>): boolean {
  if (moocTotali === 0 || moocs.length > 0) return true;
  return paginaCorrente !== null && !!pagineTotali && paginaCorrente > pagineTotali;
}

/** One page of a search; without a total it is none. Numbers that contradict its courses are put right. */
export const searchPage = sentPage
  .refine(listsWhatItCounts, 'moocs: courses are counted but none is listed, or none of use')
  .transform(
    ({ moocs: courses, ...wire }) =>
      ({
        courses,
        total: Math.max(wire.moocTotali, courses.length),
        page: Math.max(wire.paginaCorrente ?? 1, 1),
        pageCount: Math.max(wire.pagineTotali ?? 0, courses.length > 0 ? 1 : 0),
        ...(wire.ricerca && { textReport: wire.ricerca }),
        ...(wire.vicini && { near: wire.vicini }),
        ...(wire.conteggi && { counts: wire.conteggi }),
      }) satisfies SearchPage,
  );
