import { queryOptions } from '@tanstack/react-query';
import { withBasePath } from '@/lib/addresses/base-path';
import { emptySearch, formatSearch, type SearchAddress } from '@/lib/addresses/search-address';
import type { Locale } from '@/lib/model/locale';
import type { CardPage } from './course-card';

/** The query for a page of cards, from the app's own origin. The answer is small; shared caches store it unless it has a text. */
function cardPageQuery(parameters: Readonly<Record<string, string>>, search: SearchAddress) {
  const address = withBasePath(
    `/api/courses?${[String(new URLSearchParams(parameters)), formatSearch(search)].filter(Boolean).join('&')}`,
  );
  return queryOptions({
    queryKey: ['cards', address],
    queryFn: async ({ signal }) => {
      // The document already contains the first page of cards, so the client is loaded only for further pages.
      const { default: ky } = await import('ky');
      return ky(new URL(address, window.location.origin), { signal, retry: 0 }).json<CardPage>();
    },
  });
}

/** The query for a page of results of a catalogue search. */
export const cardsQuery = (locale: Locale, search: SearchAddress) => cardPageQuery({ lang: locale }, search);

/** The query for a page of the featured courses. @param page from 1 */
export const featuredCardsQuery = (locale: Locale, page: number) =>
  cardPageQuery({ lang: locale, featured: 'true' }, { ...emptySearch, page });
