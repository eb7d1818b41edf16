import sharp from 'sharp';
import type { Picture } from './picture.ts';
import { mannerOf } from './portrait/manner.ts';
import { drawPortrait } from './portrait.ts';

const anna = { seed: 'anna-conti', initials: 'AC', firstName: 'Anna' };
const seeds = Array.from({ length: 80 }, (_, index) => `teacher-${index}`);

describe('drawPortrait', () => {
  let people: readonly Picture[];
  beforeAll(async () => {
    people = await Promise.all(seeds.map((seed) => drawPortrait({ ...anna, seed })));
  });

  it('draws 400×400, the same for the same seed', async () => {
    const [first, again] = await Promise.all([drawPortrait(anna), drawPortrait(anna)]);
    expect(await sharp(first.bytes).metadata()).toMatchObject({ width: 400, height: 400, format: 'webp' });
    expect(first.bytes.equals(again.bytes)).toBe(true);
  });

  it('draws no two of many people alike, each in less than 15 kB', () => {
    expect(new Set(people.map(({ bytes }) => bytes.toString('base64'))).size).toBe(seeds.length);
    for (const { bytes } of people) expect(bytes.length).toBeLessThan(15_000);
  });

  it('shows initials on about one portrait in four', async () => {
    const others = await Promise.all(seeds.map((seed) => drawPortrait({ ...anna, seed, initials: 'ZW' })));
    const lettered = others.filter(({ bytes }, at) => !people[at]?.bytes.equals(bytes)).length;
    expect(lettered).toBeGreaterThan(seeds.length * 0.12);
    expect(lettered).toBeLessThan(seeds.length * 0.4);
  });

  it.each(['', '李', '<>"&', '</svg><script/>', 'ÀÉ', '007'])('copes with the initials "%s"', async (initials) => {
    for (const seed of seeds.slice(0, 8)) {
      const { bytes } = await drawPortrait({ ...anna, seed, initials });
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 400, height: 400 });
    }
  });

  it.each([
    ['Maria Luisa', 'feminine'],
    ['Luca', 'masculine'],
    ['Nicolò', 'masculine'],
    ['Beatrice', 'feminine'],
    ['Andrea', 'masculine'],
    ['', 'masculine'],
  ])('guesses how to draw %s: %s', (name, manner) => {
    expect(mannerOf(name)).toBe(manner);
  });
});
