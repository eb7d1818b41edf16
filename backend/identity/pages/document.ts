import { html, raw } from 'hono/html';
import { style } from './style.ts';
import { brand, type PageLanguage } from './texts.ts';

/** Escaped HTML, as the templates make it. */
export type Html = ReturnType<typeof html>;

export interface DocumentOptions {
  readonly language: PageLanguage;
  /** A text, or one that is escaped already. */
  readonly title: string | Html;
  /** What kind of service the page belongs to. */
  readonly tagline: string;
  readonly main: Html;
}

/** The logo of the site (`components/header/SiteLogo.tsx`). */
const logo = raw(
  '<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M4 36V19a16 16 0 0 1 32 0v17"/><path class="door" d="M12 36V20a8 8 0 0 1 16 0v16"/><path d="M1 36.5h38"/></svg>',
);

/** A whole page of the backend around its main part. */
export function document({ language, title, tagline, main }: DocumentOptions): Html {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${brand}</title>
<style>${raw(style)}</style>
</head>
<body>
<header><p class="brand">${logo}${brand}</p><p class="tagline">${tagline}</p></header>
<main>${main}</main>
</body>
</html>`;
}
