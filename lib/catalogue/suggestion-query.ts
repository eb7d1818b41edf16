import { queryOptions } from '@tanstack/react-query';
import ky from 'ky';
import { withBasePath } from '@/lib/addresses/base-path';
import type { InterfaceLanguage } from '@/lib/model/language';
import type { Suggestions } from '@/lib/model/suggestions';

/** Milliseconds before an answer is requested again: the `max-age` of the answer. */
const staleTimeMs = 60_000;

/** The query for a text's suggestions, from the app's own origin. It is cancelled when the text is no longer on the screen. */
export function suggestionQuery(lang: InterfaceLanguage, text: string) {
  const address = withBasePath(`/api/suggestions?${new URLSearchParams({ lang, q: text })}`);
  return queryOptions({
    queryKey: ['suggestions', address],
    queryFn: ({ signal }) => ky(new URL(address, window.location.origin), { signal, retry: 0 }).json<Suggestions>(),
    staleTime: staleTimeMs,
    retry: false,
    refetchOnWindowFocus: false,
  });
}
