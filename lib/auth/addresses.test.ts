import fc from 'fast-check';
import { anyAddress } from '@/jest/any-address';
import { failurePage, loginPage, returnPage, returnPageOfUrl, startAddress } from './addresses';

const site = 'https://courses.example.org';

describe('the page to return to', () => {
  it.each([
    ['/courseDetails/12?x=1', '/courseDetails/12?x=1'],
    ['/en/restricted', '/en/restricted'],
    ['/en', '/en/restricted'],
    ['/', '/restricted'],
    [null, '/restricted'],
    ['', '/restricted'],
    ['https://evil.example', '/restricted'],
    ['//evil.example', '/restricted'],
    ['/\\evil.example', '/restricted'],
    ['javascript:alert(1)', '/restricted'],
    ['/login?return=/x', '/restricted'],
    ['/en/logout', '/en/restricted'],
    ['/../../rest/jaf/oauth/params', '/rest/jaf/oauth/params'],
    ['/%2e%2e/x', '/x'],
    ['/..//evil.example', '/restricted'],
    ['/x/../login', '/restricted'],
    ['/it/logout', '/restricted'],
    ['/LOGOUT', '/restricted'],
    ['/en/%6Cogout', '/en/restricted'],
    ['/it/it/logout', '/restricted'],
    ['/EN/Restricted/?a=1', '/en/restricted?a=1'],
    ['/%ff', '/restricted'],
    ['/x%2flogout', '/restricted'],
    ['/api/auth/logout', '/restricted'],
    ['/a\r\nSet-Cookie: x', '/restricted'],
  ])('of %j is %s', (saved, page) => expect(returnPage(saved)).toBe(page));

  it('is in the language of the sign-in where none was saved', () => {
    expect(returnPage(null, 'en')).toBe('/en/restricted');
  });

  it('stays inside the app, whatever was saved', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '..',
      '%2f',
      '%5c',
      '@',
      ':',
      'evil.example',
      'en',
      '?',
      '#',
      '\t',
      '\n',
      'http:',
    );
    const segments = fc.array(fc.constantFrom('..', '.', '%2e%2e', '', 'x', 'evil.example'), { maxLength: 5 });
    const saved = fc.oneof(
      segments.map((parts) => `/${parts.join('/')}`),

      fc.string(),
      anyAddress(),
      fc.array(pieces, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
    );
    fc.assert(
      fc.property(saved, (text) => {
        for (const page of [
          returnPage(text),
          returnPageOfUrl(text, site),
          returnPageOfUrl(`${site}/mooc/app${text}`, site),
        ]) {
          const url = new URL(`${site}/mooc/app${page}`);
          expect(url.origin).toBe(site);
          expect(page).toMatch(/^\/(?![/\\])[^\s\\]*$/);
          expect(url.pathname.startsWith('/mooc/app/')).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    [`${site}/mooc/app/about`, '/about'],
    [`${site}/mooc/app`, '/restricted'],
    [`${site}/mooc/apple/about`, '/restricted'],
    [`${site}/other`, '/restricted'],
    ['https://evil.example/mooc/app/about', '/restricted'],
  ])('of the absolute %s is %s', (url, page) => expect(returnPageOfUrl(url, site)).toBe(page));
});

it('names the pages of a sign-in in the language of the page to return to', () => {
  expect(loginPage('/en/restricted?a=1&b=2')).toBe('/en/login?return=%2Fen%2Frestricted%3Fa%3D1%26b%3D2');
  expect(startAddress('/restricted')).toBe('/mooc/app/api/auth/start?return=%2Frestricted');
  expect(failurePage('denied', 'it')).toBe('/login/failed?reason=denied');
});
