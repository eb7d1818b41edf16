import 'server-only';
import { getTranslations } from 'next-intl/server';
import { followedSearch, parseSearch, type SearchAddress } from '@/lib/addresses/search-address';
import { filterViews } from '@/lib/catalogue/filter-view';
import { followedLabel } from '@/lib/catalogue/result-title';
import { readExistingSearch } from '@/lib/catalogue/selectable-filters';
import type { FullCourse } from '@/lib/model/course';
import type { Locale } from '@/lib/model/locale';
import { readExchangePage } from './read-courses';

/** The courses of a feed or a calendar. */
export interface SelectedCourses {
  readonly search: SearchAddress;
  /** The search in words, such as “Musica, Inglese”; empty for the whole catalogue. */
  readonly label: string;
  /** Courses without series: the first hundred in the catalogue's order (featured, then newest), or the best for a text. */
  readonly courses: readonly FullCourse[];
}

/** Limit of courses for a text: the answer is never cached, and later courses have little to do with the text. */
const maxFound = 30;

/**
 * Reads the courses for the text and filters in the query of an address, written as in the catalogue's address. When the
 * catalogue no longer has a selected filter value, the result is empty for the time being. Examples are an institution
 * that has left, or "opens soon" when no course does.
 *
 * @throws BackendError
 */
export async function readSelectedCourses(address: string, locale: Locale): Promise<SelectedCourses> {
  const followed = followedSearch(parseSearch(new URL(address).search));
  const { search, filters } = await readExistingSearch(followed);
  const isGone = filters.some(({ name }) => followed.selection[name] && !search.selection[name]);
  if (isGone) return { search: followed, label: Object.values(followed.selection).flat().join(', '), courses: [] };
  // The results of a text depend on the locale. Without a text all locales share one answer.
  const found = search.text && { pageSize: maxFound, locale };
  const { courses } = await readExchangePage({ ...search, ...found, coursesOnly: true });
  const t = await getTranslations({ locale, namespace: 'catalogue' });
  const views = filterViews(filters, locale, () => '');
  return { search, label: followedLabel(views, search, t), courses };
}
