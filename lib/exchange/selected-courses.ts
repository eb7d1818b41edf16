import 'server-only';
import { z } from 'zod';
import { emptySearch, parseSearch, type SearchAddress } from '@/lib/addresses/search-address';
import { type FilterView, filterViews, selectedChoices } from '@/lib/catalogue/filter-view';
import { readFilters } from '@/lib/catalogue/read-lists';
import { selectedLabels } from '@/lib/catalogue/result-title';
import { type InterfaceLanguage, interfaceLanguages } from '@/lib/model/language';
import { type ExchangedCourse, readExchangePage } from './read-courses';

/** The courses that a feed or a calendar is of. */
export interface SelectedCourses {
  readonly search: SearchAddress;
  /** What is selected in words, such as “Musica, Inglese”; empty: nothing, these are courses of the whole catalogue. */
  readonly label: string;
  /** The first hundred in the catalogue's order (featured, then newest), without series. */
  readonly courses: readonly ExchangedCourse[];
}

/** The language that an address of a feed or a calendar ends with. */
export const languageSchema = z.enum(interfaceLanguages);

/**
 * Reads the courses that the filters in the query of an address select, as the catalogue's address has them.
 *
 * @throws BackendError
 */
export async function readSelectedCourses(address: string, language: InterfaceLanguage): Promise<SelectedCourses> {
  const filters = filterViews(await readFilters(), language, () => '');
  const search = knownSearch(parseSearch(new URL(address).search), filters);
  const { courses } = await readExchangePage({ page: 1, coursesOnly: true, selected: search.selection });
  return { search, label: selectedLabels(filters, search), courses };
}

/** What is selected without keys that the catalogue does not have; a feed has neither text nor pages. */
function knownSearch({ selection }: SearchAddress, filters: readonly FilterView[]): SearchAddress {
  const known = selectedChoices(filters, { selection });
  const keys = Map.groupBy(known, ({ filterName }) => filterName);
  const chosen = [...keys].map(([name, choices]) => [name, choices.map(({ key }) => key)] as const);
  return { ...emptySearch, selection: Object.fromEntries(chosen) };
}
