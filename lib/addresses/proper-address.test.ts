import fc from 'fast-check';
import { pageQuery, properAddress } from './proper-address.ts';

describe('the one address of what an address means', () => {
  it.each([
    ['/courseDetails/47', '', '/courseDetails/47'],
    ['/courseDetails/%34%37', '', '/courseDetails/47'],
    ['/%63ourseDetails/4%37', '', '/courseDetails/47'],
    ['/EN/%48ome', '', '/en/home'],
    ['/it/home/', 'utm_source=x', '/home?utm_source=x'],
    ['//en//home', '', '/en/home'],
    ['/HOME', '', '/home'],
    ['/EN/Home', '', '/en/home'],
    ['/en/aboutuniv', '', '/en/aboutUniv'],
    ['/it/courseDetails/12', '', '/courseDetails/12'],
    ['/coursedetails/AbC', '', '/courseDetails/AbC'],
    ['/IT/CollectionCard/9', '', '/collectionCard/9'],
    ['/aboutUNIV.MD', '', '/aboutUniv.md'],
    ['/it/nothing', '', '/nothing'],
    ['/it', '', '/home'],
    ['/it/IT/', '', '/home'],
    ['/it/it/EN/Home', '', '/en/home'],
    ['/EN/', '', '/en/home'],
    ['//', '', '/home'],
    ['//evil.example/it', '', '/evil.example/it'],
    ['/courseDetails/a%2Eb_c-d.md', '', '/courseDetails/a.b_c-d.md'],
    ['/%63alendar/012', 'lang=en', '/calendar/012?lang=en'],
    ['/Calendar/012', '', '/Calendar/012'],
    ['/EN/coursedetails/0047.MD', '', '/en/courseDetails/0047.md'],
    ['/EN/coursedetails/%300047.md', '', '/en/courseDetails/00047.md'],
    ['/collectionCard/00.md', '', '/collectionCard/00.md'],
    ['/catalogue', '', '/catalogue'],
    ['/catalogue', 'filterAteneo=7&', '/catalogue?filterAteneo=7'],
    ['/catalogue', '&&page=1', '/catalogue'],
    [
      '/en/Catalogue/',
      'page=2&filterAteneo=9&filterAteneo=7&utm_source=x',
      '/en/catalogue?filterAteneo=7&filterAteneo=9&page=2',
    ],
    ['/catalogue', 'q=%20a%20%20b', '/catalogue?q=a+b'],
    ['/catalogue', 'q=a%20b', '/catalogue?q=a+b'],
  ])('%s?%s is %s', (path, query, proper) => expect(properAddress(path, query)).toBe(proper));

  it.each([
    ...['/home', '/en/home', '/courseDetails/12', '/en/courseDetails/12.md', '/aboutUniv.md', '/Nothing', '/items'],
    // Ids are texts: leading zeros make a different id.
    ...[
      '/courseDetails/012',
      '/courseDetails/012.md',
      '/calendar/0a1',
      '/courseDetails/0.1.md',
      '/calendar/saved',
      '/social/it/course/01',
    ],
    ...['/courseDetails/markdown', '/courseDetails/1.metal'],
    ...['/en/it', '/en/en', '/constructor', '/en.md', '/it.md'],
  ])('is %s itself', (path) => expect(properAddress(path, '')).toBe(path));

  it.each([
    '/courseDetails/47%20',
    '/courseDetails/%2047',
    '/courseDetails/1%00',
    '/courseDetails/%2525',
    '/collectionCard/%25',
    '/markdown/it/%25',
    '/markdown/it/courseDetails/47',
    '/it//%6darkdown/en/aboutUniv',
    '/courseDetails%2F47',
    '/home/../restricted',
    '/home/%2e%2e/restricted',
    '/./home',
    '/courseDetails/1%5C',
    '/courseDetails/è',
    '/courseDetails/1;a=b',
    `/courseDetails/${'1'.repeat(81)}`,
    '/a'.repeat(9),
  ])('%s can be none', (path) => expect(properAddress(path, '')).toBeNull());

  it('is its own, and says what a page reads without an escape', () => {
    const part = fc.constantFrom(
      'home',
      'EN',
      'it',
      'Catalogue',
      'courseDetails',
      '47',
      '%34',
      '%25',
      '%2525',
      '.',
      '%2e',
      ' ',
      '',
      'a.b',
      '%C3%A8',
      '.md',
    );
    const query = fc.array(fc.constantFrom('q=a', 'q=a+b', 'page=2', 'filterAteneo=7', '', 'x=y', 'page=', '%'));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), query, (parts, pairs) => {
        const proper = properAddress(`/${parts.join('/')}`, pairs.join('&'));
        fc.pre(proper !== null);
        const [path = '', search = ''] = proper.split('?');
        expect(path).toMatch(/^\/[\w.~/-]*$/);
        expect(path).not.toMatch(/\/\/|\/\.{1,2}(?:\/|$)/);
        expect(properAddress(path, search)).toBe(proper);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the query that a page reads', () => {
  it.each([
    ['_rsc=abc', ''],
    ['_rsc', ''],
    ['filterAteneo=7&_rsc=abc', 'filterAteneo=7'],
    ['_rsc=abc&filterAteneo=7&_rsc=', 'filterAteneo=7'],
    ['filterAteneo=7&_rsc=abc&', 'filterAteneo=7&'],
    ['q=_rsc', 'q=_rsc'],
    ['x_rsc=1', 'x_rsc=1'],
  ])('%s is %j', (query, own) => expect(pageQuery(query)).toBe(own));
});
