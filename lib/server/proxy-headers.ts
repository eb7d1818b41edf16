import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { inertDocumentPolicy } from '../http/inert-document.ts';

/**
 * The request headers that the backend gets: content negotiation, conditions, the type of the body, tracing. All others are
 * dropped: the web app's credentials, and headers that make a backend use another address, host or method
 * (`X-Original-URL`, `Forwarded`, `X-HTTP-Method-Override`).
 */
const requestHeaderNames = [
  ...['accept', 'accept-encoding', 'accept-language', 'cache-control', 'content-encoding', 'content-type'],
  ...['if-match', 'if-modified-since', 'if-none-match', 'if-range', 'if-unmodified-since', 'range'],
  ...['origin', 'access-control-request-headers', 'access-control-request-method'],
  ...['sec-purpose', 'traceparent', 'tracestate', 'user-agent', 'x-request-id'],
];

/**
 * The answer headers that visitors get: content, caching, access for other sites (CORS). All others are dropped: they could
 * apply to our whole origin (`Strict-Transport-Security`, `Clear-Site-Data`, `Set-Cookie`), lead visitors to another site
 * (`Refresh`), or make browsers ask for a password (`WWW-Authenticate`).
 */
const answerHeaderNames = [
  ...['accept-ranges', 'age', 'allow', 'cache-control', 'content-disposition', 'content-encoding', 'content-language'],
  ...['content-length', 'content-range', 'content-type', 'date', 'etag', 'expires', 'last-modified', 'location'],
  ...['retry-after', 'vary', 'access-control-allow-headers', 'access-control-allow-methods'],
  ...['access-control-allow-origin', 'access-control-expose-headers', 'access-control-max-age'],
];

/** The headers with these names, if they are present. */
function only(names: readonly string[], headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));
}

/** Where a request comes from. */
export interface Client {
  readonly address: string;
  /** The public address of `/{product}/rest`. */
  readonly publicUrl: string;
}

const passedBy = 'x-passed-by';

/** Whether this very proxy has passed the request on before: its own address is called the backend's. */
export const isOwnRequest = (headers: IncomingHttpHeaders, publicUrl: string): boolean =>
  headers[passedBy] === publicUrl;

/**
 * The headers that say where the body of a request ends, as this server has parsed it. They are always passed on, even if
 * `Connection` names them as hop-by-hop: without them the backend would read the body as another request, which our rules
 * have not checked.
 */
function bodyHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  if (headers['transfer-encoding'] !== undefined) return { 'transfer-encoding': 'chunked' };
  const length = headers['content-length'];
  return length === undefined ? {} : { 'content-length': length };
}

/** The headers that the backend gets: those of the visitor's request, `X-Forwarded-*`, and who passes it on. */
export function requestHeaders(headers: IncomingHttpHeaders, { address, publicUrl }: Client): OutgoingHttpHeaders {
  const { host, protocol } = new URL(publicUrl);
  return {
    ...only(requestHeaderNames, headers),
    ...bodyHeaders(headers),
    'x-forwarded-for': [headers['x-forwarded-for'], address].filter(Boolean).join(', '),
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    [passedBy]: publicUrl,
  };
}

/**
 * Content types that no browser runs as a page of our origin. All others, also unknown ones and lists, get a sandbox: Chromium
 * shows `text/xsl` as XML, Firefox the parts of `multipart/x-mixed-replace`, any type that ends in `+xml` may be shown as XML,
 * and of several types the last one counts.
 */
const passiveType = /^(?:(?:image\/(?!svg)|audio\/|video\/)[\w.-]+|application\/(?:json|pdf))(?:;[^,]*)?$/i;

/** The headers that the visitor gets: those of the backend's answer, and a sandbox policy unless their type is passive. */
export function responseHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const passed = only(answerHeaderNames, headers);
  if (passiveType.test(headers['content-type'] ?? '')) return passed;
  return { ...passed, 'content-security-policy': inertDocumentPolicy };
}
