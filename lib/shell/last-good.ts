interface Timing {
  /** Milliseconds for which an answer counts as new. */
  readonly fresh: number;
  /** Milliseconds without a new attempt after a failed one. */
  readonly pause: number;
  /** Whether it is worth waiting for the very first answer; always when not given. */
  readonly mayWait?: () => boolean;
  readonly now?: () => number;
}

/**
 * Wraps a read whose failure must neither break nor delay a page: gives the last good answer, renewed in the background
 * once it is no longer fresh, and `fallback` while there has been none. Only the callers of the very first read wait.
 */
export function keepLastGood<T>(read: () => Promise<T>, fallback: T, timing: Timing): () => Promise<T> {
  const { fresh, pause, mayWait = () => true, now = Date.now } = timing;
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

  return async () => {
    const needed = (!last || now() - last.readAt >= fresh) && now() - failedAt >= pause;
    if (needed) pending ??= renew();
    if (last) return last.value;
    return failedAt === Number.NEGATIVE_INFINITY && mayWait() ? (pending ?? fallback) : fallback;
  };
}
