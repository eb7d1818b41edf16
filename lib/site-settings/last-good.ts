import { setTimeout as pauseFor } from 'node:timers/promises';

interface Timing {
  /** Milliseconds for which an answer counts as new. */
  readonly fresh: number;
  /** Milliseconds without a new attempt after a failed one. */
  readonly pause: number;
  /** Milliseconds that a page waits for a first answer, which goes on being read; no limit when not given. */
  readonly patience?: number;
  /** Whether it is worth waiting for a first answer; always when not given. */
  readonly mayWait?: () => boolean;
  /** Called for each caller that gets the fallback. */
  readonly onMissing?: () => Promise<void>;
  /** Says nothing of a failed read. */
  readonly isQuiet?: boolean;
  readonly now?: () => number;
}

/** Gives the last good answer. `patient` waits for a first one as long as it takes, also after a failure. */
export type ReadLastGood<T> = (options?: { readonly patient: boolean }) => Promise<T>;

/** Milliseconds. */
const step = 50;

/**
 * How many first reads pages wait for in vain: the first may meet a backend that is still starting, but not every page may be delayed.
 */
const mostWaitsInVain = 2;

/**
 * Waits a time in steps. A process that is busy, as with its first page, cannot read what has arrived: when the time is
 * over in a single wait, an answer that came long ago would be taken for a late one.
 */
async function waitInSteps(time: number): Promise<void> {
  for (let left = time; left > 0; left -= step) await pauseFor(Math.min(step, left), undefined, { ref: false });
}

/**
 * Wraps a read whose failure must neither break nor delay a page: gives the last good answer, renewed in the background
 * once it is no longer fresh, and `fallback` while there has been none. Callers wait for a first answer, until two reads have
 * been waited for in vain.
 */
export function cacheLastGood<T>(read: () => Promise<T>, fallback: T, timing: Timing): ReadLastGood<T> {
  const { fresh, pause, patience, mayWait = () => true, onMissing, isQuiet = false, now = () => Date.now() } = timing;
  let last: { readonly value: T; readonly readAt: number } | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<T> | null = null;
  const waitedForInVain = new Set<Promise<T>>();

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

  async function waitFor(first: Promise<T>): Promise<T> {
    if (patience === undefined) return first;
    const outOfTime = waitInSteps(patience).then(() => {
      if (pending === first) waitedForInVain.add(first);
      return fallback;
    });
    return Promise.race([first, outOfTime]);
  }

  async function readFirst(patient: boolean): Promise<T> {
    if (patient || now() - failedAt >= pause) pending ??= renew();
    if (patient) return pending ?? fallback;
    return pending && waitedForInVain.size < mostWaitsInVain && mayWait() ? waitFor(pending) : fallback;
  }

  return async ({ patient } = { patient: false }) => {
    if (last) {
      if (now() - last.readAt >= fresh && now() - failedAt >= pause) pending ??= renew();
      return last.value;
    }
    const value = await readFirst(patient);
    if (value === fallback) await onMissing?.();
    return value;
  };
}
