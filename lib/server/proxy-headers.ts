import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { inertDocumentPolicy } from '../http/inert-document.ts';

/** Headers that belong to one connection and must not be passed on (RFC 9110, section 7.6.1). */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
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

function without(headers: IncomingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders {
  const listed = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...hopByHop, ...listed, ...names]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
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
  const passed = passedOn.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const]));
  return {
    ...Object.fromEntries(passed),
    ...bodyHeaders(headers),
    'x-forwarded-for': [headers['x-forwarded-for'], address].filter(Boolean).join(', '),
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
  };
}

/** Types that a browser would run as a page of our origin when opened directly. */
const activeType = /html|xml|svg/i;

/** The headers of the backend's answer as the visitor gets them: no cookies, and nothing that could run on our origin. */
export function responseHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const passed = without(headers, ['set-cookie', 'x-powered-by', 'server']);
  if (!activeType.test(headers['content-type'] ?? '')) return passed;
  return { ...passed, 'content-security-policy': inertDocumentPolicy };
}
