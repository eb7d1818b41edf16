import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Logger } from 'pino';
import { loggedAddress } from './logged-address.ts';
import { isAutomaticRequest, requestIdOfCalls } from './request-context.ts';

/** A request of Node's `fetch`, as Node's diagnostics channel describes it. */
interface FetchRequest {
  readonly origin: string;
  readonly path: string;
  readonly method: string;
  readonly headers: readonly unknown[] | string;
  addHeader(name: string, value: string): void;
}

interface Call {
  readonly began: number;
  /** As it may be logged. */
  readonly path: string;
  readonly requestId: string | undefined;
}

function hasRequestId({ headers }: FetchRequest): boolean {
  const names = typeof headers === 'string' ? headers.split(/\r?\n/) : headers;
  return names.some((name) => typeof name === 'string' && /^x-request-id\b/i.test(name));
}

/**
 * Adds the visitor's request id to every `fetch` to the given origins, and marks calls for automatic requests as prefetches.
 * Next's cache of backend answers includes a call's headers in its keys. These headers are added below that cache, so
 * visitors still share answers.
 *
 * @param origins such as `https://backend.example.org`; calls to other origins stay unchanged
 * @param logger gets one line for each call, at level `debug`
 * @returns a function that stops it
 */
export function watchBackendCalls(origins: readonly string[], logger: Logger): () => void {
  const calls = new WeakMap<object, Call>();

  const onCreate = (message: unknown) => {
    const { request } = message as { request: FetchRequest };
    if (!origins.includes(request.origin)) return;
    const requestId = requestIdOfCalls();
    const { path } = loggedAddress(request.path);
    calls.set(request, { began: performance.now(), path, requestId });
    if (requestId !== undefined && !hasRequestId(request)) request.addHeader('x-request-id', requestId);
    // A backend that counts searches can ignore this one.
    if (isAutomaticRequest()) request.addHeader('sec-purpose', 'prefetch');
  };
  const write = (request: FetchRequest, outcome: object) => {
    const call = calls.get(request);
    if (!call) return;
    const durationMs = Math.round(performance.now() - call.began);
    const { path, requestId } = call;
    logger.debug({ ...(requestId && { requestId }), method: request.method, path, ...outcome, durationMs }, 'call');
  };
  const onHeaders = (message: unknown) => {
    const { request, response } = message as { request: FetchRequest; response: { statusCode: number } };
    write(request, { status: response.statusCode });
  };
  const onError = (message: unknown) => {
    const { request, error } = message as { request: FetchRequest; error: Error & { code?: unknown } };
    write(request, { failed: typeof error.code === 'string' ? error.code : error.name });
  };

  const listeners = [
    ['undici:request:create', onCreate],
    ['undici:request:headers', onHeaders],
    ['undici:request:error', onError],
  ] as const;
  for (const [channel, listener] of listeners) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of listeners) unsubscribe(channel, listener);
  };
}
