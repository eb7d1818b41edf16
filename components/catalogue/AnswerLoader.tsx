import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useLayoutEffect } from 'react';
import { queryClient } from '@/components/providers/query-client';
// The message that the network failed must not wait for a download.
import '@/components/ui/toast/show-toast';
import type { SearchAddress } from '@/lib/addresses/search-address';
import { cardsQuery } from '@/lib/catalogue/card-queries';
import type { CardPage } from '@/lib/catalogue/course-card';

/** What the browser has of the answer to a search. */
export interface LoadedAnswer {
  readonly search: SearchAddress;
  /** `null` while there is none. */
  readonly answer: CardPage | null;
  readonly error: Error | null;
  /** Asks once more. */
  readonly retry: () => void;
}

export interface AnswerLoaderProps {
  /** The search that the address has now. */
  readonly search: SearchAddress;
  /** What the server has answered. */
  readonly first: { readonly search: SearchAddress; readonly answer: CardPage };
  readonly onLoaded: (loaded: LoadedAnswer) => void;
}

/** Asks for the answer to a search; shows nothing itself. */
export default function AnswerLoader({ search, first, onLoaded }: AnswerLoaderProps) {
  const { data, isPlaceholderData, error, refetch } = useQuery(
    {
      ...cardsQuery(useLocale(), search),
      ...(search === first.search ? { initialData: first.answer } : {}),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  const answer = isPlaceholderData ? null : (data ?? null);
  // Before the browser paints: what is cached appears together with its address.
  useLayoutEffect(() => {
    onLoaded({ search, answer, error, retry: () => void refetch() });
  }, [search, answer, error, refetch, onLoaded]);
  return null;
}
