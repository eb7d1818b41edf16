import 'server-only';
import { unstable_cache } from 'next/cache';
import { backendMayAnswer } from '@/lib/api/backend-health';
import { BackendError } from '@/lib/api/errors';
import { onceInProcess } from '@/lib/cache/once-in-process';
import { cacheLastGood, type ReadLastGood } from './last-good';

/** Lifetime of a page without one of its parts in Next's cache, in seconds. */
const incompletePageLifetime = 5;

/** Limits the lifetime of the current page in Next's cache: Next gives a page the shortest lifetime of all its cached reads. */
export async function endPageWithin(seconds: number): Promise<void> {
  await unstable_cache(async () => true, ['a page ends', String(seconds)], { revalidate: seconds })();
}

/** In milliseconds. A page waits a shorter time for an optional part than for its content. */
const timing = {
  fresh: 300_000,
  pause: 500,
  patience: 700,
  mayWait: backendMayAnswer,
  onMissing: () => endPageWithin(incompletePageLifetime),
};

/**
 * Wraps the read of an optional part of pages: returns the last good answer, or `fallback` before the first. A page without
 * the part is soon rendered again. All bundles of the process share the answer.
 *
 * @param name of the part
 * @param isQuiet does not log a failed read
 */
export function cachePagePart<T>(name: string, read: () => Promise<T>, fallback: T, isQuiet = false): ReadLastGood<T> {
  return (options) =>
    onceInProcess(`page part: ${name}`, () => cacheLastGood(read, fallback, { ...timing, isQuiet }))(options);
}

/**
 * The result of a read, or `without` when the backend fails, so that an optional part cannot break a page. A page without the
 * part is soon rendered again.
 */
export async function orFallback<T, Without>(reading: Promise<T>, without: Without): Promise<T | Without> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    console.warn('Left out of the page for now:', error);
    await endPageWithin(incompletePageLifetime);
    return without;
  }
}
