import 'server-only';
import { getTranslations } from 'next-intl/server';
import { followedSearch, parseSearch, type SearchAddress } from '@/lib/addresses/search-address';
import { filterViews } from '@/lib/catalogue/filter-view';
import { followedLabel } from '@/lib/catalogue/result-title';
import { readExistingSearch } from '@/lib/catalogue/selectable-filters';
import type { FullCourse } from '@/lib/model/course';
import type { InterfaceLanguage } from '@/lib/model/language';
import { readExchangePage } from './read-courses';

/** The courses that a feed or a calendar is of. */
export interface SelectedCourses {
  readonly search: SearchAddress;
  /** What is searched for in words, such as “Musica, Inglese”; empty: nothing, these are courses of the whole catalogue. */
  readonly label: string;
  /** Without series: the first hundred in the catalogue's order (featured, then newest), or the best answers to a text. */
  readonly courses: readonly FullCourse[];
}

/** Courses for a text: the answer is made for each request, and later ones are hardly about the text. */
const mostFound = 30;

/**
 * Reads the courses that text and filters in the query of an address find, as the catalogue's address has them. Where the catalogue no
 * longer has what is followed, such as an institution that has left, or courses that open soon when there are none, there are no courses
 * for the time being.
 *
 * @throws BackendError
 */
export async function readSelectedCourses(address: string, language: InterfaceLanguage): Promise<SelectedCourses> {
  const followed = followedSearch(parseSearch(new URL(address).search));
  const { search, filters } = await readExistingSearch(followed);
  const isGone = filters.some(({ name }) => followed.selection[name] && !search.selection[name]);
  if (isGone) return { search: followed, label: Object.values(followed.selection).flat().join(', '), courses: [] };
  const { selection: selected, ...asked } = search;
  // What a text means depends on the language; without one all languages share an answer.
  const found = search.text && { pageSize: mostFound, language };
  const { courses } = await readExchangePage({ ...asked, ...found, coursesOnly: true, selected });
  const t = await getTranslations({ locale: language, namespace: 'catalogue' });
  const views = filterViews(filters, language, () => '');
  return { search, label: followedLabel(views, search, t), courses };
}
