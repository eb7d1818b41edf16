import { queryOptions } from '@tanstack/react-query';
import { getSearchesWithoutResult } from '@/lib/api/extensions';
import { deskClient } from './read-everything';

/**
 * What visitors searched for in the last 30 days and did not find, the most frequent first, asked through the signed-in
 * person's own call; for backends that count it (extension `searches-without-result`).
 */
export const searchesWithoutResultQuery = queryOptions({
  queryKey: ['searches-without-result'],
  queryFn: ({ signal }) => getSearchesWithoutResult(deskClient, { signal }),
  // The client itself repeats a call that may succeed.
  retry: false,
  refetchOnWindowFocus: false,
});
