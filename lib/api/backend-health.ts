import { BackendError } from './errors.ts';
import type { RestClient } from './rest-client.ts';

/** When the backend last failed and last answered, in milliseconds since the epoch; `null` for never. */
export interface BackendHealth {
  readonly failedAt: number | null;
  readonly succeededAt: number | null;
}

// One record for the whole process: Next loads this module once for each of its bundles, and the server in front of
// Next, which imports nothing of the app, reads the record when a page has failed.
const recordKey = Symbol.for('mooc.backendHealth');
/** Milliseconds. */
const restMs = 250;
const shared = globalThis as { [recordKey]?: BackendHealth };

/** What the calls of this process have found so far. */
export function backendHealth(): BackendHealth {
  return shared[recordKey] ?? { failedAt: null, succeededAt: null };
}

/**
 * False for a moment after a failed call that nothing good has followed: whoever asks then should not wait as
 * long again, or the waits of a page that Next makes twice would add up.
 */
export function backendMayAnswer(now = Date.now()): boolean {
  const { failedAt, succeededAt } = backendHealth();
  return failedAt === null || now - failedAt > restMs || (succeededAt !== null && succeededAt > failedAt);
}

/**
 * Whether an error means that the backend is not well. One that refuses a wrong question is well; one that refuses a
 * public call for want of a right is not.
 */
function isFailure({ kind, status }: BackendError): boolean {
  return kind !== 'status' || status === null || [401, 403, 429].includes(status) || status >= 500;
}

/** Keeps that a call has failed, or has been refused by a backend that is well. */
export function recordError(error: unknown): void {
  if (!(error instanceof BackendError)) return;
  shared[recordKey] = { ...backendHealth(), [isFailure(error) ? 'failedAt' : 'succeededAt']: Date.now() };
}

async function recorded(answer: Promise<unknown>): Promise<unknown> {
  try {
    const value = await answer;
    shared[recordKey] = { ...backendHealth(), succeededAt: Date.now() };
    return value;
  } catch (error) {
    recordError(error);
    throw error;
  }
}

/** The same transport; how its calls end is kept in {@link backendHealth}. */
export function recordHealth(transport: RestClient): RestClient {
  return {
    ...transport,
    get: (path, options) => recorded(transport.get(path, options)),
    post: (path, options) => recorded(transport.post(path, options)),
  };
}
