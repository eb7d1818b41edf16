import fc from 'fast-check';

/** Headers of a request, some of them repeated. */
export type HostileHeaders = Record<string, string | string[]>;

const nextNames = [
  ...['rsc', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-router-state-tree', 'next-url'],
  ...['next-hmr-refresh', 'next-action', 'next-resume', 'next-instant-navigation-testing', 'x-nextjs-data'],
  ...[
    'x-middleware-prefetch',
    'x-middleware-subrequest',
    'x-middleware-rewrite',
    'x-middleware-next',
    'x-matched-path',
  ],
  ...['x-invoke-path', 'x-invoke-output', 'x-prerender-revalidate', 'x-now-route-matches', 'x-nextjs-rewritten-path'],
];
const otherNames = [
  ...['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for', 'x-forwarded-port', 'forwarded', 'x-original-url'],
  ...['range', 'if-range', 'if-none-match', 'if-modified-since', 'if-match', 'cache-control', 'pragma', 'purpose'],
  ...['accept', 'accept-encoding', 'accept-language', 'user-agent', 'cookie', 'authorization', 'referer', 'origin'],
  ...[
    'sec-fetch-dest',
    'sec-fetch-mode',
    'sec-purpose',
    'content-security-policy',
    'x-http-method-override',
    'x-nonce',
  ],
  ...['x-request-id', 'traceparent', 'baggage', 'save-data', 'dnt'],
];
const values = [
  ...[
    '',
    '0',
    '1',
    '2',
    '3',
    'true',
    '/_tree',
    '/_full',
    '/_index',
    '/__PAGE__',
    '/en/home',
    'bytes=0-9',
    '*',
    'gzip',
    'br',
  ],
  ...[
    '%5B%22%22%2C%7B%7D%5D',
    "script-src 'nonce-mine'",
    'evil.example',
    'https',
    'image',
    'no-cache',
    'text/x-component',
  ],
  ...[
    'NEXT_LOCALE=en; theme=dark; signed-in=1',
    'next-instant-navigation-testing=1',
    'Googlebot/2.1',
    'W/"x"',
    '127.0.0.1',
  ],
];

const value = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...values) },
  fc.string({ maxLength: 30, size: 'max' }).map((text) => text.replaceAll(/[^\x20-\x7e]/g, '').trim()),
);
const oneOrMore = fc.oneof({ weight: 6, arbitrary: value }, fc.array(value, { minLength: 2, maxLength: 3 }));
const entry = fc.tuple(
  fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...nextNames) }, fc.constantFrom(...otherNames)),
  oneOrMore,
);

/** Headers that an attacker may send: Next's own, forwarded, conditional and unusual ones; some repeated or empty. */
export const hostileHeaders: fc.Arbitrary<HostileHeaders> = fc
  .array(entry, { minLength: 1, maxLength: 8 })
  .map((entries) => Object.fromEntries(entries));

/** Headers that once replaced a cached page for everybody. */
export const knownAttacks: readonly HostileHeaders[] = [
  { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { rsc: '0' },
  { rsc: '' },
  { rsc: ['1', '1'] },
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '7', 'next-router-segment-prefetch': '/_tree' },
  { 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D', rsc: '1' },
  { range: 'bytes=0-9' },
  { 'user-agent': '' },
  { accept: 'image/avif' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  { 'if-none-match': '*' },
];
