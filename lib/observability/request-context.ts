import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const wellFormedId = /^[\w-]{8,64}$/;

/**
 * The id that identifies a request in every log.
 *
 * @param given the header `X-Request-Id`, used if it is well formed: 8 to 64 letters, digits, hyphens and underscores
 * @returns the given id, or a new UUID
 */
export function requestIdFrom(given: string | readonly string[] | undefined): string {
  return typeof given === 'string' && wellFormedId.test(given) ? given : randomUUID();
}

/** Names of crawlers; “Cubot” is a telephone. */
const crawler = /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit/i;

/** Whether no person made the request: a browser or Next's router prefetches, or a crawler reads. */
export function isAutomatic(headers: IncomingHttpHeaders): boolean {
  const purpose = String(headers['sec-purpose'] ?? headers.purpose ?? '');
  return (
    purpose.includes('prefetch') ||
    headers['next-router-prefetch'] !== undefined ||
    crawler.test(headers['user-agent'] ?? '')
  );
}

/** Properties of a request that are known when it arrives. */
interface RequestTraits {
  /** No person made it: a browser prefetches, or a crawler reads. */
  readonly isAutomatic: boolean;
  /** It shows a visitor's list of courses: no log may name or connect the courses that it reads. */
  readonly showsList: boolean;
}

interface RequestContext extends RequestTraits {
  readonly requestId: string;
  /** Errors of this request that the log already contains. */
  readonly reported: Set<string>;
}

const requests = new AsyncLocalStorage<RequestContext>();

/** Runs a request's handler; everything that it starts, now or later, belongs to that request. */
export function runForRequest<T>(requestId: string, answer: () => T, traits: Partial<RequestTraits> = {}): T {
  return requests.run({ requestId, isAutomatic: false, showsList: false, ...traits, reported: new Set() }, answer);
}

/** The id of the current request; `undefined` outside a request. */
export function currentRequestId(): string | undefined {
  return requests.getStore()?.requestId;
}

/** Whether the current request shows a visitor's list of courses. */
export function isListRequest(): boolean {
  return requests.getStore()?.showsList ?? false;
}

/** The id that backend calls of the current request carry; `undefined` if it shows a list of courses. */
export function requestIdOfCalls(): string | undefined {
  return isListRequest() ? undefined : currentRequestId();
}

/** Whether the current request was made by no person. */
export function isAutomaticRequest(): boolean {
  return requests.getStore()?.isAutomatic ?? false;
}

/** True if the current request has not reported this error before; always true outside a request. */
export function isNewError(error: Error): boolean {
  const reported = requests.getStore()?.reported;
  const key = `${error.name}: ${error.message}`;
  if (reported?.has(key)) return false;
  reported?.add(key);
  return true;
}
