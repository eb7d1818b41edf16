import fc from 'fast-check';
import { cacheKey, keyName } from './cache-key.ts';
import { isVisitorsPage } from './page-request.ts';

const base = '/mooc/app';
const key = (path: string, headers: Record<string, string | string[]> = {}, method = 'GET') =>
  cacheKey({ method, url: `${base}${path}`, headers }, 'mooc');

it('gives a page one place, whatever a link puts behind its address', () => {
  const course = { partition: 'pages', address: '/courseDetails/7', wanted: 'page' };
  expect(key('/courseDetails/7?utm_source=x&utm_medium=y')).toEqual(course);
  expect(key('/courseDetails/7?_rsc=1')).toEqual(course);
  expect(key('/courseDetails/7', {}, 'HEAD')).toEqual(course);
});

it('gives no place to an address that is too long, which is refused whether the page is cached or not', () => {
  expect(key(`/home?${'a'.repeat(8_177)}`)).not.toBeNull();
  expect(key(`/home?${'a'.repeat(8_178)}`)).toBeNull();
});

it('caches every search of the catalogue by itself, in a partition of their own', () => {
  expect(key('/catalogue')).toEqual({ partition: 'pages', address: '/catalogue', wanted: 'page' });
  const address = '/en/catalogue?filterAteneo=7&page=2';
  expect(key(address)).toEqual({ partition: 'searches', address, wanted: 'page' });
});

it.each([
  ['?filterAteneo=7&_rsc=abc', '?filterAteneo=7'],
  ['?_rsc=abc&filterAteneo=7', '?filterAteneo=7'],
  ['?_rsc=abc', ''],
  ['?_rsc', ''],
])('leaves Next’s own parameter out: %s', (written, kept) => {
  expect(key(`/catalogue${written}`, { rsc: '1' })).toEqual(key(`/catalogue${kept}`, { rsc: '1' }));
});

describe('what of a page is wanted', () => {
  const prefetch = { rsc: '1', 'next-router-prefetch': '1' };
  it.each<[Record<string, string | string[]>, string]>([
    [{}, 'page'],
    [{ rsc: '0' }, 'page'],
    [{ rsc: '' }, 'page'],
    [{ rsc: '1, 1' }, 'page'],
    [{ ...prefetch, rsc: 'true', 'next-router-segment-prefetch': '/_tree' }, 'page'],
    [{ 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }, 'page'],
    [{ rsc: '1' }, 'data'],
    [{ rsc: '1', 'next-router-prefetch': '7' }, 'data'],
    [{ rsc: '1', 'next-router-prefetch': '' }, 'data'],
    [{ rsc: '1', 'next-router-segment-prefetch': '/_tree' }, 'data'],
    [prefetch, 'prefetch'],
    [{ ...prefetch, 'next-router-segment-prefetch': '/_tree' }, '/_tree'],
    [{ ...prefetch, 'next-router-segment-prefetch': '/$d$locale$it/home/__PAGE__' }, '/$d$locale$it/home/__PAGE__'],
    [{ ...prefetch, 'next-router-segment-prefetch': '/_tree, /_tree' }, 'prefetch'],
    [{ ...prefetch, 'next-router-segment-prefetch': `/${'x'.repeat(300)}` }, 'prefetch'],
    [{ ...prefetch, 'next-router-segment-prefetch': ['/_tree'] }, 'prefetch'],
  ])('by %j: %s', (headers, wanted) => expect(key('/home', headers)?.wanted).toBe(wanted));

  it('is of few kinds, whatever a stranger sends', () => {
    const value = fc.oneof(fc.constantFrom('', '0', '1', '2', '3', '1, 1', 'true', 'x'), fc.string());
    const headers = fc.record({ rsc: value, 'next-router-prefetch': value, 'next-router-state-tree': value });
    fc.assert(
      fc.property(headers, (given) => {
        expect(['page', 'data', 'prefetch']).toContain(key('/home', given)?.wanted);
      }),
    );
  });
});

it('has a name of its own for each key', () => {
  const prefetch = { rsc: '1', 'next-router-prefetch': '1' };
  const keys = [
    key('/home'),
    key('/home', { rsc: '1' }),
    key('/home', prefetch),
    key('/home', { ...prefetch, 'next-router-segment-prefetch': '/_tree' }),
    ...['/about', '/catalogue', '/catalogue?page=2', '/_next/static/a.js'].map((path) => key(path)),
  ];
  expect(new Set(keys.map((one) => one && keyName(one))).size).toBe(keys.length);
});

it('names scripts and stylesheets by their path', () => {
  expect(key('/_next/static/chunks/a.js?dpl=1')).toEqual({
    partition: 'assets',
    address: '/_next/static/chunks/a.js',
    wanted: 'page',
  });
});

it.each(['%61.js', './a.js', '../static/a.js', '/a.js', 'a.js/', '.js/b'])(
  'caches no asset under another spelling of its path: %s',
  (path) => expect(key(`/_next/static/chunks/${path}`)).toBeNull(),
);

it.each(['/restricted', '/en/restricted?desk=1', '/login', '/logout', '/en/login/failed'])(
  'never caches %s, which is made for one visitor',
  (path) => {
    expect(key(path)).toBeNull();
    expect(isVisitorsPage(base + path, 'mooc')).toBe(true);
  },
);

it.each([
  ...['/api/jaf/public/app', '/api/auth/session', '/_next/image?url=a', '/api', '/sitemap.xml', '/courseDetails/7.md'],
  ...['/hero/film.webm', '/feeds/it', '/_next/static/a.woff2', '/calendar/7', '/social/it/course/7'],
])('leaves %s to the app', (path) => expect(key(path)).toBeNull());

it.each(['/home', '/en/courseDetails/1.2', '/nothing.txt', '/not-found', '/apis'])('makes %s of its key', (path) => {
  expect(key(path)).toMatchObject({ address: path });
});

it('caches no answer to a form, and nothing outside the app', () => {
  expect(key('/home', {}, 'POST')).toBeNull();
  expect(cacheKey({ method: 'GET', url: '/robots.txt', headers: {} }, 'mooc')).toBeNull();
  expect(cacheKey({ method: 'GET', url: '/mooc/apps', headers: {} }, 'mooc')).toBeNull();
});
