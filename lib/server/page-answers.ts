import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { processState } from '../cache/process-state.ts';
import { type CacheKey, cacheKey, keyName } from './cache-key.ts';
import type { Sender } from './capture-answer.ts';
import { type FinishedPage, finishForCache, finishForOne, sendPage } from './finished-page.ts';
import { PageCache, type Renew, type Renewal } from './page-cache.ts';
import { isPageRequest, isPartRequest, isUnavailablePage, unavailablePagePath } from './page-request.ts';
import { plainPage } from './plain-page.ts';
import { PageRenderer, type RenderOptions } from './render-page.ts';
import type { RenderedPage } from './rendered-page.ts';
import { RunningWork } from './running-work.ts';

/** What answering for the app needs. */
export interface AnswerOptions extends RenderOptions {
  /** Bytes of finished pages in memory. */
  readonly pageCacheBytes: number;
}

/** Milliseconds. */
const substituteLimit = 2_000;
/** Milliseconds after a failed call to the backend: what breaks within them without saying why most likely broke for that. */
const recent = 10_000;

/** What errors of the API layer carry (`lib/api/errors.ts`); Next writes it into what it sends in place of a page that broke. */
const backendDigest = 'BACKEND_ERROR';

/** Whether a page could not be made for want of an answer of the backend: Next says it in a page, and nothing of data. */
function brokeForBackend({ body }: RenderedPage): boolean {
  if (body.length > 0) return body.includes(backendDigest);
  const { failedAt } = processState().backendHealth;
  return failedAt !== null && Date.now() - failedAt <= recent;
}

/** An answer that is written here; no cache may store it. */
function ownAnswer(status: number, headers: Readonly<Record<string, string>>, body: string): RenderedPage {
  const fixed = { cacheControl: 'no-store', hash: null, endsAt: null };
  return { status, headers: Object.entries(headers).flat(), body: Buffer.from(body), ...fixed };
}

/** 416 in place of the 500 with which Next answers when a file has no such part. */
function noSuchPart(headers: Readonly<Record<string, string>>): RenderedPage {
  return ownAnswer(416, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }, 'The file has no such part.');
}

function unavailableKey(url: string, product: string): CacheKey {
  const address = unavailablePagePath(url, product).slice(`/${product}/app`.length);
  return { partition: 'searches', address, wanted: 'page' };
}

/** Answers for the app: from the cache where it can, with a whole page where the app fails. */
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

  /** Sends the answer if it is cached. @returns whether it was */
  sendCached(request: IncomingMessage, response: ServerResponse): boolean {
    const key = cacheKey(request, this.#options.product);
    const cached = key && this.#cache.get(key, this.#renewal(key));
    if (!cached) return false;
    sendPage(request, response, cached.page, cached.isDue ? 'STALE' : 'HIT');
    return true;
  }

  /** Has everything that is cached rendered again at its next use. */
  expire(): void {
    this.#cache.expire();
  }

  /** Has the app answer. What is the same for everybody is rendered from its key, once for all who request it meanwhile. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = cacheKey(request, this.#options.product);
    if (key === null) return this.#answerVisitor(request, response);
    const page = await this.#running.share(keyName(key), () => this.#render(key));
    if ('bodies' in page) sendPage(request, response, page, 'MISS');
    else await this.#sendUncached(request, response, page);
  }

  /** Renders what a key stands for, and caches it if it may. */
  async #render(key: CacheKey): Promise<FinishedPage | RenderedPage> {
    const page = await this.#renderer.render(key);
    if (page.hash === null) return (page.status >= 500 && this.#cache.lastGood(key)) || page;
    const finished = await finishForCache(page);
    this.#cache.set(key, finished);
    return finished;
  }

  /** Has the app answer a request that is this visitor's own, or whose answer is no page. */
  async #answerVisitor(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { page, sender } = await this.#renderer.renderFor(request, response);
    if (page === null) return;
    for (const name of response.getHeaderNames()) if (name !== 'x-request-id') response.removeHeader(name);
    await this.#sendUncached(request, sender, page);
  }

  /** Sends what is not cached; instead of a page that could not be rendered a whole one that says what is missing. */
  async #sendUncached(request: IncomingMessage, sender: Sender, page: RenderedPage): Promise<void> {
    const sent = page.status >= 500 ? await this.#substitute(request, page) : page;
    sendPage(request, sender, await finishForOne(sent, request.headers['accept-encoding']), 'BYPASS');
  }

  async #substitute(request: IncomingMessage, page: RenderedPage): Promise<RenderedPage> {
    if (isPartRequest(request, this.#options.product)) return noSuchPart(this.#options.headers);
    const isPage = isPageRequest(request, this.#options.product);
    const sent = isPage ? { ...(await this.#unavailablePage(request.url ?? '/')), status: 500 } : page;
    // The app says 503 itself where a sign-in could not be renewed.
    if (page.status !== 503 && !brokeForBackend(page)) return sent;
    const saysWhen = sent.headers.some((name) => name.toLowerCase() === 'retry-after');
    return { ...sent, status: 503, headers: saysWhen ? sent.headers : [...sent.headers, 'Retry-After', '30'] };
  }

  async #unavailablePage(url: string): Promise<RenderedPage> {
    const { product, headers, policy } = this.#options;
    const rendering = isUnavailablePage(url, product) ? null : this.#renderer.render(unavailableKey(url, product));
    const page = await Promise.race([rendering, sleep(substituteLimit, null, { ref: false })]);
    if (page?.status === 200) return page;
    const ofHtml = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy({ scriptHashes: [], formsLeadAway: false }),
    };
    return ownAnswer(500, { ...headers, ...ofHtml }, plainPage);
  }

  #renewal(key: CacheKey): Renew {
    return async (cached): Promise<Renewal> => {
      const page = await this.#renderer.render(key);
      if (page.status >= 500) return 'failed';
      if (page.hash === null) return 'gone';
      return page.hash === cached.hash ? 'unchanged' : finishForCache(page);
    };
  }
}
