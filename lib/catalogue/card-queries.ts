import { queryOptions } from '@tanstack/react-query';
import { withBasePath } from '@/lib/addresses/base-path';
import type { InterfaceLanguage } from '@/lib/model/language';
import { formatSearch, type SearchAddress } from '../addresses/search-address';
import type { CardPage } from './course-card';

/** A page of cards to ask for: a search of the catalogue, or the featured courses. */
export interface CardQuestion {
  readonly language: InterfaceLanguage;
  readonly search: SearchAddress;
  readonly featured?: boolean;
}

/** The address under `/api` that answers a question; the same question always has the same one. */
export function cardsAddress({ language, search, featured = false }: CardQuestion): string {
  const own = new URLSearchParams({ lang: language, ...(featured ? { featured: 'true' } : {}) });
  return withBasePath(`/api/courses?${[own.toString(), formatSearch(search)].filter(Boolean).join('&')}`);
}

/** One page of cards from the app's own origin: small, and kept by shared caches where it is no free text. */
export const cardsQuery = (question: CardQuestion) =>
  queryOptions({
    queryKey: ['cards', cardsAddress(question)],
    queryFn: async ({ signal }) => {
      // The first page of cards comes with the document: who asks for no other needs no client.
      const { default: ky } = await import('ky');
      return ky(new URL(cardsAddress(question), window.location.origin), { signal, retry: 0 }).json<CardPage>();
    },
  });
