import fc from 'fast-check';
import { anyAddress, anyQuery, anySegment } from './any-address.ts';

const samplesOf = (texts: fc.Arbitrary<string>) => fc.sample(texts, { numRuns: 2_000, seed: 1 });

it('any addresses have both schemes, a host and paths of any length', () => {
  const addresses = samplesOf(anyAddress()).map((text) => new URL(text));
  expect(new Set(addresses.map(({ protocol }) => protocol))).toEqual(new Set(['https:', 'http:']));
  expect(addresses.every(({ host }) => host.includes('.'))).toBe(true);
  expect(Math.max(...addresses.map(({ pathname }) => pathname.split('/').length))).toBeGreaterThan(5);
});

it.each([
  ['segments', anySegment(), "-._~!$&'()*+,;=:@"],
  ['queries', anyQuery(), "-._~!$&'()*+,;=:@/?"],
])(
  'any %s have letters, digits and all signs that may stand there, and any character in percent encoding',
  (_what, texts, signs) => {
    const samples = samplesOf(texts);
    const lettersAndDigits = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
    expect(new Set(samples.join(''))).toEqual(new Set(`${lettersAndDigits}${signs}%`));
    const decoded = samples.map(decodeURIComponent).join('');
    expect(Math.max(...[...decoded].map((character) => character.codePointAt(0) ?? 0))).toBeGreaterThan(0x10000);
  },
);
