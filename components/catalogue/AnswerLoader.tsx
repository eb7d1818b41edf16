import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useEffect, useLayoutEffect } from 'react';
import { queryClient } from '@/components/providers/query-client';
// Imported here, because the message about a failed network must not wait for a download.
import '@/components/ui/toast/show-toast';
import type { SearchAddress } from '@/lib/addresses/search-address';
import { cardsQuery } from '@/lib/catalogue/card-queries';
import type { CardPage } from '@/lib/catalogue/course-card';

/** The state of the answer to a search in the browser. */
export interface LoadedAnswer {
  readonly search: SearchAddress;
  /** `null` until it has arrived. */
  readonly answer: CardPage | null;
  readonly error: Error | null;
  /** Sends the request again. */
  readonly retry: () => void;
}

export interface AnswerLoaderProps {
  /** The search in the current address. */
  readonly search: SearchAddress;
  /** The search and the answer that the server rendered. */
  readonly first: { readonly search: SearchAddress; readonly answer: CardPage };
  readonly onLoaded: (loaded: LoadedAnswer) => void;
}

/** Fetches the answer to a search; shows nothing itself. */
export default function AnswerLoader({ search, first, onLoaded }: AnswerLoaderProps) {
  const isFirst = search === first.search;
  const query = { ...cardsQuery(useLocale(), search), ...(isFirst && { initialData: first.answer }) };
  const { data: answer = null, error: failure, isLoadingError, refetch } = useQuery(query, queryClient);
  // Who comes back to an answer that is shown need not hear that it could not be renewed.
  const error = isLoadingError ? failure : null;
  // Runs before the browser paints, so a cached answer appears together with its address.
  useLayoutEffect(() => {
    onLoaded({ search, answer, error, retry: () => void refetch() });
  }, [search, answer, error, refetch, onLoaded]);
  useHeaderInStep(search);
  return null;
}

/** The header is not rendered again, so its link to the other language and its search box get the search from here. */
function useHeaderInStep(search: SearchAddress): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search is the address
  useEffect(() => {
    const link = document.querySelector<HTMLAnchorElement>('header a[hreflang]');
    if (link && link.search !== window.location.search) link.search = window.location.search;
  }, [search]);
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>('header search input');
    // What somebody types meanwhile stays, as long as the search has the same text.
    if (!field || field.defaultValue === search.text) return;
    field.defaultValue = search.text;
    field.value = search.text;
  }, [search.text]);
}
