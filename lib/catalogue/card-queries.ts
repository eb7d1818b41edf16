import { queryOptions } from '@tanstack/react-query';
import { withBasePath } from '@/lib/addresses/base-path';
import { emptySearch, formatSearch, type SearchAddress } from '@/lib/addresses/search-address';
import type { InterfaceLanguage } from '@/lib/model/language';
import type { CardPage } from './course-card';

/** One page of cards from the app's own origin: small, and cached by shared caches where it is no free text. */
function cardPageQuery(parameters: Readonly<Record<string, string>>, search: SearchAddress) {
  const address = withBasePath(
    `/api/courses?${[String(new URLSearchParams(parameters)), formatSearch(search)].filter(Boolean).join('&')}`,
  );
  return queryOptions({
    queryKey: ['cards', address],
    queryFn: async ({ signal }) => {
      // The first page of cards comes with the document: a visitor who wants no other needs no client.
      const { default: ky } = await import('ky');
      return ky(new URL(address, window.location.origin), { signal, retry: 0 }).json<CardPage>();
    },
  });
}

/** One page of the answer to a search of the catalogue. */
export const cardsQuery = (lang: InterfaceLanguage, search: SearchAddress) => cardPageQuery({ lang }, search);

/** One page of the featured courses, from 1. */
export const featuredCardsQuery = (lang: InterfaceLanguage, page: number) =>
  cardPageQuery({ lang, featured: 'true' }, { ...emptySearch, page });
