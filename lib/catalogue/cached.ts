import 'server-only';
import { unstable_cache } from 'next/cache';
import { env } from '@/lib/env/env';

/** Seconds after which what is cached is renewed in the background. */
const dataLifetime = 300;

/**
 * What a read gives, cached for all requests in Next's data cache until it is old or one of its tags is revalidated; the last good one
 * stays while it cannot be renewed. The result is cached, not the answer of the backend: an answer that makes no sense, such as a proxy's
 * page with status 200, is never cached, and an answer is parsed only once.
 *
 * @param name what is read, with everything that its result depends on
 * @param read gives something that JSON can hold
 * @throws what `read` throws while nothing is cached
 */
export function cached<T>(name: string, tags: string[], read: () => Promise<T>): Promise<T> {
  // Next takes the text of the function into the key: it is the same for all reads.
  return unstable_cache(() => read(), [env().catalogueApiUrl, name], { revalidate: dataLifetime, tags })();
}

/**
 * As {@link cached}, without a cache: for an answer that reads the whole catalogue, all of which Next would hold in memory until the end.
 */
export const uncached: typeof cached = (_name, _tags, read) => read();
