import fc from 'fast-check';
import { anyAddress } from '@/jest/any-address';
import { anyText } from '@/jest/any-text';
import { parseWebAddress, parseWebsite } from './web-address.ts';

describe('parseWebAddress', () => {
  it.each([
    ['https://www.polimi.it', 'https://www.polimi.it/'],
    [' HTTP://Example.IT/a b ', 'http://example.it/a%20b'],
    ['www.conservatorio.it', 'https://www.conservatorio.it/'],
    ['www.x.it/corsi?id=1#top', 'https://www.x.it/corsi?id=1#top'],
    ['https://università.it/', 'https://xn--universit-y1a.it/'],
  ])('accepts %j as %s', (wire, address) => {
    expect(parseWebAddress(wire)).toBe(address);
  });

  it.each([
    ...[null, undefined, 7, {}, '', ' ', 'polimi', 'polimi.it', '/courses/1', '//x.it', 'ftp://x.it', 'mailto:a@x.it'],
    ...['javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'https://', 'http:x.it', 'www.'],
    ...['https://polimi.it@evil.example/', 'https://a:b@x.it/', `https://x.it/${'a'.repeat(3000)}`, 'www.x y.it'],
  ])('refuses %j', (wire) => {
    expect(parseWebAddress(wire)).toBeNull();
  });

  it('gives an absolute address of the web or nothing for any text', () => {
    const text = fc.oneof(
      anyText(),
      anyAddress(),
      fc.string().map((rest) => `www.${rest}`),
    );
    fc.assert(
      fc.property(text, (wire) => {
        const address = parseWebAddress(wire);
        expect(address === null || /^https?:$/.test(new URL(address).protocol)).toBe(true);
      }),
    );
  });
});

describe('parseWebsite', () => {
  it.each([
    ['unimi.it', 'https://unimi.it/'],
    ['//unic.it/', 'https://unic.it/'],
    [' www.polimi.it/it ', 'https://www.polimi.it/it'],
    ['https://www.polimi.it', 'https://www.polimi.it/'],
    ['http://x.it', 'http://x.it/'],
  ])('accepts %j as %s', (wire, address) => expect(parseWebsite(wire)).toBe(address));

  it.each([null, 7, '', '//', 'polimi', 'pagina.html', '/sito', 'javascript:alert(1)', 'mailto:a@x.it', '//a:b@x.it/'])(
    'refuses %j',
    (wire) => expect(parseWebsite(wire)).toBeNull(),
  );
});
