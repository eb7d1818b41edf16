import http, { type IncomingHttpHeaders, type RequestListener, type RequestOptions, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Connections that wait to be accepted. The system drops any more, and only asks again after a second. */
const mostWaiting = 4_096;

/** Servers of one test on this machine, closed after it. */
export class Loopback {
  readonly #servers: Server[] = [];

  /** Starts a server on a free port; gives its origin. */
  async listen(server: Server): Promise<string> {
    this.#servers.push(server);
    await new Promise<void>((resolve) => server.listen({ port: 0, backlog: mostWaiting }, resolve));
    return `http://localhost:${(server.address() as AddressInfo).port}`;
  }

  /** Starts a server that answers with a function; gives its origin. */
  serve(listener: RequestListener): Promise<string> {
    return this.listen(http.createServer(listener));
  }

  /** An origin on which nothing listens. */
  async closedOrigin(): Promise<string> {
    const server = http.createServer();
    const origin = await this.listen(server);
    await new Promise((resolve) => server.close(resolve));
    return origin;
  }

  async close(): Promise<void> {
    for (const server of this.#servers.splice(0)) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }
}

/** Sends a request exactly as written, unlike `fetch`, which tidies addresses and headers. Rejects when the answer is cut. */
export function send(
  origin: string,
  path: string,
  options: RequestOptions & { body?: string } = {},
): Promise<RawAnswer> {
  const { body: requestBody, ...rest } = options;
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const request = http.request({ hostname, port, path, agent: false, ...rest }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks).toString() });
      });
    });
    request.on('error', reject);
    request.end(requestBody);
  });
}
