import { type BackendHealth, processState } from '../cache/process-state.ts';
import { BackendError } from './errors.ts';
import type { RestClient } from './rest-client.ts';

/** Milliseconds. */
const restMs = 250;

function record(outcome: Partial<BackendHealth>): void {
  const state = processState();
  state.backendHealth = { ...state.backendHealth, ...outcome };
}

/**
 * False for a moment after a failed call, unless another has succeeded since: Next renders a page that failed once more,
 * and its visitor would wait for the same calls a second time.
 */
export function backendMayAnswer(now = Date.now()): boolean {
  const { failedAt, succeededAt } = processState().backendHealth;
  return failedAt === null || now - failedAt > restMs || (succeededAt !== null && succeededAt > failedAt);
}

/** Records that a call has failed, or has been refused by a backend that is well. */
export function recordError(error: unknown): void {
  if (!(error instanceof BackendError)) return;
  const { kind, status } = error;
  // A backend that refuses a wrong question is well; one that refuses a public call for want of a right is not.
  const isFailure = kind !== 'status' || status === null || [401, 403, 429].includes(status) || status >= 500;
  record(isFailure ? { failedAt: Date.now() } : { succeededAt: Date.now() });
}

async function recorded<T>(answer: Promise<T>): Promise<T> {
  try {
    const value = await answer;
    record({ succeededAt: Date.now() });
    return value;
  } catch (error) {
    recordError(error);
    throw error;
  }
}

/** The same client; how its calls end, and whether their answers are of use, is recorded for the whole process. */
export function recordHealth(client: RestClient): RestClient {
  return {
    get: (path, schema, options) => recorded(client.get(path, schema, options)),
    post: (path, schema, options) => recorded(client.post(path, schema, options)),
  };
}
