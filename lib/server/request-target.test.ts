import fc from 'fast-check';
import { requestTarget, restPath } from './request-target.ts';

describe('requestTarget', () => {
  it.each(['/', '/mooc', '/mooc/', '/mooc/app', '/mooc/app/', '/?utm=1', '/mooc?x'])(
    'sends %s to the home page',
    (url) => {
      expect(requestTarget(url, 'mooc')).toEqual({ kind: 'redirect', status: 307, location: '/mooc/app/home' });
    },
  );

  it.each([
    ['NEXT_LOCALE=en', '/mooc/app/en/home'],
    ['theme=dark; NEXT_LOCALE=en; a=b', '/mooc/app/en/home'],
    ['NEXT_LOCALE=it', '/mooc/app/home'],
    ['NEXT_LOCALE=english', '/mooc/app/home'],
    ['OTHER_NEXT_LOCALE=en', '/mooc/app/home'],
  ])('keeps the language that a visitor with the cookie %s has chosen', (cookies, location) => {
    expect(requestTarget('/', 'mooc', cookies)).toEqual({ kind: 'redirect', status: 307, location });
  });

  it.each(['/mooc/app/en', '/mooc/app/en/', '/mooc/app/en?x'])('sends %s to the English home page', (url) => {
    expect(requestTarget(url, 'mooc', 'NEXT_LOCALE=it')).toEqual({
      kind: 'redirect',
      status: 307,
      location: '/mooc/app/en/home',
    });
  });

  it.each([
    ['/mooc/app', 'signed-in=1', '/mooc/app/restricted'],
    ['/mooc/app/', 'theme=dark; signed-in=1; NEXT_LOCALE=en', '/mooc/app/en/restricted'],
    ['/mooc/app/en', 'signed-in=1', '/mooc/app/en/restricted'],
    ['/mooc/app/', 'signed-in=', '/mooc/app/home'],
    ['/mooc/app/', 'not-signed-in=1', '/mooc/app/home'],
  ])('sends %s with the cookies %s to %s', (url, cookies, location) => {
    expect(requestTarget(url, 'mooc', cookies)).toEqual({ kind: 'redirect', status: 307, location });
  });

  it.each(['/robots.txt', '/llms.txt', '/sitemap.xml', '/robots.txt?x=1'])('finds %s in the app', (url) => {
    const path = url.replace('?x=1', '');
    expect(requestTarget(url, 'mooc')).toEqual({ kind: 'pass', url: `/mooc/app${path}` });
  });

  it('finds the contact for weaknesses where RFC 9116 has it', () => {
    const target = requestTarget('/.well-known/security.txt', 'mooc');
    expect(target).toEqual({ kind: 'pass', url: '/mooc/app/security.txt' });
  });

  it.each([
    ['/mooc/rest/immagine/12', '/immagine/12'],
    [
      '/mooc/rest/mooc/moocVetrinaPaginazione/?lang=it&testoRicerca=a%2Fb',
      '/mooc/moocVetrinaPaginazione/?lang=it&testoRicerca=a%2Fb',
    ],
    ['/mooc/rest/a%20b/..c/d..', '/a%20b/..c/d..'],
  ])('sends %s to the backend', (url, path) => {
    expect(requestTarget(url, 'mooc')).toEqual({ kind: 'pass' });
    expect(restPath(url, 'mooc')).toBe(path);
  });

  it.each([
    '/mooc/app/home',
    '/mooc/app/en/catalogue?filterAteneo=7&_rsc=abc',
    '/mooc/app/courseDetails/47?_rsc',
    '/mooc/app/home?utm_source=x',
    '/mooc/app/api/mooc/moocVetrina/',
    '/mooc/app/api/cata/%20?x=&;%2e%25',
    '/mooc/app/_next/static/chunks/%5Bid%5D.js',
  ])('leaves %s to Next', (url) => {
    expect(requestTarget(url, 'mooc')).toEqual({ kind: 'pass' });
    expect(restPath(url, 'mooc')).toBeNull();
  });

  it.each([
    '/mooc/rest/jaf/oauth/token/get/a',
    '/mooc/rest/jaf/%6Fauth/token/refresh/a?x',
    '/mooc/rest/JAF/OAuth/token/get/a',
    '/mooc/restaurant',
    '/mooc/rest',
    '/other/rest/a',
    '/en',
    '/wp-login.php?a=1',
    '/_next/static/a.js',
  ])('shows the page “not found” for %s', (url) => {
    expect(requestTarget(url, 'mooc')).toEqual({ kind: 'pass', url: '/mooc/app/not-found' });
    expect(restPath(url, 'mooc')).toBeNull();
  });

  it.each([
    ['/mooc/app/HOME', '/mooc/app/home'],
    ['/mooc/app/it/home/?utm_source=x', '/mooc/app/home?utm_source=x'],
    ['/mooc/app/courseDetails/%34%37?_rsc=abc', '/mooc/app/courseDetails/47'],
    ['/mooc/app/catalogue?filterAteneo=7&_rsc=abc&', '/mooc/app/catalogue?filterAteneo=7'],
    ['/mooc/app/catalogue?q=&page=1', '/mooc/app/catalogue'],
    ['/mooc/app//evil.example/it', '/mooc/app/evil.example/it'],
    // Next answers this one with an empty page.
    ['/mooc/app/api/', '/mooc/app/api'],
    ['/favicon.ico', '/mooc/app/icon.svg'],
  ])('sends %s for good to %s', (url, location) => {
    expect(requestTarget(url, 'mooc')).toEqual({ kind: 'redirect', status: 308, location });
  });

  describe.each([
    ['/mooc/app/api/immagine/', ''],
    ['/mooc/rest/immagine/', '?v=1'],
    ['/mooc/app/api/mooc/moocVetrina/', ''],
    ['/mooc/rest/mooc/moocVetrina/', ''],
    ['/mooc/app/calendar/', '?lang=en'],
    ['/mooc/app/courseDetails/', '.md'],
    ['/mooc/app/en/courseDetails/', '.md'],
    ['/mooc/app/collectionCard/', '.md?x=1'],
  ])('%s#%s', (before, after) => {
    it.each(['0', '20', '1a', '0x1', '01_', '0-1', '007', '00', `${'0'.repeat(40)}1`, 'saved'])(
      'is not sent elsewhere from %s',
      (id) => {
        expect(requestTarget(`${before}${id}${after}`, 'mooc')).toEqual({ kind: 'pass' });
      },
    );
  });

  it('sends nobody twice', () => {
    const part = fc.constantFrom(
      '012',
      '%30%312.md',
      'calendar',
      'api',
      'immagine',
      'collectionCard',
      'markdown',
      'it',
      'IT',
      'en',
      'EN',
      '',
      'home',
      'Home.md',
      'courseDetails',
      '%34',
      'nothing',
      'it.md',
    );
    const query = fc.constantFrom('', '?', '?q=', '?q=a%20b&_rsc=1', '?page=1&utm_source=x');
    const cookies = fc.constantFrom('', 'NEXT_LOCALE=en', 'signed-in=1');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), query, cookies, (parts, search, cookie) => {
        const target = requestTarget(`/mooc/app/${parts.join('/')}${search}`, 'mooc', cookie);
        if (target.kind !== 'redirect') return;
        expect(requestTarget(target.location, 'mooc', cookie)).toEqual({ kind: 'pass' });
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['/mooc/app/courseDetails/47%20', '/mooc/app/not-found'],
    ['/mooc/app/en/courseDetails/1%00', '/mooc/app/en/not-found'],
    ['/mooc/app/markdown/it/%25', '/mooc/app/not-found'],
    ['/mooc/app/a/../b', '/mooc/app/not-found'],
    ['/mooc/app/%61pi/../home', '/mooc/app/not-found'],
    ['/mooc/app/about.rsc', '/mooc/app/not-found'],
    ['/mooc/app/_next/data/build/home.json', '/mooc/app/not-found'],
    ['/mooc/app/_next/data/build/api/auth/start.json?x', '/mooc/app/not-found'],
    ['/mooc/app/_next', '/mooc/app/not-found'],
    ['/mooc/app/_next/../courseDetails/47', '/mooc/app/not-found'],
    ['/mooc/app/en/courseDetails/12.RSC', '/mooc/app/en/not-found'],
    ['/mooc/app/home.segments/_tree.segment.rsc', '/mooc/app/not-found'],
    [`/mooc/app/courseDetails/${'a'.repeat(81)}`, '/mooc/app/not-found'],
  ])('has no page for %s', (written, url) => {
    expect(requestTarget(written, 'mooc')).toEqual({ kind: 'pass', url });
  });

  it.each([
    '/mooc/rest/../idp/auth',
    '/mooc/rest/%2e%2e/idp',
    '/mooc/rest/a/.%2E',
    '/mooc/rest/./a',
    '/mooc/rest/a%2f..%2fb',
    '/mooc/rest/a\\..\\b',
    '/mooc/rest/a%5cb',
    '/mooc/rest//evil.example',
    '/mooc/rest/a%00',
    '/mooc/rest/..;/idp',
    '/mooc/rest/a/..;v=1/..;/idp',
    '/mooc/rest/..%3b/idp',
    '/mooc/rest/%252e%252e/idp',
    '/mooc/rest/..%252fidp',
    '/mooc/rest/..#/idp',
    '/mooc/rest/..%23/idp',
    '/mooc/rest/a%0d%0ab',
    '/mooc/app/api/..;/home',
    '/mooc/app/courseDetails/%E0%A4%A',
    '/mooc/app/%',
    'http://evil.example/mooc/rest/a',
    '*',
    '/mooc/app/_next/static/../courseDetails/47%20',
    '/mooc/app/api/../home',
    '/mooc/app/_next/image/%2e%2e/home',
    '/mooc/app/_next/static/../../api/health',
    '/mooc/x/../app/home',
    '/mooc/./app/home',
    '/%2e/mooc/app/home',
    '//x',
    '///evil.example/',
    '/mooc//',
    '/mooc\\app\\home',
  ])('refuses %s', (url) => {
    expect(requestTarget(url, 'mooc')).toMatchObject({ kind: 'refuse', status: 400 });
  });

  it('refuses an address over 8 kB', () => {
    expect(requestTarget(`/mooc/app/home?q=${'a'.repeat(8192)}`, 'mooc')).toMatchObject({
      kind: 'refuse',
      status: 414,
    });
  });

  it('passes on no path that leads to another one when dots and slashes are resolved', () => {
    const segment = fc.oneof(
      fc.constantFrom('mooc', 'app', 'rest', 'api', '_next', 'home', 'en', 'courseDetails', '47%20', 'about.rsc'),
      fc.constantFrom('..', '.', '%2e%2e', '.%2E', '', '%2f', '\\', '%5c', '..\\', '%00'),
    );
    const prefix = fc.constantFrom('', '/mooc/app/_next', '/mooc/app/api', '/mooc/app', '/mooc', '/mooc/rest', '/x');
    fc.assert(
      fc.property(prefix, fc.array(segment, { minLength: 1, maxLength: 6 }), (begin, segments) => {
        const target = requestTarget(`${begin}/${segments.join('/')}`, 'mooc');
        if (target.kind !== 'pass') return;
        const url = target.url ?? `${begin}/${segments.join('/')}`;
        expect(new URL(`http://app${url}`).pathname).toBe(url);
        expect(url).not.toMatch(/\/\/|\\|%2f|%5c|%00/i);
        expect(url).not.toMatch(/^\/mooc\/app\/(?!api\/|_next\/).*\.rsc$/);
      }),
      { numRuns: 3_000 },
    );
  });
});
