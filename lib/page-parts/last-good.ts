import { limitTime } from '@/lib/api/time-limit';

interface Timing {
  /** Milliseconds for which an answer counts as fresh. */
  readonly fresh: number;
  /** Minimum milliseconds between a failed attempt and the next one. */
  readonly pause: number;
  /** Milliseconds that a page waits for the first answer. The read goes on after that. */
  readonly patience: number;
  /** Whether it is worth waiting for the first answer. */
  readonly mayWait: () => boolean;
  /** Called for each caller that gets the fallback. */
  readonly onMissing: () => Promise<void>;
  /** Does not log a failed read. */
  readonly isQuiet: boolean;
  readonly now?: () => number;
}

/** Returns the last good answer. `patient` waits for the first answer without a limit, even after a failure. */
export type ReadLastGood<T> = (options?: { readonly patient: boolean }) => Promise<T>;

/**
 * After this many timeouts pages no longer wait for the first answer. The backend may still be starting at the first timeout,
 * but it must not delay every page.
 */
const maxTimeouts = 2;

/**
 * Wraps a read whose failure must neither break nor delay a page. Returns the last good answer and renews it in the
 * background when it is no longer fresh. Before the first answer callers wait for it, and get `fallback` after a timeout or a
 * failure. After two reads with a timeout they no longer wait.
 */
export function cacheLastGood<T>(read: () => Promise<T>, fallback: T, timing: Timing): ReadLastGood<T> {
  const { fresh, pause, patience, mayWait, onMissing, isQuiet, now = () => Date.now() } = timing;
  let last: { readonly value: T; readonly readAt: number } | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<T> | null = null;
  const timedOut = new Set<Promise<T>>();

  async function renew(): Promise<T> {
    try {
      last = { value: await read(), readAt: now() };
    } catch (error) {
      failedAt = now();
      if (!isQuiet) console.warn('Left out of the pages for now:', error);
    }
    pending = null;
    return last?.value ?? fallback;
  }

  function waitFor(first: Promise<T>): Promise<T> {
    const { promise: timeout, resolve } = Promise.withResolvers<T>();
    const cancel = limitTime(patience, () => {
      if (pending === first) timedOut.add(first);
      resolve(fallback);
    });
    return Promise.race([first, timeout]).finally(cancel);
  }

  async function readFirst(patient: boolean): Promise<T> {
    if (patient || now() - failedAt >= pause) pending ??= renew();
    if (patient) return pending ?? fallback;
    return pending && timedOut.size < maxTimeouts && mayWait() ? waitFor(pending) : fallback;
  }

  return async ({ patient } = { patient: false }) => {
    if (last) {
      if (now() - last.readAt >= fresh && now() - failedAt >= pause) pending ??= renew();
      return last.value;
    }
    const value = await readFirst(patient);
    if (value === fallback) await onMissing();
    return value;
  };
}
