import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const wellFormedId = /^[\w-]{8,64}$/;

/**
 * The id by which one request is found again in every log.
 *
 * @param given the request's `X-Request-Id`, taken when it is well formed: 8 to 64 letters, digits, hyphens and underscores
 * @returns a UUID where nothing usable is given
 */
export function requestIdFrom(given: string | readonly string[] | undefined): string {
  return typeof given === 'string' && wellFormedId.test(given) ? given : randomUUID();
}

interface RequestContext {
  readonly requestId: string;
  /** Errors that the log has of it. */
  readonly reported: Set<string>;
}

const requests = new AsyncLocalStorage<RequestContext>();

/** Runs what answers a request; whatever it does, now or later, belongs to that request. */
export function runForRequest<T>(requestId: string, answer: () => T): T {
  return requests.run({ requestId, reported: new Set() }, answer);
}

/** The id of the request that is being answered here; `undefined` outside of one. */
export function currentRequestId(): string | undefined {
  return requests.getStore()?.requestId;
}

/** True when the request that is being answered here has not met this error before; always outside of one. */
export function isNewError(error: Error): boolean {
  const reported = requests.getStore()?.reported;
  const key = `${error.name}: ${error.message}`;
  if (reported?.has(key)) return false;
  reported?.add(key);
  return true;
}
