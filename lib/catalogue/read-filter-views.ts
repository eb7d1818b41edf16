import 'server-only';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { currentLocale } from '@/lib/i18n/locale';
import { type CanonicalQuery, parseSearch } from '../addresses/search-address';
import { type FilterView, filterViews } from './filter-view';
import { readSelectableFilters } from './selectable-filters';

/**
 * The filters as a visitor of this page reads them.
 *
 * @param query of the page, whose values are among them
 * @throws BackendError
 */
export const readFilterViews = cache(async (query: CanonicalQuery | '' = ''): Promise<readonly FilterView[]> => {
  const t = await getTranslations('catalogue.filterName');
  // A filter that nobody has named yet shows its text key in brackets (specification, section 2).
  const nameOf = (filterName: string) => t(filterName as Parameters<typeof t>[0]);
  return filterViews(await readSelectableFilters(parseSearch(query).selection), await currentLocale(), nameOf);
});
