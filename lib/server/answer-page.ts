import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FinishedPage, finishOnce, finishToKeep, sendPage } from './finished-page.ts';
import type { Sender } from './hold-answer.ts';
import { type KeptKey, keptKey } from './kept-key.ts';
import { PageCache, type Renew, type Renewal } from './page-cache.ts';
import { isPageRequest, isUnavailablePage, unavailablePagePath } from './page-request.ts';
import { plainPage } from './plain-page.ts';
import { PageRenderer, type RenderedPage, type RenderOptions } from './render-page.ts';

/** What answering for the app needs. */
export interface AnswerOptions extends RenderOptions {
  /** Bytes of finished pages in memory. */
  readonly pageCacheBytes: number;
  /** The status for a page that cannot be made, asked when that happens. */
  readonly failedStatus: () => 500 | 503;
}

const substituteLimitMs = 2_000;
/** Names of the headers that choose which data of a page Next answers with. */
const dataHeaders = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
];

/** Answers for the app: from memory where it can, with a whole page where the app fails. */
export class PageAnswers {
  readonly #options: AnswerOptions;
  readonly #renderer: PageRenderer;
  readonly #cache: PageCache;
  /** Answers that are being made and may be kept. */
  readonly #pending = new Map<string, Promise<FinishedPage | null>>();

  constructor(options: AnswerOptions) {
    this.#options = options;
    this.#renderer = new PageRenderer(options);
    this.#cache = new PageCache(options.pageCacheBytes);
  }

  /** Sends the answer if it is in memory. @returns whether it was */
  sendKept(request: IncomingMessage, response: ServerResponse): boolean {
    const key = keptKey(request, this.#options.product);
    const kept = key && this.#cache.find(key, this.#renewal(request, key));
    if (!kept) return false;
    sendPage(request, response, kept.page, kept.isDue ? 'STALE' : 'HIT');
    return true;
  }

  /** Has everything that is kept asked for again at its next use. */
  expire(): void {
    this.#cache.expire();
  }

  /** Has the app answer. Whoever asks for what is being made already waits for that. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = keptKey(request, this.#options.product);
    if (key === null) return void (await this.#make(request, response, null));
    const name = `${key.shelf} ${key.key}`;
    const page = await this.#pending.get(name);
    if (page) return sendPage(request, response, page, 'HIT');
    const made = this.#make(request, response, key);
    if (!this.#pending.has(name)) {
      this.#pending.set(name, made);
      void made.finally(() => this.#pending.delete(name));
    }
    await made;
  }

  /** Makes an answer and sends it. @returns what is kept of it */
  async #make(request: IncomingMessage, response: ServerResponse, key: KeptKey | null): Promise<FinishedPage | null> {
    // What may be kept is made for nobody: whoever is signed in gets the same.
    if (key) for (const name of ['cookie', 'authorization']) delete request.headers[name];
    const { page, sender } = await this.#renderer.render(request, response);
    if (page === null) return null;
    for (const name of response.getHeaderNames()) if (name !== 'x-request-id') response.removeHeader(name);
    if (page.status >= 500 && isPageRequest(request, this.#options.product))
      return this.#sendSubstitute(request, sender);
    if (!key || !page.isPublic) {
      sendPage(request, sender, await finishOnce(page, request.headers['accept-encoding']), 'BYPASS');
      return null;
    }
    const finished = await finishToKeep(page);
    this.#cache.keep(key, finished);
    sendPage(request, sender, finished, 'MISS');
    return finished;
  }

  /** Sends a whole page that says what is missing, instead of one that could not be made. */
  async #sendSubstitute(request: IncomingMessage, sender: Sender): Promise<null> {
    const page = await this.#substitute(request.url ?? '/');
    const status = this.#options.failedStatus();
    const headers = [...page.headers, ...(status === 503 ? ['Retry-After', '30'] : [])];
    const finished = await finishOnce({ ...page, headers, status }, request.headers['accept-encoding']);
    sendPage(request, sender, finished, 'BYPASS');
    return null;
  }

  async #substitute(url: string): Promise<RenderedPage> {
    const { product, headers, policy } = this.#options;
    if (!isUnavailablePage(url, product)) {
      const rendering = this.#renderer.renderAlone(unavailablePagePath(url, product)).catch(() => null);
      const page = await Promise.race([rendering, sleep(substituteLimitMs, null, { ref: false })]);
      if (page?.status === 200) return page;
    }
    const all = {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy({ scriptHashes: [], formsLeadAway: false }),
      'Cache-Control': 'no-store',
    };
    return {
      status: 500,
      headers: Object.entries(all).flat(),
      body: Buffer.from(plainPage),
      hash: null,
      isPublic: false,
    };
  }

  /** Asks for a page by the address that it is kept under, for data as this request does, whose headers belong to its address. */
  #renewal({ url = '/', headers }: IncomingMessage, { key }: KeptKey): Renew {
    return async (kept): Promise<Renewal> => {
      const address = headers.rsc === undefined ? `/${this.#options.product}/app${key}` : url;
      const question = dataHeaders.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []));
      const page = await this.#renderer.renderAlone(address, Object.fromEntries(question));
      if (page === null || page.status >= 500) return 'failed';
      if (!page.isPublic) return 'gone';
      return page.hash === kept.hash ? 'unchanged' : finishToKeep(page);
    };
  }
}
