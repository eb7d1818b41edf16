import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { AppHandler } from './app-handler.ts';
import { cleanPage, hideMarker, type PagePolicy } from './content-security-policy.ts';
import { detachedRequest, endDetached } from './detached-request.ts';
import { flatHeaders, hashOf, type PageParts, readBody } from './finished-page.ts';
import { type HeldAnswer, holdAnswer, type Sender } from './hold-answer.ts';
import { isHeldWhole, isPrivatePage } from './kept-key.ts';
import { isPageRequest } from './page-request.ts';

/** What the app made of a request, ready to be compressed and sent. */
export interface RenderedPage extends PageParts {
  /** Whether it is the same for everybody and may be kept. */
  readonly isPublic: boolean;
}

/** What making pages needs. */
export interface RenderOptions {
  /** Headers that every answer carries. */
  readonly headers: Readonly<Record<string, string>>;
  readonly product: string;
  readonly handleApp: AppHandler;
  /** What the app's scripts carry (`lib/script-marker`). */
  readonly marker: string;
  readonly policy: (page: PagePolicy) => string;
}

/** How long shared caches may keep a page: seconds (README, "Caching: the plan"). */
const publicPage = 'public, max-age=0, s-maxage=300, stale-while-revalidate=600, stale-if-error=86400';
const notKept = 'no-store';

const heldTypes = /^text\/(?:html|x-component)\b/i;
const assetTypes = /^(?:text\/css|(?:text|application)\/javascript)\b/i;
const broken: HeldAnswer = { status: 500, headers: {}, body: Buffer.alloc(0) };

function cacheControl(
  { status, headers }: HeldAnswer,
  isPrivate: boolean,
): { readonly value: string; readonly isPublic: boolean } {
  const given = String(headers['cache-control'] ?? '');
  if (status !== 200) return { value: status < 400 && given !== '' ? given : notKept, isPublic: false };
  if (given.includes('immutable')) return { value: given, isPublic: true };
  const isShared = given.includes('s-maxage=') && !/private|no-store/.test(given);
  const isPublic = isShared && !isPrivate && headers['set-cookie'] === undefined;
  return isPublic ? { value: publicPage, isPublic } : { value: notKept, isPublic };
}

function hideInHeaders(headers: OutgoingHttpHeaders, marker: string): OutgoingHttpHeaders {
  const hide = (value: OutgoingHttpHeaders[string]) => (typeof value === 'string' ? hideMarker(value, marker) : value);
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, hide(value)]));
}

/** Turns what the app wrote into what the visitor gets. */
async function clean(answer: HeldAnswer, url: string, options: RenderOptions): Promise<RenderedPage> {
  const { marker, policy, product } = options;
  // A character for each byte: all that is looked for is ASCII.
  const text = (await readBody(answer)).toString('latin1');
  const isHtml = /^text\/html\b/i.test(String(answer.headers['content-type']));
  const page = isHtml ? cleanPage(text, marker) : { html: hideMarker(text, marker), scriptHashes: [] };
  const isPrivate = isPrivatePage(url, product);
  const { value, isPublic } = cacheControl(answer, isPrivate);
  const others = {
    ...options.headers,
    ...(isHtml && { 'Content-Security-Policy': policy({ ...page, formsLeadAway: isPrivate }) }),
    'Cache-Control': value,
  };
  const headers = flatHeaders(hideInHeaders(answer.headers, marker), others);
  const body = Buffer.from(page.html, 'latin1');
  return { status: answer.status, headers, body, hash: isPublic ? hashOf(body, ...headers) : null, isPublic };
}

function giveUp(response: ServerResponse, sender: Sender): null {
  if (!response.headersSent) sender.writeHead(500);
  sender.end();
  return null;
}

/** Makes pages with the app, for a visitor or without one. */
export class PageRenderer {
  readonly #options: RenderOptions;

  constructor(options: RenderOptions) {
    this.#options = options;
  }

  /**
   * Has the app answer a request. A page, its data or a script comes back, to be sent with `sender`; for everything
   * else, which is written to the response at once, `page` is `null`. A page that could not be made has status 500.
   */
  async render(request: IncomingMessage, response: ServerResponse) {
    const { product } = this.#options;
    const url = request.url ?? '/';
    const isPage = isPageRequest(request, product);
    const isAsset = url.startsWith(`/${product}/app/_next/static/`);
    const hold = holdAnswer(response, (status, type) => {
      return heldTypes.test(type) || (isAsset && assetTypes.test(type)) || (isPage && status >= 500);
    });
    const restore = this.#prepare(request);
    const handled = this.#options.handleApp(request, response).then(
      () => hold.answer,
      () => (isPage && !response.headersSent ? broken : giveUp(response, hold.sender)),
    );
    const answer = await Promise.race([hold.answer, handled]);
    restore();
    const page = answer && (await clean(answer, url, this.#options));
    return { page, sender: hold.sender };
  }

  /** Has the app make a page that no visitor waits for; `null` when the address is no page. */
  async renderAlone(url: string, headers: Readonly<Record<string, string>> = {}): Promise<RenderedPage | null> {
    const { request, response } = detachedRequest(url, headers);
    const { page } = await this.render(request, response);
    endDetached(response);
    return page;
  }

  /** Makes a request what the app is to see. @returns what gives the request back as it came */
  #prepare(request: IncomingMessage): () => void {
    const { method, url } = request;
    // Next puts the nonce of this header on its scripts, also on those of a page that it keeps.
    const headers = { ...request.headers, 'content-security-policy': `script-src 'nonce-${this.#options.marker}'` };
    request.headers = { ...headers };
    if (isHeldWhole(request, this.#options.product)) {
      delete request.headers['accept-encoding'];
      if (method === 'HEAD') request.method = 'GET';
    }
    // Next takes its base path off the address. The mark stays: it may make a page anew after it has sent the old one.
    return () => Object.assign(request, { headers, method, url });
  }
}
