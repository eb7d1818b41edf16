import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { inertDocumentPolicy } from '../http/inert-document.ts';

/**
 * What a visitor's request tells the backend: which form is wanted, what is known already, what is sent. Nothing else goes
 * through: no credentials of the web app, and none of the headers by which a backend takes an address, a host or a method
 * for another one (`X-Original-URL`, `Forwarded`, `X-HTTP-Method-Override`).
 */
const passedOn = [
  ...['accept', 'accept-encoding', 'accept-language', 'cache-control', 'content-encoding', 'content-type'],
  ...['if-match', 'if-modified-since', 'if-none-match', 'if-range', 'if-unmodified-since', 'range'],
  ...['origin', 'access-control-request-headers', 'access-control-request-method'],
  ...['sec-purpose', 'traceparent', 'tracestate', 'user-agent', 'x-request-id'],
];

/**
 * What the backend says of its answer: what it is, how long it holds, which scripts of other sites may read it. The rest would
 * speak for the whole of our origin (`Strict-Transport-Security`, `Clear-Site-Data`, `Set-Cookie`), lead its visitors away
 * (`Refresh`), or have browsers ask them for a password (`WWW-Authenticate`).
 */
const passedBack = [
  ...['accept-ranges', 'age', 'allow', 'cache-control', 'content-disposition', 'content-encoding', 'content-language'],
  ...['content-length', 'content-range', 'content-type', 'date', 'etag', 'expires', 'last-modified', 'location'],
  ...['retry-after', 'vary', 'access-control-allow-headers', 'access-control-allow-methods'],
  ...['access-control-allow-origin', 'access-control-expose-headers', 'access-control-max-age'],
];

/** The headers of a list, by name, as far as they are there. */
function only(names: readonly string[], headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));
}

/** Where a request comes from, as the server sees it. */
export interface Client {
  readonly address: string;
  /** The public origin of the web app. */
  readonly siteUrl: string;
}

/**
 * Where the body of a request ends, as the visitor's server has read it. `Connection` may name these headers as its own; a
 * body that is passed on without them is a request for the backend, which no rule of ours has seen.
 */
function bodyHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  if (headers['transfer-encoding'] !== undefined) return { 'transfer-encoding': 'chunked' };
  const length = headers['content-length'];
  return length === undefined ? {} : { 'content-length': length };
}

/** The headers of a visitor's request as the backend gets them, and `X-Forwarded-*` for the way here. */
export function requestHeaders(headers: IncomingHttpHeaders, { address, siteUrl }: Client): OutgoingHttpHeaders {
  const { host, protocol } = new URL(siteUrl);
  return {
    ...only(passedOn, headers),
    ...bodyHeaders(headers),
    'x-forwarded-for': [headers['x-forwarded-for'], address].filter(Boolean).join(', '),
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
  };
}

/** Types that a browser would run as a page of our origin when opened directly. */
const activeType = /html|xml|svg/i;

/** The headers of the backend's answer as the visitor gets them, with a policy where it could run on our origin. */
export function responseHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const passed = only(passedBack, headers);
  if (!activeType.test(headers['content-type'] ?? '')) return passed;
  return { ...passed, 'content-security-policy': inertDocumentPolicy };
}
