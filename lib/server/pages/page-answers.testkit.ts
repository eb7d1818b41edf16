import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Loopback, type RawAnswer, send } from '../../../jest/loopback.ts';
import { testServerOptions } from '../web-server.testkit.ts';
import { createWebServer, type WebServerOptions } from '../web-server.ts';

const { scriptNonce } = testServerOptions;

/** The `Cache-Control` of a good page that has no end. */
export const publicPage = 'public, max-age=0, s-maxage=300, stale-while-revalidate=600, stale-if-error=86400';

/** Writes the same page at every rendering: on a busy machine a page may be renewed during a test. */
export function samePage(_request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 's-maxage=300, stale-while-revalidate=31535700');
  response.end('<p>page</p>'.repeat(200));
}

/** Starts the server in front of an app that answers with `app.answer`. `app.asked` lists the requests that reach it. */
export async function startServer(loopback: Loopback, options: Partial<WebServerOptions> = {}) {
  const app = {
    /** Headers that are added to those of every page or replace them. */
    more: {} as Record<string, string>,
    asked: [] as { method?: string | undefined; url?: string | undefined; headers: IncomingMessage['headers'] }[],
    /** Writes a page as Next writes one that it caches for everybody. */
    answer(_request: IncomingMessage, response: ServerResponse): void | Promise<void> {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Cache-Control', 's-maxage=300, stale-while-revalidate=31535700');
      response.setHeader('Link', `</a.css>; rel=preload; as="style"; nonce="${scriptNonce}"`);
      for (const [name, value] of Object.entries(app.more)) response.setHeader(name, value);
      response.write(`<p>page ${app.asked.length}</p>`);
      response.end(`<script nonce="${scriptNonce}">run()</script>`);
    },
  };
  const visitors = { count: 0, come: new EventEmitter() };
  const server = createWebServer({
    ...testServerOptions,
    ...options,
    observe: (answer) => (request, response) => {
      answer(request, response);
      visitors.count += 1;
      visitors.come.emit('one');
    },
    handleApp: async (request, response) => {
      app.asked.push({ method: request.method, url: request.url, headers: { ...request.headers } });
      await app.answer(request, response);
    },
  });
  const origin = await loopback.listen(server);
  const get = (headers: Record<string, string> = {}, path = '/mooc/app/home', method = 'GET'): Promise<RawAnswer> =>
    send(origin, path, { method, headers: { Accept: 'text/html', ...headers } });
  /** Waits until `count` requests have come and have been started. */
  const arrived = async (count: number) => {
    while (visitors.count < count) await once(visitors.come, 'one');
    await new Promise(setImmediate);
  };
  return { app, arrived, origin, get };
}
