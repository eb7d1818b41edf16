import { html, raw } from 'hono/html';
import { style } from './style.ts';
import { type PageLanguage, pageTexts } from './texts.ts';

/** Escaped HTML, as the templates make it. */
export type Html = ReturnType<typeof html>;

export interface DocumentOptions {
  readonly language: PageLanguage;
  readonly title: string;
  /** What kind of service the page belongs to. */
  readonly tagline: string;
  readonly main: Html;
}

/** A whole page of the backend around its main part. */
export function document({ language, title, tagline, main }: DocumentOptions): Html {
  const { brand } = pageTexts[language];
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${brand}</title>
<style>${raw(style)}</style>
</head>
<body>
<header><p class="brand">${brand}</p><p class="tagline">${tagline}</p></header>
<main>${main}</main>
</body>
</html>`;
}
