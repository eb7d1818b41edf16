import fc from 'fast-check';
import { anyText } from './any-text.ts';

const samples = () => fc.sample(anyText(), { numRuns: 10_000, seed: 1 });

describe('texts of any characters', () => {
  it('have characters of every plane, and no half of a pair', () => {
    const texts = samples();
    const planes = new Set(
      texts.flatMap((text) => [...text].map((character) => (character.codePointAt(0) ?? 0) >> 16)),
    );
    expect(planes.size).toBe(17);
    expect(texts.every((text) => text.isWellFormed())).toBe(true);
  });

  it('have the names that objects of JavaScript have', () => {
    expect(samples()).toEqual(expect.arrayContaining(['__proto__', 'toString']));
  });

  it('shrink to the character that matters', () => {
    const { counterexample } = fc.check(
      fc.property(anyText(), (text) => !/\p{Emoji_Presentation}/u.test(text)),
      { seed: 1, numRuns: 10_000 },
    );
    expect([...(counterexample?.[0] ?? '')]).toHaveLength(1);
  });
});
