import fc from 'fast-check';
import { requestTarget } from '../request-target.ts';
import { isPageRequest, substituteAddress } from './page-request.ts';

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

describe('the page that replaces a failed one', () => {
  const substituteOf = (url: string) => `/mooc/app${substituteAddress(url, 'mooc')}`;

  it('has an address that this server accepts and that nothing replaces, whatever failed', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.string({ maxLength: 8_000, unit: 'binary-ascii', size: 'max' }), (english, rest) => {
        fc.pre(english || !/^en(?:[/?]|$)/.test(rest));
        const path = substituteOf(`/mooc/app${english ? '/en' : ''}/${rest}`);
        expect(requestTarget(path, 'mooc')).toEqual({ kind: 'pass' });
        expect(substituteAddress(path, 'mooc')).toBeNull();
        expect(path.startsWith('/mooc/app/en/')).toBe(english);
      }),
    );
  });

  it('is the critical error for the signed-in area', () => {
    for (const path of ['restricted', 'restricted?desk=texts', 'restricted/x']) {
      expect(substituteOf(`/mooc/app/${path}`)).toBe('/mooc/app/login/failed?reason=unavailable');
      expect(substituteOf(`/mooc/app/en/${path}`)).toBe('/mooc/app/en/login/failed?reason=unavailable');
    }
    expect(substituteAddress(substituteOf('/mooc/app/restrictedness'), 'mooc')).toBeNull();
  });

  it('leaves out a query that is too long', () => {
    expect(substituteOf(`/mooc/app/catalogue?q=${'a'.repeat(5_000)}`)).toBe('/mooc/app/unavailable?of=%2Fcatalogue');
  });
});
