import fc from 'fast-check';
import { requestTarget } from '../request-target.ts';
import { isPageRequest, isUnavailablePage, unavailablePagePath } from './page-request.ts';

describe('isPageRequest', () => {
  it.each([
    ['GET', '/mooc/app/home', 'text/html', true],
    ['HEAD', '/mooc/app/en/catalogue?q=a', '*/*', true],
    ['GET', '/mooc/app/home', undefined, true],
    ['POST', '/mooc/app/home', 'text/html', false],
    ['GET', '/mooc/app/api/health', 'text/html', false],
    ['GET', '/mooc/app/_next/image', 'text/html', false],
    ['GET', '/mooc/app/apis', 'text/html', true],
    ['GET', '/mooc/app/home', 'application/json', false],
    ['GET', '/mooc/app/feeds/it', '*/*', false],
    ['GET', '/mooc/app/en/courseDetails/1.md', undefined, false],
    ['GET', '/mooc/app/calendar/1?lang=it', 'text/html,*/*;q=0.8', true],
    ['GET', '/elsewhere', 'text/html', false],
  ])('%s %s with Accept %s: %s', (method, url, accept, expected) => {
    expect(isPageRequest({ method, url, headers: { accept } }, 'mooc')).toBe(expected);
  });
});

it.each([
  ['1', false],
  ['0', true],
  ['', true],
])('takes only RSC: 1 for a request for data, not %j', (rsc, expected) => {
  expect(isPageRequest({ method: 'GET', url: '/mooc/app/home', headers: { rsc } }, 'mooc')).toBe(expected);
});

describe('unavailablePagePath', () => {
  it('is an address that this server accepts and knows as that page, whatever failed', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.string({ maxLength: 8_000, unit: 'binary-ascii' }), (english, rest) => {
        fc.pre(english || !/^en(?:[/?]|$)/.test(rest));
        const path = unavailablePagePath(`/mooc/app${english ? '/en' : ''}/${rest}`, 'mooc');
        expect(requestTarget(path, 'mooc')).toEqual({ kind: 'pass' });
        expect(isUnavailablePage(path, 'mooc')).toBe(true);
        expect(path.startsWith('/mooc/app/en/')).toBe(english);
      }),
    );
  });

  it('is the critical error for the signed-in area', () => {
    for (const path of ['restricted', 'restricted?desk=texts', 'restricted/x']) {
      expect(unavailablePagePath(`/mooc/app/${path}`, 'mooc')).toBe('/mooc/app/login/failed?reason=unavailable');
      expect(unavailablePagePath(`/mooc/app/en/${path}`, 'mooc')).toBe('/mooc/app/en/login/failed?reason=unavailable');
    }
    expect(isUnavailablePage(unavailablePagePath('/mooc/app/restrictedness', 'mooc'), 'mooc')).toBe(true);
  });

  it('leaves out a query that is too long', () => {
    expect(unavailablePagePath(`/mooc/app/catalogue?q=${'a'.repeat(5_000)}`, 'mooc')).toBe(
      '/mooc/app/unavailable?of=%2Fcatalogue',
    );
  });
});
