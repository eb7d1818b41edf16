import localFont from 'next/font/local';

// Both are preloaded. Where they come later than the first words all the same, a page keeps the fonts of the machine:
// nothing moves under a reader's eyes, and the next page has them (`display`, which must be written out). Those of the
// machine are as wide and as high (`lib/theme/fallback-fonts.css`), so that a page has the same shape in either.

/** Titillium Web, drawn at the Accademia di Belle Arti di Urbino: headings and controls. */
export const headingFont = localFont({
  src: [
    { path: '../node_modules/@fontsource/titillium-web/files/titillium-web-latin-400-normal.woff2', weight: '400' },
    { path: '../node_modules/@fontsource/titillium-web/files/titillium-web-latin-600-normal.woff2', weight: '600' },
  ],
  variable: '--font-heading',
  display: 'optional',
  adjustFontFallback: false,
});

/**
 * The letters of Titillium Web that names and words of other languages bring (š, ł, ő, ş): fetched by a page that has one,
 * and looked up before the others, whose replacements on the machine would have them too.
 */
export const headingFontExtended = localFont({
  src: [
    { path: '../node_modules/@fontsource/titillium-web/files/titillium-web-latin-ext-400-normal.woff2', weight: '400' },
    { path: '../node_modules/@fontsource/titillium-web/files/titillium-web-latin-ext-600-normal.woff2', weight: '600' },
  ],
  variable: '--font-heading-extended',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1EFF' }],
});

/** Source Serif 4: running text. */
export const textFont = localFont({
  src: [
    { path: '../node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2', weight: '400' },
  ],
  variable: '--font-text',
  display: 'optional',
  adjustFontFallback: false,
});

/** The same letters of Source Serif 4. */
export const textFontExtended = localFont({
  src: [
    {
      path: '../node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-ext-400-normal.woff2',
      weight: '400',
    },
  ],
  variable: '--font-text-extended',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1EFF' }],
});
