import { isAutomatic } from './request-context.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

it.each([
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { purpose: 'prefetch' },
  { 'next-router-prefetch': '1' },
  { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' },
  { 'user-agent': 'facebookexternalhit/1.1' },
  { 'user-agent': 'Mozilla/5.0 (compatible; Yahoo! Slurp)' },
])('nobody has asked for a request with %j', (headers) => expect(isAutomatic(headers)).toBe(true));

it.each([{}, { 'user-agent': firefox }, { 'user-agent': 'Mozilla/5.0 (Linux; Android 15; CUBOT X90)' }])(
  'somebody may have asked for one with %j',
  (headers) => expect(isAutomatic(headers)).toBe(false),
);
