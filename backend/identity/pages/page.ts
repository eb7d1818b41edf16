import { html, raw } from 'hono/html';
import type Provider from 'oidc-provider';
import { contentSecurityPolicy, style } from './style.ts';
import { brand, type MessageKind, type PageLanguage, pageTexts } from './texts.ts';

/** A step in the provider's way of answering; the provider is built on Koa. */
export type Middleware = Parameters<Provider['use']>[0];

/** One request of the provider and its answer. */
export type Context = Parameters<Middleware>[0];

/** Escaped HTML, as the templates make it. */
export type Html = ReturnType<typeof html>;

interface DocumentOptions {
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

/** The language named (`ui_locales`, `lang`), else the browser's, else Italian. */
export function pageLanguage(ctx: Context, ...preferred: unknown[]): PageLanguage {
  const named = [...preferred, ctx.query.ui_locales, ctx.query.lang]
    .flatMap((value) => (typeof value === 'string' ? value.toLowerCase().split(/[\s,]+/) : []))
    .map((tag) => tag.slice(0, 2))
    .find((tag) => tag === 'it' || tag === 'en');
  return (named ?? (ctx.acceptsLanguages('it', 'en') || 'it')) === 'en' ? 'en' : 'it';
}

/**
 * Answers with a page that is never cached nor framed. The status is set by the caller, 200 otherwise.
 *
 * @param formOrigin origin the page's form may go to besides our own
 */
export async function showPage(ctx: Context, page: Html, formOrigin?: string): Promise<void> {
  ctx.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': contentSecurityPolicy(formOrigin),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
  ctx.type = 'html';
  ctx.body = String(await page);
}

/** Answers with a page that says one thing and leads back to the site. */
export function showMessage(
  ctx: Context,
  kind: MessageKind,
  homeUrl: string,
  language: PageLanguage = pageLanguage(ctx),
): Promise<void> {
  const { messages, backToSite, tagline } = pageTexts[language];
  const { title, text } = messages[kind];
  const main = html`<h1>${title}</h1>
<p>${text}</p>
<p><a class="button primary" href="${homeUrl}">${backToSite}</a></p>`;
  return showPage(ctx, document({ language, title, tagline, main }));
}
