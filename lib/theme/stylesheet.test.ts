import { globSync, readFileSync } from 'node:fs';
import { themeStylesheet } from './stylesheet.ts';

const squeeze = (css: string) => css.replaceAll(/\s+/g, ' ').trim();
const ownFile = 'lib/theme/theme.css';

describe('the theme as a style sheet', () => {
  it('is what theme.css holds; run `npm run theme` after a change of theme.ts', () => {
    expect(squeeze(readFileSync(ownFile, 'utf8'))).toBe(squeeze(themeStylesheet()));
  });

  it('has only variables that a style sheet uses', () => {
    const others = globSync('{app,components,lib}/**/*.{css,tsx}').filter((name) => name !== ownFile);
    const text = others.map((name) => readFileSync(name, 'utf8')).join('');
    const variables = [...themeStylesheet().matchAll(/--mui-[\w-]+(?=:)/g)].map(([name]) => name);
    expect(variables.length).toBeGreaterThan(0);
    expect(variables.filter((name) => !text.includes(`var(${name})`))).toEqual([]);
  });
});
