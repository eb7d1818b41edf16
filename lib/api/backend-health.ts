import { backendHealth } from '../cache/backend-state.ts';
import { BackendError, isBackendFailure } from './errors.ts';
import type { RestClient } from './rest-client.ts';

/** Time after a failed call in which nothing is repeated, in milliseconds. */
const pauseMs = 250;

/**
 * False for a moment after a failed call, unless another call has succeeded since. Next renders a failed page a second
 * time, and the visitor would then wait for the same calls twice.
 */
export function backendMayAnswer(now = Date.now()): boolean {
  const { failedAt, succeededAt } = backendHealth();
  return failedAt === null || Math.abs(now - failedAt) > pauseMs || (succeededAt !== null && succeededAt > failedAt);
}

/** Records the error of a call: either the backend failed, or a healthy backend refused the call. */
export function recordError(error: unknown): void {
  if (!(error instanceof BackendError)) return;
  backendHealth()[isBackendFailure(error) ? 'failedAt' : 'succeededAt'] = Date.now();
}

/**
 * Wraps a client: the outcome of each call, and whether its answer was usable, is recorded for the whole process.
 *
 * @param saysNothing whether an error is not recorded, because it says nothing about the backend
 */
export function recordHealth(client: RestClient, saysNothing: (error: unknown) => boolean = () => false): RestClient {
  async function recorded<T>(answer: Promise<T>): Promise<T> {
    try {
      const value = await answer;
      backendHealth().succeededAt = Date.now();
      return value;
    } catch (error) {
      if (!saysNothing(error)) recordError(error);
      throw error;
    }
  }
  return {
    get: (path, schema, options) => recorded(client.get(path, schema, options)),
    post: (path, schema, options) => recorded(client.post(path, schema, options)),
  };
}
