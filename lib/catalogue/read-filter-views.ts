import 'server-only';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { type CanonicalQuery, parseSearch } from '@/lib/addresses/search-address';
import { capitalised } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import { type FilterView, filterViews } from './filter-view';
import { readSelectableFilters } from './selectable-filters';

/**
 * Reads the filters with labels in the language of the page.
 *
 * @param query the query of the page; its selected values are always included
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

/** A readable label for a filter without a translation: `filterAreaTematica` becomes “Area tematica”. */
function readableName(filterName: string): string {
  const words = filterName
    .replace(/^filter/, '')
    .replaceAll('_', ' ')
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\d)/gu, ' ')
    .trim()
    .split(/\s+/);
  // Abbreviations such as ISCED keep their capitals.
  const inSentence = words.map((word, index) => (index > 0 && /^\p{Lu}\p{Ll}/u.test(word) ? word.toLowerCase() : word));
  return capitalised(inSentence.join(' '));
}
