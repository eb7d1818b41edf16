import { TestEnvironment } from 'jest-environment-jsdom';

/** What browsers have and jsdom lacks; Node's own. */
const browserGlobals = {
  fetch,
  Request,
  Response,
  Headers,
  TextEncoder,
  TextDecoder,
  ReadableStream,
  TransformStream,
  structuredClone,
};

/** jsdom as React, next-intl and our own client code expect a browser to be. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const [name, value] of Object.entries(browserGlobals)) {
      this.global[name] ??= value;
    }
    // Node's Request takes only Node's signals.
    Object.assign(this.global, { AbortController, AbortSignal });
    // Typed arrays made by Node's TextEncoder must be instances of the page's Uint8Array.
    this.global.Uint8Array = Uint8Array;
  }
}
