import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { backendDigest, backendHealth } from '../../cache/backend-state.ts';
import { soonReplaced } from '../../cache/cache-control.ts';
import { type TurnLimits, Turns } from '../../cache/turns.ts';
import type { Sender } from '../capture-answer.ts';
import { RunningWork } from '../running-work.ts';
import { answerJson } from '../short-answers.ts';
import { type CacheKey, cacheKey, keyName } from './cache-key.ts';
import { type FinishedPage, finishForCache, finishForOne, sendPage } from './finished-page.ts';
import { PageCache, type Renew, type Renewal } from './page-cache.ts';
import { isPageRequest, isPartRequest, isVisitorsPage, substituteAddress } from './page-request.ts';
import { plainPage } from './plain-page.ts';
import { PageRenderer, type RenderOptions } from './render-page.ts';
import type { RenderedPage } from './rendered-page.ts';

/** Options of {@link PageAnswers}. */
export interface AnswerOptions extends RenderOptions {
  /** Maximum bytes of finished pages in memory. */
  readonly pageCacheBytes: number;
  /** Other limits for tests. */
  readonly turns?: TurnLimits;
}

/** A page takes some 20 ms of the one processor that all pages share, so the last one waits some five seconds. */
const defaultTurns: TurnLimits = { atOnce: 24, waiting: 200 };
const whenBusy = { 'Retry-After': '5' };

/** How long a visitor waits for the page that replaces a broken one, in milliseconds. */
const substituteLimitMs = 2_000;
/** Milliseconds. If an answer breaks without a reason this soon after a failed backend call, the call most likely caused it. */
const recentFailureMs = 10_000;

/** Statuses with which the app itself speaks of the backend; 503 also when a sign-in could not be renewed. */
const backendStatuses = [502, 503, 504];

/** Whether a page broke because of the backend. Next writes the digest into a page; its answer to a data request has no body. */
function brokeBecauseOfBackend({ body }: RenderedPage): boolean {
  if (body.length > 0) return body.includes(backendDigest);
  const { failedAt } = backendHealth();
  return failedAt !== null && Date.now() - failedAt <= recentFailureMs;
}

/** An answer of this server itself, which no cache may store. */
function ownAnswer(status: number, headers: Readonly<Record<string, string>>, body: string): RenderedPage {
  const fixed = { cacheControl: 'no-store', hash: null, endsAt: null };
  return { status, headers: Object.entries(headers).flat(), body: Buffer.from(body), ...fixed };
}

/** The answer 416, instead of Next's 500, to a request for a part that the file does not have. */
function noSuchPart(headers: Readonly<Record<string, string>>): RenderedPage {
  return ownAnswer(416, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }, 'The file has no such part.');
}

/** Answers requests for pages: from the cache if possible, and with a replacement page when the app fails. */
export class PageAnswers {
  readonly #options: AnswerOptions;
  readonly #renderer: PageRenderer;
  readonly #cache: PageCache;
  readonly #running = new RunningWork<FinishedPage | RenderedPage | null>();
  readonly #turns: Turns;

  constructor(options: AnswerOptions) {
    this.#options = options;
    this.#renderer = new PageRenderer(options);
    this.#cache = new PageCache(options.pageCacheBytes);
    this.#turns = new Turns(options.turns ?? defaultTurns);
  }

  /** Sends the answer if it is cached. @returns whether it was sent */
  sendCached(request: IncomingMessage, response: ServerResponse): boolean {
    const key = cacheKey(request, this.#options.product);
    const cached = key && this.#cache.get(key, this.#renewal(key));
    if (!cached) return false;
    const { page } = cached;
    const sent = cached.isOutdated ? { ...page, cacheControl: soonReplaced(page.cacheControl) } : page;
    sendPage(request, response, sent, cached.isDue ? 'STALE' : 'HIT');
    return true;
  }

  /** Marks all cached pages as due: each is rendered again after its next use. */
  expire(): void {
    this.#cache.expire();
  }

  /** Answers through the app. A page for everybody is rendered from its key, once for all simultaneous requests. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = cacheKey(request, this.#options.product);
    if (key === null) return this.#answerVisitor(request, response);
    const render = () => this.#render(key);
    const isAsset = key.partition === 'assets';
    const made = await this.#running.share(keyName(key), isAsset ? render : () => this.#turns.run(render));
    // When too many wait, a page that has ended is better than none.
    const page = made ?? this.#cache.lastGood(key);
    if (page === null) await this.#answerBusy(request, response);
    else if ('bodies' in page) sendPage(request, response, page, 'MISS');
    else await this.#sendUncached(request, response, page);
  }

  /** Renders the page of a key, and caches it if that is allowed. */
  async #render(key: CacheKey): Promise<FinishedPage | RenderedPage> {
    const page = await this.#renderer.render(key);
    if (page.hash === null) return (page.status >= 500 && this.#cache.lastGood(key)) || page;
    const finished = await finishForCache(page);
    this.#cache.set(key, finished);
    return finished;
  }

  /** Passes the app a request for a page of one visitor, or for something that is not a page. */
  async #answerVisitor(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const render = () => this.#renderer.renderFor(request, response);
    // Calls of the API and files mostly wait for something else.
    const isPage = isVisitorsPage(request.url ?? '', this.#options.product);
    const rendered = isPage ? await this.#turns.run(render) : await render();
    if (rendered === null) return this.#answerBusy(request, response);
    const { page, sender } = rendered;
    if (page === null) return;
    for (const name of response.getHeaderNames()) if (name !== 'x-request-id') response.removeHeader(name);
    await this.#sendUncached(request, sender, page);
  }

  /** Answers 503 when too many wait already. */
  async #answerBusy(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isPageRequest(request, this.#options.product)) {
      return answerJson(response, 503, { message: 'Too many requests at once: try again.' }, whenBusy);
    }
    const page = this.#plainPage(503, whenBusy);
    sendPage(request, response, await finishForOne(page, undefined), 'BYPASS');
  }

  /** Sends a page that is not cached; a failed one is replaced by a page that says what is missing. */
  async #sendUncached(request: IncomingMessage, sender: Sender, page: RenderedPage): Promise<void> {
    const sent = page.status >= 500 ? await this.#substitute(request, page) : page;
    sendPage(request, sender, await finishForOne(sent, request.headers['accept-encoding']), 'BYPASS');
  }

  async #substitute(request: IncomingMessage, page: RenderedPage): Promise<RenderedPage> {
    if (isPartRequest(request, this.#options.product)) return noSuchPart(this.#options.headers);
    const isPage = isPageRequest(request, this.#options.product);
    const sent = isPage ? { ...(await this.#unavailablePage(request.url ?? '/')), status: 500 } : page;
    if (!backendStatuses.includes(page.status) && !brokeBecauseOfBackend(page)) return sent;
    const hasRetryAfter = sent.headers.some((name) => name.toLowerCase() === 'retry-after');
    return { ...sent, status: 503, headers: hasRetryAfter ? sent.headers : [...sent.headers, 'Retry-After', '30'] };
  }

  async #unavailablePage(url: string): Promise<RenderedPage> {
    const address = substituteAddress(url, this.#options.product);
    const rendering =
      address === null ? null : this.#renderer.render({ partition: 'searches', address, wanted: 'page' });
    const page = await Promise.race([rendering, sleep(substituteLimitMs, null, { ref: false })]);
    return page?.status === 200 ? page : this.#plainPage(500, {});
  }

  #plainPage(status: number, more: Readonly<Record<string, string>>): RenderedPage {
    const { headers, policy } = this.#options;
    const htmlHeaders = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy({ scriptHashes: [], formsLeadAway: false }),
    };
    return ownAnswer(status, { ...headers, ...htmlHeaders, ...more }, plainPage);
  }

  #renewal(key: CacheKey): Renew {
    return async (cached): Promise<Renewal> => {
      const page = await this.#renderer.render(key);
      if (page.status >= 500) return 'failed';
      if (page.hash === null) return 'gone';
      if (page.hash !== cached.hash) return finishForCache(page);
      const { cacheControl } = page;
      return cacheControl === cached.cacheControl ? 'unchanged' : { ...cached, cacheControl };
    };
  }
}
