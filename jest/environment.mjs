import { TestEnvironment } from 'jest-environment-jsdom';

/** Globals of browsers that jsdom lacks, taken from Node. */
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

/** jsdom with the browser globals that React, next-intl and the app's client code expect. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const [name, value] of Object.entries(browserGlobals)) {
      this.global[name] ??= value;
    }
    // Node's Request accepts only Node's signals.
    Object.assign(this.global, { AbortController, AbortSignal });
    // The typed arrays of Node's TextEncoder must be instances of the page's Uint8Array.
    this.global.Uint8Array = Uint8Array;
  }
}
