import { html } from 'hono/html';
import type { Context } from '../koa.ts';
import { document, type Html } from './document.ts';
import { contentSecurityPolicy } from './style.ts';
import { type MessageKind, type PageLanguage, pageTexts } from './texts.ts';

/** The language asked for by name (`ui_locales`, `lang`), else the browser's, else Italian. */
export function pageLanguage(ctx: Context, ...asked: unknown[]): PageLanguage {
  const named = [...asked, ctx.query.ui_locales, ctx.query.lang]
    .flatMap((value) => (typeof value === 'string' ? value.toLowerCase().split(/[\s,]+/) : []))
    .map((tag) => tag.slice(0, 2))
    .find((tag) => tag === 'it' || tag === 'en');
  return (named ?? (ctx.acceptsLanguages('it', 'en') || 'it')) === 'en' ? 'en' : 'it';
}

export interface ShowOptions {
  /** Origins the page's form may lead to besides our own. */
  readonly formOrigins?: readonly string[];
}

/** Answers with a page that is never cached nor framed. The status is set by the caller, 200 otherwise. */
export async function showPage(ctx: Context, page: Html, { formOrigins }: ShowOptions = {}): Promise<void> {
  ctx.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': contentSecurityPolicy(formOrigins),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
  ctx.type = 'html';
  ctx.body = String(await page);
}

export interface MessageOptions {
  readonly language: PageLanguage;
  /** Where the page's one link leads. */
  readonly homeUrl: string;
}

/** Answers with a page that says one thing and leads back to the site. */
export function showMessage(ctx: Context, kind: MessageKind, { language, homeUrl }: MessageOptions): Promise<void> {
  const { messages, backToSite, tagline } = pageTexts[language];
  const { title, text } = messages[kind];
  const main = html`<h1>${title}</h1>
<p>${text}</p>
<p><a class="button primary" href="${homeUrl}">${backToSite}</a></p>`;
  return showPage(ctx, document({ language, title, tagline, main }));
}
