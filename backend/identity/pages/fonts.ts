import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/**
 * The typeface of the site as rules of a style sheet. The font stands in the page itself: it is there with the first
 * words, and a page looks the same wherever it is served.
 */
export const fontFaces = [400, 600]
  .map((weight) => {
    const file = resolve(`@fontsource/titillium-web/files/titillium-web-latin-${weight}-normal.woff2`);
    const content = readFileSync(file).toString('base64');
    return `@font-face { font-family: "Titillium Web"; font-weight: ${weight}; src: url("data:font/woff2;base64,${content}") format("woff2"); }`;
  })
  .join('\n');
