import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { origin } from './addresses.ts';

/** A web app that sends one page in two parts. */
export interface SlowPage {
  readonly origin: string;
  /** Sends the rest of the page. */
  finish(): void;
  stop(): Promise<void>;
}

/**
 * Passes a browser's request to the web app on its own connection, because the web app may close a reused one at that
 * moment. The answer is not compressed, because parts of a compressed answer do not match parts of the page.
 */
async function ask({ url, headers }: IncomingMessage): Promise<IncomingMessage> {
  const passed = { ...headers, host: new URL(origin).host, 'accept-encoding': 'identity', connection: 'close' };
  const [answer] = await once(http.get(origin + url, { agent: false, headers: passed }), 'response');
  return answer;
}

/**
 * Passes requests to the web app of the tests. It sends one page only up to a cut, and the rest after `finish`.
 *
 * @param path the path of that page, with the base path
 * @param cut returns the length of the first part of the whole page
 */
export async function servePageInParts(path: string, cut: (html: string) => number): Promise<SlowPage> {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const whole = await ask(request);
    response.writeHead(whole.statusCode ?? 502, whole.headers);
    if (request.url !== path) return pipeline(whole, response);
    const html = await text(whole);
    const length = cut(html);
    response.write(html.slice(0, length));
    await finished;
    response.end(html.slice(length));
  }
  const server = http.createServer((request, response) => {
    // A browser that leaves the page aborts its requests.
    answer(request, response).catch((error) => response.destroy(error));
  });
  server.listen(0);
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    finish,
    async stop() {
      finish();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
