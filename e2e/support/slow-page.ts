import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { origin } from './addresses.ts';

/** A web app of which one page arrives in two parts. */
export interface SlowPage {
  readonly origin: string;
  /** Sends the rest of the page. */
  finish(): void;
  stop(): Promise<void>;
}

/**
 * Passes requests on to the web app of the tests, and sends one page up to where it is cut, then the rest when asked.
 *
 * @param path of the page, with the base path
 * @param cut the length of the first part; the whole page is given
 */
export async function servePageInParts(path: string, cut: (html: string) => number): Promise<SlowPage> {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const server = http.createServer(async (request, response) => {
    const answer = await fetch(origin + request.url, { headers: { accept: request.headers.accept ?? '*/*' } });
    const body = Buffer.from(await answer.arrayBuffer());
    // `fetch` has unpacked the body; the rest of the head is passed on as it is.
    const headers = Object.fromEntries(
      [...answer.headers].filter(([name]) => !/^(content-(encoding|length)|transfer-encoding|connection)$/.test(name)),
    );
    response.writeHead(answer.status, headers);
    if (request.url !== path) return response.end(body);
    const html = body.toString();
    const length = cut(html);
    response.write(html.slice(0, length));
    await finished;
    return response.end(html.slice(length));
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
