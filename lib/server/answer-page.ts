import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FinishedPage, finishOnce, finishToKeep, sendPage } from './finished-page.ts';
import type { Sender } from './hold-answer.ts';
import { type KeptKey, keptKey, keyName } from './kept-key.ts';
import { PageCache, type Renew, type Renewal } from './page-cache.ts';
import { isPageRequest, isUnavailablePage, unavailablePagePath } from './page-request.ts';
import { plainPage } from './plain-page.ts';
import { PageRenderer, type RenderedPage, type RenderOptions } from './render-page.ts';
import { RunningWork } from './running-work.ts';

/** What answering for the app needs. */
export interface AnswerOptions extends RenderOptions {
  /** Bytes of finished pages in memory. */
  readonly pageCacheBytes: number;
  /** The status for a page that cannot be made, asked when that happens. */
  readonly failedStatus: () => 500 | 503;
}

const substituteLimitMs = 2_000;

function unavailableKey(url: string, product: string): KeptKey {
  const address = unavailablePagePath(url, product).slice(`/${product}/app`.length);
  return { shelf: 'searches', address, wanted: 'page' };
}

/** Answers for the app: from memory where it can, with a whole page where the app fails. */
export class PageAnswers {
  readonly #options: AnswerOptions;
  readonly #renderer: PageRenderer;
  readonly #cache: PageCache;
  readonly #running = new RunningWork<FinishedPage | RenderedPage>();

  constructor(options: AnswerOptions) {
    this.#options = options;
    this.#renderer = new PageRenderer(options);
    this.#cache = new PageCache(options.pageCacheBytes);
  }

  /** Sends the answer if it is in memory. @returns whether it was */
  sendKept(request: IncomingMessage, response: ServerResponse): boolean {
    const key = keptKey(request, this.#options.product);
    const kept = key && this.#cache.find(key, this.#renewal(key));
    if (!kept) return false;
    sendPage(request, response, kept.page, kept.isDue ? 'STALE' : 'HIT');
    return true;
  }

  /** Has everything that is kept asked for again at its next use. */
  expire(): void {
    this.#cache.expire();
  }

  /** Has the app answer. What is the same for everybody is made of its key, once for all who ask for it meanwhile. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = keptKey(request, this.#options.product);
    if (key === null) return this.#answerOne(request, response);
    const made = await this.#running.share(keyName(key), () => this.#make(key));
    if ('bodies' in made) sendPage(request, response, made, 'MISS');
    else await this.#sendOnce(request, response, made);
  }

  /** Makes what a key stands for, and keeps it if it may. */
  async #make(key: KeptKey): Promise<FinishedPage | RenderedPage> {
    const page = await this.#renderer.render(key);
    if (!page.isToBeKept) return page;
    const finished = await finishToKeep(page);
    this.#cache.keep(key, finished);
    return finished;
  }

  /** Has the app answer a request that is this visitor's own, or whose answer is no page. */
  async #answerOne(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { page, sender } = await this.#renderer.renderFor(request, response);
    if (page === null) return;
    for (const name of response.getHeaderNames()) if (name !== 'x-request-id') response.removeHeader(name);
    await this.#sendOnce(request, sender, page);
  }

  /** Sends what nobody keeps; instead of a page that could not be made a whole one that says what is missing. */
  async #sendOnce(request: IncomingMessage, sender: Sender, page: RenderedPage): Promise<void> {
    const isFailed = page.status >= 500 && isPageRequest(request, this.#options.product);
    const sent = isFailed ? await this.#substitute(request.url ?? '/') : page;
    sendPage(request, sender, await finishOnce(sent, request.headers['accept-encoding']), 'BYPASS');
  }

  async #substitute(url: string): Promise<RenderedPage> {
    const page = await this.#unavailablePage(url);
    const status = this.#options.failedStatus();
    return { ...page, status, headers: [...page.headers, ...(status === 503 ? ['Retry-After', '30'] : [])] };
  }

  async #unavailablePage(url: string): Promise<RenderedPage> {
    const { product, headers, policy } = this.#options;
    const rendering = isUnavailablePage(url, product) ? null : this.#renderer.render(unavailableKey(url, product));
    const page = await Promise.race([rendering, sleep(substituteLimitMs, null, { ref: false })]);
    if (page?.status === 200) return page;
    const all = {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy({ scriptHashes: [], formsLeadAway: false }),
      'Cache-Control': 'no-store',
    };
    const flat = Object.entries(all).flat();
    return { status: 500, headers: flat, body: Buffer.from(plainPage), hash: null, isToBeKept: false };
  }

  #renewal(key: KeptKey): Renew {
    return async (kept): Promise<Renewal> => {
      const page = await this.#renderer.render(key);
      if (page.status >= 500) return 'failed';
      if (!page.isToBeKept) return 'gone';
      return page.hash === kept.hash ? 'unchanged' : finishToKeep(page);
    };
  }
}
