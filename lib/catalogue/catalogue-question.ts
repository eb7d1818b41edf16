import type { InterfaceLanguage } from '@/lib/model/language';
import type { CourseSearch } from '@/lib/model/search';
import type { SearchAddress } from '../addresses/search-address';
import type { CardPage } from './course-card';
import { fullSelection } from './known-search';

/** Cards on a page of the catalogue (specification, section 9). */
const cataloguePageSize = 9;

/** What the catalogue is asked for a search whose filters and keys exist. */
export function catalogueQuestion(
  search: SearchAddress,
  language: InterfaceLanguage,
  filters: readonly { readonly name: string }[],
): CourseSearch {
  const { text, page } = search;
  return { language, text, selection: fullSelection(search, filters), page, pageSize: cataloguePageSize };
}

/** The search with its page clamped to those that its answer has. */
export function onExistingPage(search: SearchAddress, { pageCount }: CardPage): SearchAddress {
  return { ...search, page: Math.min(search.page, Math.max(pageCount, 1)) };
}
