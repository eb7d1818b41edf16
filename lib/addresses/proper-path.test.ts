import { isPagePath, properPath } from './proper-path.ts';

describe('an address that is written otherwise', () => {
  it.each([
    ['/HOME', '/home'],
    ['/EN/Home', '/en/home'],
    ['/en/aboutuniv', '/en/aboutUniv'],
    ['/it/home', '/home'],
    ['/it/courseDetails/12', '/courseDetails/12'],
    ['/coursedetails/AbC', '/courseDetails/AbC'],
    ['/IT/CollectionCard/9', '/collectionCard/9'],
    ['/aboutUNIV.MD', '/aboutUniv.md'],
    ['/it/nothing', '/nothing'],
    ['/it', '/home'],
    ['/EN/', '/en/home'],
  ])('%s has one of its own: %s', (pathname, proper) => expect(properPath(pathname)).toBe(proper));

  it.each([
    '/home',
    '/en/home',
    '/',
    '/courseDetails/12',
    '/en/courseDetails/12.md',
    '/aboutUniv.md',
    '/Nothing',
    '/items',
  ])('is not %s', (pathname) => expect(properPath(pathname)).toBeNull());

  it('leads nowhere else from there', () => {
    for (const pathname of ['/HOME', '/IT/it/home', '/EN', '/it/EN/home', '//evil.example/it']) {
      const proper = properPath(pathname);
      expect(proper ?? '/').not.toMatch(/^\/[/\\]/);
    }
  });
});

describe('a page', () => {
  it.each([
    ...['/', '/en', '/home', '/en/home', '/catalogue', '/aboutUniv', '/en/legal', '/unavailable', '/en/unavailable'],
    ...['/courseDetails/47', '/en/courseDetails/any', '/collectionCard/9', '/collectionCard', '/login', '/logout'],
    ...['/login/failed', '/restricted', '/home/'],
  ])('may be at %s', (pathname) => expect(isPagePath(pathname)).toBe(true));

  it.each([
    ...[
      '/nothing',
      '/en/nothing',
      '/home/1',
      '/en/about/x/y',
      '/courseDetails/47/more',
      '/catalogue/filtered/page%3D2',
    ],
    ...['/Home', '/wp-login.php', '/not-found', '/enhome', '/en/en', '/it/home', '/a/home', '/home/../x'],
  ])('is not at %s', (pathname) => expect(isPagePath(pathname)).toBe(false));
});
