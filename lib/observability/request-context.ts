import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

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

/** “Cubot” is a telephone. */
const crawler = /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit/i;

/** Whether nobody has asked for a request: a browser or Next's router fetches ahead, or a crawler that says so reads. */
export function isAutomatic(headers: IncomingHttpHeaders): boolean {
  const purpose = String(headers['sec-purpose'] ?? headers.purpose ?? '');
  return (
    purpose.includes('prefetch') ||
    headers['next-router-prefetch'] !== undefined ||
    crawler.test(headers['user-agent'] ?? '')
  );
}

/** What is known of a request, beside its id, when it comes. */
interface RequestTraits {
  /** Nobody has asked for it: a browser fetches ahead, or a crawler reads. */
  readonly isAutomatic: boolean;
  /** It shows somebody's list of courses: no log may bring together what it reads. */
  readonly showsList: boolean;
}

interface RequestContext extends RequestTraits {
  readonly requestId: string;
  /** Errors that the log has of it. */
  readonly reported: Set<string>;
}

const requests = new AsyncLocalStorage<RequestContext>();

/** Runs what answers a request; whatever it does, now or later, belongs to that request. */
export function runForRequest<T>(requestId: string, answer: () => T, traits: Partial<RequestTraits> = {}): T {
  return requests.run({ requestId, isAutomatic: false, showsList: false, ...traits, reported: new Set() }, answer);
}

/** The id of the request that is being answered here; `undefined` outside of one. */
export function currentRequestId(): string | undefined {
  return requests.getStore()?.requestId;
}

/** The id that calls for the request that is being answered here bear; `undefined` for one that shows a list of courses. */
export function requestIdOfCalls(): string | undefined {
  const request = requests.getStore();
  return request?.showsList ? undefined : request?.requestId;
}

/** Whether the request that is being answered here is one that nobody has asked for. */
export function isAutomaticRequest(): boolean {
  return requests.getStore()?.isAutomatic ?? false;
}

/** True when the request that is being answered here has not met this error before; always outside of one. */
export function isNewError(error: Error): boolean {
  const reported = requests.getStore()?.reported;
  const key = `${error.name}: ${error.message}`;
  if (reported?.has(key)) return false;
  reported?.add(key);
  return true;
}
