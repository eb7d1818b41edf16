import 'server-only';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { capitalised } from '@/lib/i18n/format';
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
  const nameOf = (filterName: string) => {
    const key = filterName as Parameters<typeof t>[0];
    return t.has(key) ? t(key) : readableName(filterName);
  };
  return filterViews(await readSelectableFilters(parseSearch(query).selection), await currentLocale(), nameOf);
});

/** A filter that nobody has named yet, in the words of its own name: `filterAreaTematica` is “Area tematica”. */
function readableName(filterName: string): string {
  const words = filterName
    .replace(/^filter/, '')
    .replaceAll('_', ' ')
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\d)/gu, ' ')
    .trim()
    .split(/\s+/);
  // Abbreviations such as ISCED stay as they are.
  const inSentence = words.map((word, index) => (index > 0 && /^\p{Lu}\p{Ll}/u.test(word) ? word.toLowerCase() : word));
  return capitalised(inSentence.join(' '));
}
