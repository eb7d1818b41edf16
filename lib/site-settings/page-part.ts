import 'server-only';
import { unstable_cache } from 'next/cache';
import { backendMayAnswer } from '@/lib/api/backend-health';
import { BackendError } from '@/lib/api/errors';
import { cacheLastGood, type ReadLastGood } from './last-good';

/** Seconds for which Next caches a page that lacks one of its parts. */
const incompletePageLifetime = 5;

/** Has Next cache the page that is being rendered for no longer than this: it gives a page the shortest lifetime of all that it reads. */
export async function endPageWithin(seconds: number): Promise<void> {
  await unstable_cache(async () => true, ['a page ends', String(seconds)], { revalidate: seconds })();
}

/** Milliseconds. A page waits less for a part that it can do without than for its content. */
const timing = {
  fresh: 300_000,
  pause: 500,
  patience: 700,
  mayWait: backendMayAnswer,
  onMissing: () => endPageWithin(incompletePageLifetime),
};

/**
 * Wraps a read of what pages can do without: the last good answer, and `fallback` while there has been none. A page that
 * had to do without it is soon rendered again.
 *
 * @param isQuiet nothing is logged when a read fails
 */
export function cachePagePart<T>(read: () => Promise<T>, fallback: T, isQuiet = false): ReadLastGood<T> {
  return cacheLastGood(read, fallback, { ...timing, isQuiet });
}

/**
 * What a read gives, or `without` while the backend does not answer: a page must not fail for a part that it can do without. Such a page
 * is soon rendered again.
 */
export async function orWithout<T, Without>(reading: Promise<T>, without: Without): Promise<T | Without> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    console.warn('Left out of the page for now:', error);
    await endPageWithin(incompletePageLifetime);
    return without;
  }
}
