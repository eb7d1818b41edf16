import localFont from 'next/font/local';

// The two main fonts are preloaded. When one arrives after the first paint, the page keeps its system font, so no text
// moves while people read; the next page has the web font (`display`, which Next needs as a literal in each call).
// The system fonts are as wide and as high (`lib/theme/fallback-fonts.css`), so the layout is the same with either.

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
 * Letters of Titillium Web for names and words of other languages (š, ł, ő, ş). Only pages with such a letter fetch this
 * font. It comes before the main font, because the system fonts that replace the main font have these letters too.
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
