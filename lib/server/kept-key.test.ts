import { isHeldWhole, isPrivatePage, keptKey } from './kept-key.ts';

const base = '/mooc/app';
const key = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  keptKey({ method, url: `${base}${path}`, headers }, 'mooc');

it('gives a page one place, whatever a link puts behind its address', () => {
  expect(key('/courseDetails/7?utm_source=x&utm_medium=y')).toEqual({ shelf: 'pages', key: '/courseDetails/7' });
  expect(key('/courseDetails/7')).toEqual(key('/courseDetails/7?_rsc=1'));
  expect(key('/courseDetails/7', {}, 'HEAD')).toEqual(key('/courseDetails/7'));
});

it('keeps every search of the catalogue by itself, on a shelf of their own', () => {
  expect(key('/catalogue')).toEqual({ shelf: 'pages', key: '/catalogue' });
  expect(key('/en/catalogue?filterAteneo=7&page=2')).toEqual({
    shelf: 'searches',
    key: '/en/catalogue?filterAteneo=7&page=2',
  });
});

it.each([
  ['?filterAteneo=7&_rsc=abc', '?filterAteneo=7'],
  ['?_rsc=abc&filterAteneo=7', '?filterAteneo=7'],
  ['?_rsc=abc', ''],
])('leaves Next’s own parameter out: %s', (written, kept) => {
  expect(key(`/catalogue${written}`, { rsc: '1' })).toEqual(key(`/catalogue${kept}`, { rsc: '1' }));
});

it('tells a page from its data, and the kinds of data from each other', () => {
  const kinds: readonly Record<string, string>[] = [
    {},
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1' },
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  ];
  expect(new Set(kinds.map((headers) => key('/home', headers)?.key)).size).toBe(kinds.length);
});

it.each([
  [{ rsc: '1', 'next-router-segment-prefetch': 'x'.repeat(300) }],
  [{ rsc: '1', 'next-router-prefetch': 'anything' }],
])('keeps nothing for data that Next does not ask for: %j', (headers) => {
  expect(key('/home', headers)).toBeNull();
});

it('names scripts by their path', () => {
  expect(key('/_next/static/chunks/a.js?dpl=1')).toEqual({ shelf: 'assets', key: '/_next/static/chunks/a.js' });
});

it.each(['/restricted', '/en/restricted?desk=1', '/login', '/logout', '/en/login/failed'])(
  'never keeps %s, which is made for one visitor',
  (path) => {
    expect(key(path)).toBeNull();
    expect(isPrivatePage(base + path, 'mooc')).toBe(true);
  },
);

it.each(['/api/jaf/public/app', '/api/auth/session', '/_next/image?url=a'])('keeps nothing of %s', (path) => {
  expect(key(path)).toBeNull();
});

it('keeps no answer to a form, and nothing outside the app', () => {
  expect(key('/home', {}, 'POST')).toBeNull();
  expect(keptKey({ method: 'GET', url: '/robots.txt', headers: {} }, 'mooc')).toBeNull();
});

it('knows what is a page, and what is compressed while it streams', () => {
  const isWhole = (path: string, method = 'GET') => isHeldWhole({ method, url: base + path, headers: {} }, 'mooc');
  expect(
    ['/home', '/en/courseDetails/1.2', '/_next/static/a.js', '/restricted'].filter((path) => !isWhole(path)),
  ).toEqual([]);
  const streamed = [
    '/api/export/courses.csv',
    '/sitemap.xml',
    '/courseDetails/7.md',
    '/hero/film.webm',
    '/feeds/it',
    '/_next/static/a.woff2',
  ];
  expect(streamed.filter((path) => isWhole(path))).toEqual([]);
  expect(isWhole('/home', 'POST')).toBe(false);
});
