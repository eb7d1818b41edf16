import 'server-only';
import { unstable_cache } from 'next/cache';
import { env } from '@/lib/env/env';

/** Seconds after which a cached result is renewed in the background. */
const dataLifetime = 300;

/**
 * Caches the result of a read for all requests in Next's data cache, until it is old or one of its tags is revalidated. While
 * it cannot be renewed, the last good result stays. The parsed result is cached instead of the backend's answer: so an answer
 * is parsed only once, and an invalid one, such as a proxy's page with status 200, is never cached.
 *
 * @param name identifies the read and everything that its result depends on
 * @param read returns a value that JSON can represent
 * @throws the error of `read` if nothing is cached
 */
export function cached<T>(name: string, tags: string[], read: () => Promise<T>): Promise<T> {
  // Next includes the function's source text in the key. A bound function has the same text in every bundle of the build;
  // an arrow function has the names that the minifier chose, so pages and files would each read everything.
  return unstable_cache(read.bind(null), [env().catalogueApiUrl, name], { revalidate: dataLifetime, tags })();
}

/** Same as {@link cached}, but without a cache, for answers that read the whole catalogue: Next would keep it all in memory. */
export const uncached: typeof cached = (_name, _tags, read) => read();
