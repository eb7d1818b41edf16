import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRouterState } from '../../cache/next-internals.ts';
import { type CapturedAnswer, captureAnswer } from '../capture-answer.ts';
import { type AppHandler, fetchFromApp } from '../fetch-from-app.ts';
import { type CacheKey, dataHeaders, isSegment, requestOf } from './cache-key.ts';
import { isPageRequest, isPartRequest, isVisitorsPage } from './page-request.ts';
import { endsSoon, isOldAnswer, type PageOptions, type RenderedPage, toRenderedPage } from './rendered-page.ts';

/** Options of {@link PageRenderer}. */
export interface RenderOptions extends PageOptions {
  readonly product: string;
  readonly handleApp: AppHandler;
}

/** Headers against conflicting writes. Nothing can be written here, and Next answers 500 to them. */
const preconditions = ['if-match', 'if-unmodified-since'];
/** The part of a page that Next's router already has. */
const stateHeader = 'next-router-state-tree';
/** Headers between the parts of Next; it would trust some of them from a visitor too. */
const nextHeaders = /^x-(?:middleware|nextjs)-/;
const pageTypes = /^text\/(?:html|x-component)\b/i;
/** How long to wait for Next to replace an old page, and the pause between two attempts, in milliseconds. */
const renewalLimitMs = 1_500;
const renewalPauseMs = 50;

/** The answer in place of one that the app did not give. */
function brokenAnswer(error: unknown): CapturedAnswer {
  console.error('A page could not be rendered:', error);
  return { status: 500, headers: {}, body: Buffer.alloc(0) };
}

/** Renders pages through the app: from a cache key alone, or for one visitor. */
export class PageRenderer {
  readonly #options: RenderOptions;
  /** Next reads the nonce for its scripts from this header. */
  readonly #nonceHeader: Readonly<Record<string, string>>;

  constructor(options: RenderOptions) {
    this.#options = options;
    this.#nonceHeader = { 'content-security-policy': `script-src 'nonce-${options.scriptNonce}'` };
  }

  /**
   * Renders the page of a key, from the key alone. A page that could not be rendered has status 500.
   *
   * When a page is due, Next answers once more with the old one while it renders the new one. The new page is waited for if
   * the old one has ended or lacks a part. Next answers 200 to requests for segments of a missing page; such a segment gets
   * the answer of its page instead.
   */
  async render(key: CacheKey): Promise<RenderedPage> {
    if (key.partition === 'pages' && isSegment(key.wanted)) {
      const { page } = await this.#renderOnce({ ...key, wanted: 'prefetch' });
      if (page.status !== 200) return page;
    }
    const deadline = Date.now() + renewalLimitMs;
    for (;;) {
      const { page, isOld } = await this.#renderOnce(key);
      if (!isOld || !endsSoon(page) || Date.now() >= deadline) return page;
      await sleep(renewalPauseMs);
    }
  }

  /** Renders a key once. `isOld`: the page comes from Next's cache while Next renders a new one. */
  async #renderOnce(key: CacheKey): Promise<{ readonly page: RenderedPage; readonly isOld: boolean }> {
    const { product, handleApp } = this.#options;
    const { url, headers } = await requestOf(key, product);
    const answer = await fetchFromApp(handleApp, url, { ...headers, ...this.#nonceHeader }).catch(brokenAnswer);
    return { page: await toRenderedPage(answer, key, false, this.#options), isOld: isOldAnswer(answer) };
  }

  /**
   * Passes the request of a visitor to the app. A page or its data is returned, to be sent with `sender`. Everything else is
   * written to the response at once, and `page` is `null`. A page that could not be rendered has status 500.
   *
   * @throws what the app throws after it has begun to send
   */
  async renderFor(request: IncomingMessage, response: ServerResponse) {
    const { product, handleApp } = this.#options;
    const { url = '/', method, headers } = request;
    const isWatched = isPageRequest(request, product) || isPartRequest(request, product);
    const isVisitors = isVisitorsPage(url, product);
    const { answer, sender } = captureAnswer(
      response,
      (status, type) => isVisitors || pageTypes.test(type) || (isWatched && status >= 500),
    );
    const others = Object.entries(headers).filter(([name]) => !nextHeaders.test(name));
    request.headers = { ...Object.fromEntries(others), ...this.#nonceHeader };
    if (isVisitors) {
      // The page is compressed later, and HEAD needs the body too: it gives the length.
      delete request.headers['accept-encoding'];
      if (method === 'HEAD') request.method = 'GET';
      // Next answers 500 to a state that it cannot parse, and without a state with the whole page.
      if (!isRouterState(headers[stateHeader] ?? '')) delete request.headers[stateHeader];
    } else {
      // Only pages have data, and Next obeys some of these headers even without the others.
      for (const name of [...dataHeaders, ...preconditions]) delete request.headers[name];
    }
    const handled = handleApp(request, response).then(
      () => answer,
      (error: unknown) => {
        if (response.headersSent) throw error;
        return brokenAnswer(error);
      },
    );
    const captured = await Promise.race([answer, handled]);
    // Restore the request: Next removes its base path from the URL.
    Object.assign(request, { url, method, headers });
    return { page: captured && (await toRenderedPage(captured, null, isVisitors, this.#options)), sender };
  }
}
