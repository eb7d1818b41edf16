import sharp from 'sharp';
import { contrast } from './colour.ts';
import { drawCover } from './cover.ts';
import { compositions } from './covers/compositions.ts';
import { categorySlugs, schemesOf } from './palettes.ts';

const cover = { seed: 'storia-della-lingua', categorySlug: 'lettere-storia', index: 0 };

describe('drawCover', () => {
  it('gives the same bytes for the same seed and others for another', async () => {
    const [first, again, other] = await Promise.all([
      drawCover(cover),
      drawCover(cover),
      drawCover({ ...cover, seed: 'storia-antica' }),
    ]);
    expect(first.bytes.equals(again.bytes)).toBe(true);
    expect(first.bytes.equals(other.bytes)).toBe(false);
  });

  it.each(categorySlugs)(
    'draws every composition of %s as a WebP picture of 1280×720 that is quick to load',
    async (slug) => {
      const rounds = Array.from({ length: compositions[slug].length * 2 }, (_, index) => index);
      const pictures = await Promise.all(rounds.map((index) => drawCover({ seed: slug, categorySlug: slug, index })));
      const facts = await Promise.all(pictures.map(({ bytes }) => sharp(bytes).metadata()));
      for (const [index, { width, height, format }] of facts.entries()) {
        expect({ width, height, format }).toEqual({ width: 1280, height: 720, format: 'webp' });
        expect(pictures[index]?.bytes.length).toBeLessThan(80_000);
      }
      expect(new Set(pictures.map(({ bytes }) => bytes.toString('base64'))).size).toBe(pictures.length);
    },
  );

  it('gives neighbours within a category other compositions', () => {
    const all = categorySlugs.flatMap((slug) => compositions[slug]);
    expect(new Set(all).size).toBe(all.length);
    for (const slug of categorySlugs) expect(compositions[slug].length).toBeGreaterThanOrEqual(3);
  });

  it('names the known categories when it does not know one, and refuses an index that is no place', () => {
    expect(() => drawCover({ ...cover, categorySlug: 'astrologia' })).toThrow(
      /"astrologia": use one of architettura-design/,
    );
    expect(() => drawCover({ ...cover, index: -1 })).toThrow(/index -1 is no whole number/);
    expect(() => drawCover({ ...cover, index: 0.5 })).toThrow(/index 0.5 is no whole number/);
  });

  it.each(categorySlugs)('prints %s in inks that stand out from every ground', (slug) => {
    for (const { ground, line } of schemesOf(slug)) expect(contrast(ground, line)).toBeGreaterThan(3);
  });
});
