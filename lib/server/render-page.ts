import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CacheKey, isSegment } from './cache-key.ts';
import { type CapturedAnswer, captureAnswer } from './capture-answer.ts';
import { dataHeaders, dataRequest } from './data-request.ts';
import { type AppHandler, fetchFromApp } from './fetch-from-app.ts';
import { isPageRequest, isPartRequest, isVisitorsPage } from './page-request.ts';
import { endsSoon, type PageOptions, type RenderedPage, toRenderedPage } from './rendered-page.ts';

/** What rendering pages needs. */
export interface RenderOptions extends PageOptions {
  readonly product: string;
  readonly handleApp: AppHandler;
}

/** They keep two people from writing over each other. Here is nothing to write, and Next answers them with 500. */
const preconditions = ['if-match', 'if-unmodified-since'];
/** Next's own words between its parts, some of which it believes a visitor. */
const ownHeaders = /^x-(?:middleware|nextjs)-/;
const pageTypes = /^text\/(?:html|x-component)\b/i;
/** Milliseconds for which an old page is asked for again, and between two questions. */
const renewalLimit = 1_500;
const renewalPause = 50;

const broken: CapturedAnswer = { status: 500, headers: {}, body: Buffer.alloc(0) };

/** Has the app render pages: from their key alone, or for one visitor. */
export class PageRenderer {
  readonly #options: RenderOptions;
  /** Next takes the nonce of its scripts from this header. */
  readonly #nonceHeader: Readonly<Record<string, string>>;

  constructor(options: RenderOptions) {
    this.#options = options;
    this.#nonceHeader = { 'content-security-policy': `script-src 'nonce-${options.scriptNonce}'` };
  }

  /**
   * Has the app render what a key stands for, from nothing else. What could not be rendered has status 500. Next answers
   * once more with an old page while it renders the next one, which is waited for where the old one is no longer true or
   * lacked a part. Of a page that is not there Next gives segments all the same, with status 200: they are refused as the
   * page is.
   */
  async render(key: CacheKey): Promise<RenderedPage> {
    if (key.partition === 'pages' && isSegment(key.wanted)) {
      const { page } = await this.#renderOnce({ ...key, wanted: 'prefetch' });
      if (page.status !== 200) return page;
    }
    const deadline = Date.now() + renewalLimit;
    for (;;) {
      const { page, isOld } = await this.#renderOnce(key);
      if (!isOld || !endsSoon(page) || Date.now() >= deadline) return page;
      await sleep(renewalPause);
    }
  }

  /** What the app answers now. `isOld`: out of its cache, while the next one is being rendered. */
  async #renderOnce(key: CacheKey): Promise<{ readonly page: RenderedPage; readonly isOld: boolean }> {
    const { product, handleApp } = this.#options;
    const { headers, parameter } = await dataRequest(key.wanted);
    const mark = key.address.includes('?') ? '&' : '?';
    const url = `/${product}/app${key.address}${parameter === null ? '' : mark + parameter}`;
    const answer = await fetchFromApp(handleApp, url, { ...headers, ...this.#nonceHeader }).catch(() => broken);
    const isOld = answer.headers['x-nextjs-cache'] === 'STALE';
    return { page: await toRenderedPage(answer, key, false, this.#options), isOld };
  }

  /**
   * Has the app answer a visitor. A page or its data come back, to be sent with `sender`; for everything else, which is
   * written to the response at once, `page` is `null`. What could not be rendered has status 500.
   *
   * @throws what the app throws in the middle of an answer
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
    const others = Object.entries(headers).filter(([name]) => !ownHeaders.test(name));
    request.headers = { ...Object.fromEntries(others), ...this.#nonceHeader };
    if (isVisitors) {
      // A page is compressed here, and its length is known with its body only.
      delete request.headers['accept-encoding'];
      if (method === 'HEAD') request.method = 'GET';
    } else {
      // Only a page has data, and Next obeys some of these without the others.
      for (const name of [...dataHeaders, ...preconditions]) delete request.headers[name];
    }
    const handled = handleApp(request, response).then(
      () => answer,
      (error: unknown) => {
        if (response.headersSent) throw error;
        return broken;
      },
    );
    const captured = await Promise.race([answer, handled]);
    // Next takes its base path off the address.
    Object.assign(request, { url, method, headers });
    return { page: captured && (await toRenderedPage(captured, null, isVisitors, this.#options)), sender };
  }
}
