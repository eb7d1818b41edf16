import { readFileSync } from 'node:fs';
import path from 'node:path';
import { themeStylesheet } from './stylesheet.ts';

const squeeze = (css: string) => css.replaceAll(/\s+/g, ' ').trim();

describe('the theme as a style sheet', () => {
  it('is what theme.css holds; run `npm run theme` after a change of theme.ts', () => {
    const written = readFileSync(path.join(process.cwd(), 'lib/theme/theme.css'), 'utf8');
    expect(squeeze(written)).toBe(squeeze(themeStylesheet()));
  });
});
