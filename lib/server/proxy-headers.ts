import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

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
/** The web app's own credentials; the backend behind the public hop must never see them. */
const credentials = ['cookie', 'authorization'];

function without(headers: IncomingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders {
  const listed = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...hopByHop, ...listed, ...names]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

/** Who sent a request, as the server sees it. */
export interface Client {
  readonly address: string;
  readonly protocol: 'http' | 'https';
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

/** The headers of a visitor's request as the backend gets them: no credentials, and `X-Forwarded-*` for the way here. */
export function requestHeaders(headers: IncomingHttpHeaders, client: Client): OutgoingHttpHeaders {
  const forwardedFor = [headers['x-forwarded-for'], client.address].filter(Boolean).join(', ');
  return {
    ...without(headers, [...credentials, 'host', 'expect', 'content-length']),
    ...bodyHeaders(headers),
    'x-forwarded-for': forwardedFor,
    'x-forwarded-host': headers['x-forwarded-host'] ?? headers.host,
    'x-forwarded-proto': headers['x-forwarded-proto'] ?? client.protocol,
  };
}

/** Types that a browser would run as a page of our origin when opened directly. */
const activeType = /html|xml|svg/i;

/** The headers of the backend's answer as the visitor gets them: no cookies, and nothing that could run on our origin. */
export function responseHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const passed = without(headers, ['set-cookie', 'x-powered-by', 'server']);
  if (!activeType.test(headers['content-type'] ?? '')) return passed;
  return {
    ...passed,
    'content-security-policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
  };
}
