import 'server-only';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { currentLocale } from '@/lib/i18n/locale';
import { type FilterView, filterViews } from './filter-view';
import { readFilters } from './read-lists';

/** The filters as a visitor of this page reads them. @throws BackendError */
export const readFilterViews = cache(async (): Promise<readonly FilterView[]> => {
  const t = await getTranslations('catalogue.filterName');
  // A filter that nobody has named yet shows its text key in brackets (specification, section 2).
  const nameOf = (filterName: string) => t(filterName as Parameters<typeof t>[0]);
  return filterViews(await readFilters(), await currentLocale(), nameOf);
});
