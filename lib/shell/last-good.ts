import { setTimeout as pauseFor } from 'node:timers/promises';

interface Timing {
  /** Milliseconds for which an answer counts as new. */
  readonly fresh: number;
  /** Milliseconds without a new attempt after a failed one. */
  readonly pause: number;
  /** Milliseconds that a page waits for the very first answer, which goes on being read; no limit when not given. */
  readonly patience?: number;
  /** Whether it is worth waiting for the very first answer; always when not given. */
  readonly mayWait?: () => boolean;
  readonly now?: () => number;
}

/** Gives the last good answer. `patient` waits for a first one as long as it takes, also after a failure. */
export type ReadLastGood<T> = (options?: { readonly patient: boolean }) => Promise<T>;

/**
 * Wraps a read whose failure must neither break nor delay a page: gives the last good answer, renewed in the background
 * once it is no longer fresh, and `fallback` while there has been none. Only the callers of the very first read wait.
 */
export function keepLastGood<T>(read: () => Promise<T>, fallback: T, timing: Timing): ReadLastGood<T> {
  const { fresh, pause, patience, mayWait = () => true, now = Date.now } = timing;
  let last: { readonly value: T; readonly readAt: number } | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<T> | null = null;

  async function renew(): Promise<T> {
    try {
      last = { value: await read(), readAt: now() };
    } catch (error) {
      failedAt = now();
      console.warn(`Left out of the pages for now: ${error instanceof Error ? error.message : String(error)}`);
    }
    pending = null;
    return last?.value ?? fallback;
  }

  async function waitFor(first: Promise<T>): Promise<T> {
    if (patience === undefined) return first;
    return Promise.race([first, pauseFor(patience, fallback, { ref: false })]);
  }

  return async ({ patient } = { patient: false }) => {
    if (last) {
      if (now() - last.readAt >= fresh && now() - failedAt >= pause) pending ??= renew();
      return last.value;
    }
    if (patient || now() - failedAt >= pause) pending ??= renew();
    if (patient) return pending ?? fallback;
    return pending && failedAt === Number.NEGATIVE_INFINITY && mayWait() ? waitFor(pending) : fallback;
  };
}
