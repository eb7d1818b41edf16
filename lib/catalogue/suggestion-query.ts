import { queryOptions } from '@tanstack/react-query';
import ky from 'ky';
import { withBasePath } from '@/lib/addresses/base-path';
import type { InterfaceLanguage } from '@/lib/model/language';
import type { Suggestions } from '@/lib/model/suggestions';

/** Milliseconds for which an answer is not asked for again, as long as the web app lets it be stored. */
const fresh = 60_000;

/** What a text may become, from the app's own origin; the answer to a text that is no longer on the screen is cancelled. */
export function suggestionQuery(lang: InterfaceLanguage, text: string) {
  const address = withBasePath(`/api/suggestions?${new URLSearchParams({ lang, q: text })}`);
  return queryOptions({
    queryKey: ['suggestions', address],
    queryFn: ({ signal }) => ky(new URL(address, window.location.origin), { signal, retry: 0 }).json<Suggestions>(),
    staleTime: fresh,
    retry: false,
    refetchOnWindowFocus: false,
  });
}
