import fc from 'fast-check';
import { anyQuery } from '@/jest/any-address';
import { isSigned, parseReturnAddress, visitParameters, withVisitParameters } from './return-address';

const hosts = ['back.example.org', 'my.example.org:8443'];
const parse = (text: unknown) => parseReturnAddress(text, hosts)?.href ?? null;

describe('a return address', () => {
  it.each([
    'https://back.example.org/servizi?a=1#x',
    'http://back.example.org/',
    'https://my.example.org:8443/x',
    'https://BACK.example.org/',
  ])('may be %s', (text) => expect(parse(text)).toBe(new URL(text).href));

  it.each([
    'https://evil.example/',
    'https://back.example.org.evil.example/',
    'https://back.example.org:8443/',
    'https://my.example.org/',
    'https://evil.example/back.example.org',
    'https://back.example.org@evil.example/',
    'https://evil.example@back.example.org/',
    'https://user:pass@back.example.org/',
    '//back.example.org/',
    'javascript:alert(1)//back.example.org',
    'ftp://back.example.org/',
    '/restricted',
    '',
    `https://back.example.org/${'x'.repeat(2000)}`,
    ['https://back.example.org/', 'https://back.example.org/'],
    undefined,
  ])('is not %j', (text) => expect(parse(text)).toBeNull());

  it('is nothing where no host may be returned to', () => {
    expect(parseReturnAddress('https://back.example.org/', [])).toBeNull();
  });

  it('whatever is written has one of the hosts and a scheme of the web', () => {
    const start = fc.constantFrom('', 'https://', 'http://', 'https://back.example.org', 'HTTP:\\\\back.example.org');
    const parts = fc.constantFrom(
      ...'https: http: javascript: // / \\ @ ? # : . back.example.org evil.example %2f \t'.split(' '),
    );
    fc.assert(
      fc.property(
        fc.tuple(start, fc.array(parts)).map(([first, list]) => first + list.join('')),
        (text) => {
          const url = parseReturnAddress(text, hosts);
          fc.pre(url !== null);
          expect(hosts).toContain(url.host);
          expect(['http:', 'https:']).toContain(url.protocol);
        },
      ),
    );
  });
});

describe('a signed return address', () => {
  it.each([
    ['https://back.example.org/?__pj0=1&__pj1=2', true],
    ['https://back.example.org/?a=1&__pj1=&__pj0=', true],
    ['https://back.example.org/?__pj0=1', false],
    ['https://back.example.org/?__pj1=1', false],
    ['https://back.example.org/#?__pj0=1&__pj1=2', false],
    ['https://back.example.org/?x__pj0=1&x__pj1=2', false],
  ])('has both parameters: %s', (address, signed) => expect(isSigned(new URL(address))).toBe(signed));
});

describe('an address with language and theme', () => {
  const add = (text: string) => withVisitParameters(new URL(text), visitParameters('en', 'dark')).href;

  it.each([
    ['https://a.example/x', 'https://a.example/x?lang=en&poli_style=dark'],
    ['https://a.example/x?', 'https://a.example/x?lang=en&poli_style=dark'],
    ['https://a.example/?q=a%20b+c&flag#top', 'https://a.example/?q=a%20b+c&flag&lang=en&poli_style=dark#top'],
    ['https://a.example/?lang=it&a=1&poli_style=9&lang=de', 'https://a.example/?a=1&lang=en&poli_style=dark'],
    ['https://a.example/?l%61ng=it', 'https://a.example/?lang=en&poli_style=dark'],
  ])('%s', (before, after) => expect(add(before)).toBe(after));

  const names = fc.constantFrom('a', 'lang', 'poli_style', 'à b', '__pj0', 'toString');
  const values = fc.oneof(fc.string(), fc.constantFrom('&', '=', '%', '+', '#', '?'));

  it('keeps every other parameter in its order and place, and changes nothing when done twice', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values)), anyQuery(), (pairs, fragment) => {
        const url = new URL(`https://a.example/p?${new URLSearchParams(pairs)}#${fragment}`);
        const result = withVisitParameters(url, visitParameters('it', 'light'));
        const others = [...url.searchParams].filter(([name]) => name !== 'lang' && name !== 'poli_style');
        expect([...result.searchParams]).toEqual([...others, ['lang', 'it'], ['poli_style', 'light']]);
        expect([result.origin, result.pathname, result.hash]).toEqual([url.origin, url.pathname, url.hash]);
        expect(withVisitParameters(result, visitParameters('it', 'light')).href).toBe(result.href);
      }),
    );
  });
});
