import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { AppHandler } from './app-handler.ts';
import { askApp } from './ask-app.ts';
import { cleanPage, hideMarker, type PagePolicy } from './content-security-policy.ts';
import { dataHeaders, dataQuestion } from './data-question.ts';
import { flatHeaders, hashOf, type PageParts, readBody } from './finished-page.ts';
import { type HeldAnswer, holdAnswer, type Sender } from './hold-answer.ts';
import { isPrivatePage, type KeptKey } from './kept-key.ts';
import { isPageRequest } from './page-request.ts';

/** What the app made, ready to be compressed and sent. */
export interface RenderedPage extends PageParts {
  /** Whether it is good, the same for everybody, and of the kind that was wanted. */
  readonly isToBeKept: boolean;
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

/** A kind of answer that may be kept. */
interface Kind {
  readonly type: RegExp;
  readonly cacheControl: string;
}

/** How long shared caches may keep pages (README, "Caching: the plan"). Data have a page's address, so they are not for them. */
const kinds = {
  page: {
    type: /^text\/html\b/i,
    cacheControl: 'public, max-age=0, s-maxage=300, stale-while-revalidate=600, stale-if-error=86400',
  },
  data: { type: /^text\/x-component\b/i, cacheControl: 'private, no-cache' },
  asset: {
    type: /^(?:text\/css|(?:text|application)\/javascript)\b/i,
    cacheControl: 'public, max-age=31536000, immutable',
  },
} satisfies Record<string, Kind>;

function kindOf({ shelf, wanted }: KeptKey): Kind {
  if (shelf === 'assets') return kinds.asset;
  return wanted === 'page' ? kinds.page : kinds.data;
}

/** Seconds for which Next keeps a page that lacks nothing. */
const pageLifetime = 300;

/** A page that lacks a part is kept for as few seconds as Next says, and never shown after that. */
function cacheControlOf(kind: Kind, { headers }: HeldAnswer): string {
  const lifetime = Number(/s-maxage=(\d+)/.exec(String(headers['cache-control']))?.[1] ?? 0);
  const isShort = kind === kinds.page && lifetime < pageLifetime;
  return isShort ? `public, max-age=0, s-maxage=${lifetime}` : kind.cacheControl;
}

const heldTypes = /^text\/(?:html|x-component)\b/i;
const broken: HeldAnswer = { status: 500, headers: {}, body: Buffer.alloc(0) };

/** What Next says of an answer that is the same for everybody. */
function isShared({ status, headers }: HeldAnswer): boolean {
  const given = String(headers['cache-control'] ?? '');
  const isForAll = /s-maxage=|immutable/.test(given) && !/private|no-store/.test(given);
  return status === 200 && isForAll && headers['set-cookie'] === undefined;
}

function hideInHeaders(headers: OutgoingHttpHeaders, marker: string): OutgoingHttpHeaders {
  const hide = (value: OutgoingHttpHeaders[string]) => (typeof value === 'string' ? hideMarker(value, marker) : value);
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, hide(value)]));
}

/** Turns what the app wrote into what visitors get. @param kind of what may be kept; `null` for what never is */
async function clean(
  answer: HeldAnswer,
  kind: Kind | null,
  formsLeadAway: boolean,
  options: RenderOptions,
): Promise<RenderedPage> {
  const { marker, policy } = options;
  // A character for each byte: all that is looked for is ASCII.
  const text = (await readBody(answer)).toString('latin1');
  const type = String(answer.headers['content-type']);
  const isHtml = kinds.page.type.test(type);
  const page = isHtml ? cleanPage(text, marker) : { html: hideMarker(text, marker), scriptHashes: [] };
  const isToBeKept = kind?.type.test(type) === true && isShared(answer);
  const others = {
    ...options.headers,
    ...(isHtml && { 'Content-Security-Policy': policy({ ...page, formsLeadAway }) }),
    'Cache-Control': isToBeKept ? cacheControlOf(kind, answer) : 'no-store',
  };
  const headers = flatHeaders(hideInHeaders(answer.headers, marker), others);
  const body = Buffer.from(page.html, 'latin1');
  return { status: answer.status, headers, body, hash: isToBeKept ? hashOf(body, ...headers) : null, isToBeKept };
}

/** Makes pages with the app: of their key alone, or for one visitor. */
export class PageRenderer {
  readonly #options: RenderOptions;
  /** Next puts the nonce of this header on its scripts. */
  readonly #marking: Readonly<Record<string, string>>;

  constructor(options: RenderOptions) {
    this.#options = options;
    this.#marking = { 'content-security-policy': `script-src 'nonce-${options.marker}'` };
  }

  /** Has the app make what a key stands for, of nothing else. What could not be made has status 500. */
  async render(key: KeptKey): Promise<RenderedPage> {
    const { product, handleApp } = this.#options;
    const { headers, parameter } = await dataQuestion(key.wanted);
    const mark = key.address.includes('?') ? '&' : '?';
    const url = `/${product}/app${key.address}${parameter === null ? '' : mark + parameter}`;
    const answer = await askApp(handleApp, url, { ...headers, ...this.#marking }).catch(() => broken);
    return clean(answer, kindOf(key), false, this.#options);
  }

  /**
   * Has the app answer a visitor. A page or its data come back, to be sent with `sender`; for everything else, which is
   * written to the response at once, `page` is `null`. A page that could not be made has status 500.
   */
  async renderFor(request: IncomingMessage, response: ServerResponse) {
    const { product, handleApp } = this.#options;
    const { url = '/', method, headers } = request;
    const isPage = isPageRequest(request, product);
    const isPrivate = isPrivatePage(url, product);
    const hold = holdAnswer(response, (status, type) => isPrivate || heldTypes.test(type) || (isPage && status >= 500));
    request.headers = { ...headers, ...this.#marking };
    if (isPrivate) {
      // A page is compressed here, and its length is known with its body only.
      delete request.headers['accept-encoding'];
      if (method === 'HEAD') request.method = 'GET';
    } else {
      // Only a page has data, and Next obeys some of these without the others.
      for (const name of dataHeaders) delete request.headers[name];
    }
    const handled = handleApp(request, response).then(
      () => hold.answer,
      () => (isPage && !response.headersSent ? broken : giveUp(response, hold.sender)),
    );
    const answer = await Promise.race([hold.answer, handled]);
    // Next takes its base path off the address.
    Object.assign(request, { url, method, headers: { ...headers, ...this.#marking } });
    return { page: answer && (await clean(answer, null, isPrivate, this.#options)), sender: hold.sender };
  }
}

function giveUp(response: ServerResponse, sender: Sender): null {
  if (!response.headersSent) sender.writeHead(500, { 'Cache-Control': 'no-store' });
  sender.end();
  return null;
}
