import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fallbackFontStylesheet } from './fallback-faces.ts';
import { readFontFile } from './font-file.ts';

const file = (name: string) => readFileSync(path.join(process.cwd(), 'node_modules/@fontsource', name));
const squeeze = (css: string) => css.replaceAll(/\s+/g, ' ').trim();

describe('a font file', () => {
  // As another reader of fonts, fontkit, tells them of the same files.
  it.each([
    ['titillium-web/files/titillium-web-latin-400-normal.woff', 1.133, 0.388],
    ['source-serif-4/files/source-serif-4-latin-400-normal.woff', 1.036, 0.335],
  ])('tells its height: %s', (name, ascent, descent) => {
    expect(readFontFile(file(name))).toMatchObject({ ascent, descent, lineGap: 0 });
  });

  it('tells the width of each character', () => {
    const { meanWidth } = readFontFile(file('titillium-web/files/titillium-web-latin-400-normal.woff'));
    expect(meanWidth('i')).toBeLessThan(meanWidth('m'));
    expect(meanWidth('im')).toBeCloseTo((meanWidth('i') + meanWidth('m')) / 2, 10);
    expect(meanWidth('à')).toBe(meanWidth('a'));
  });

  it('says which character it lacks, and what it is when it is none', () => {
    const { meanWidth } = readFontFile(file('titillium-web/files/titillium-web-latin-400-normal.woff'));
    expect(() => meanWidth('a字')).toThrow('The font has no "字"');
    expect(() => readFontFile(Buffer.alloc(64))).toThrow(/no table "head"/);
  });
});

it('the fonts of machines are fitted to ours; run `npm run theme` after a change', () => {
  const written = readFileSync(path.join(process.cwd(), 'lib/theme/fonts/fallback-fonts.css'), 'utf8');
  expect(squeeze(written)).toBe(squeeze(fallbackFontStylesheet()));
});
