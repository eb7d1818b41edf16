import { dependsOnVisitor, findPage, isSignedInArea, localeOf } from './find-page.ts';
import { pages } from './pages.ts';

describe('a page', () => {
  it.each([
    ...['/home', '/en/home', '/catalogue', '/aboutUniv', '/en/legal', '/unavailable', '/en/unavailable'],
    ...['/courseDetails/47', '/en/courseDetails/any', '/collectionCard/9', '/collectionCard', '/login', '/logout'],
    ...['/login/failed', '/restricted', '/home/'],
  ])('may be at %s', (path) => expect(findPage(path)).not.toBeNull());

  it.each([
    ...[
      '/nothing',
      '/en/nothing',
      '/home/1',
      '/en/about/x/y',
      '/courseDetails',
      '/courseDetails/47/more',
      '/login/other',
      '/catalogue/filtered/page%3D2',
    ],
    ...['/Home', '/wp-login.php', '/not-found', '/enhome', '/en/en', '/it/home', '/a/home', '/home/../x'],
  ])('is not at %s', (path) => expect(findPage(path)).toBeNull());

  it('is found by its whole address', () => {
    expect(findPage('/en/collectionCard')).toBe(pages.unnamedSeries);
    expect(findPage('/en/collectionCard/9')).toBe(pages.series);
    expect(findPage('/login/failed')).toBe(pages.signInFailed);
  });
});

it.each([
  ['/restricted', true],
  ['/en/restricted/anything', true],
  ['/login/failed', true],
  ['/logout', true],
  ['/loginx', false],
  ['/home/login', false],
  ['/', false],
])('%s is for one visitor: %s', (path, expected) => expect(dependsOnVisitor(path)).toBe(expected));

it.each([
  ['/restricted', true],
  ['/en/restricted', true],
  ['/restricted/quality?x=1', true],
  ['/restrictedness', false],
  ['/home', false],
  ['/courseDetails/restricted', false],
  ['/login', false],
  ['/logout', false],
])('%s is in the signed-in area: %s', (path, expected) => expect(isSignedInArea(path)).toBe(expected));

it.each([
  ['/en', 'en'],
  ['/en/home', 'en'],
  ['/en?q=1', 'en'],
  ['/', 'it'],
  ['/home/en', 'it'],
  ['/enhome', 'it'],
])('%s has the locale %s', (path, locale) => expect(localeOf(path)).toBe(locale));
