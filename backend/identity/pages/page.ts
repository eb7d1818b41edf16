import { html, raw } from 'hono/html';
import type Provider from 'oidc-provider';
import { contentSecurityPolicy, style } from './style.ts';
import { brand, type MessageKind, type PageLanguage, pageTexts } from './texts.ts';

/** A middleware of the provider, which is built on Koa. */
export type Middleware = Parameters<Provider['use']>[0];

/** A request to the provider, with its answer. */
export type Context = Parameters<Middleware>[0];

/** Escaped HTML from the templates. */
export type Html = ReturnType<typeof html>;

interface DocumentOptions {
  readonly language: PageLanguage;
  /** Plain text, or escaped HTML. */
  readonly title: string | Html;
  /** The kind of service to which the page belongs. */
  readonly tagline: string;
  readonly main: Html;
}

/** The lines of the site's logo (`components/header/SiteLogo.tsx`). */
const logoLines =
  '<path d="M4 36V19a16 16 0 0 1 32 0v17"/><path class="door" d="M12 36V20a8 8 0 0 1 16 0v16"/><path d="M1 36.5h38"/>';
const logo = raw(`<svg viewBox="0 0 40 40" aria-hidden="true">${logoLines}</svg>`);

const iconDrawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 48 48" fill="none" stroke="#f8f3e9" stroke-width="3"><rect x="-4" y="-4" width="48" height="48" fill="#12274a" stroke="none"/>${logoLines}</svg>`;
/** The icon is inside the page: browsers would look for one at `/favicon.ico`, which the policy forbids. */
const icon = `data:image/svg+xml,${encodeURIComponent(iconDrawing)}`;

/** A complete HTML page around its main part. */
export function document({ language, title, tagline, main }: DocumentOptions): Html {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${brand}</title>
<link rel="icon" href="${icon}">
<style>${raw(style)}</style>
</head>
<body>
<header><p class="brand">${logo}${brand}</p><p class="tagline">${tagline}</p></header>
<main>${main}</main>
</body>
</html>`;
}

/** The requested language (`preferred`, `ui_locales`, `lang`), otherwise the browser's, otherwise Italian. */
export function pageLanguage(ctx: Context, ...preferred: unknown[]): PageLanguage {
  const named = [...preferred, ctx.query.ui_locales, ctx.query.lang]
    .flatMap((value) => (typeof value === 'string' ? value.toLowerCase().split(/[\s,]+/) : []))
    .map((tag) => tag.slice(0, 2))
    .find((tag) => tag === 'it' || tag === 'en');
  return (named ?? (ctx.acceptsLanguages('it', 'en') || 'it')) === 'en' ? 'en' : 'it';
}

/**
 * Answers with a page that may not be cached or framed. The status is 200 unless the caller has set another.
 *
 * @param formOrigin origin to which the page's form may lead, besides our own
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

/** Answers with a page that has one message and a link to the site (`ctx.state.homeUrl`, which `provider.ts` sets). */
export function showMessage(ctx: Context, kind: MessageKind, language = pageLanguage(ctx)): Promise<void> {
  const { messages, backToSite, tagline } = pageTexts[language];
  const { title, text } = messages[kind];
  const main = html`<h1>${title}</h1>
<p>${text}</p>
<p><a class="button primary" href="${ctx.state.homeUrl}">${backToSite}</a></p>`;
  return showPage(ctx, document({ language, title, tagline, main }));
}
