import type { InterfaceLanguage } from '../../model/language.ts';
import type { CourseSearch } from '../../model/search.ts';
import type { Query } from '../rest-client.ts';
import { isId } from './fields.ts';
import { isFilterName } from './filter.ts';
import { seriesFilter } from './filter-names.ts';

/** The query of a search. */
export function searchQuery(search: CourseSearch): Query {
  return {
    lang: search.language,
    moocsPerPagina: search.pageSize,
    paginaCorrente: search.page,
    testoRicerca: search.text.trim(),
    soloMooc: search.coursesOnly ?? false,
    ...(search.featuredOnly && { carosello: true }),
    ...(search.excludedId !== undefined && isId(search.excludedId) && { moocIdEscluso: search.excludedId }),
  };
}

/** The body of a search: each filter with its selected keys. What cannot be a name or a key is left out. */
export function searchBody(selection: CourseSearch['selection']): Record<string, readonly string[]> {
  const valid = Object.entries(selection).filter(([name]) => isFilterName(name));
  return Object.fromEntries(valid.map(([name, keys]) => [name, keys.filter(isId)]));
}

/** Query and body that ask for the members of a series. */
export function seriesRequest(seriesId: string, language: InterfaceLanguage) {
  return { query: { lang: language }, body: { [seriesFilter]: [seriesId] } };
}
