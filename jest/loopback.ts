import http, { type IncomingHttpHeaders, type RequestListener, type RequestOptions, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer as it was received, without decoding. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Maximum number of connections that wait to be accepted. The system drops more, and their clients retry only after a second. */
const maxWaiting = 4_096;

/** Servers of one test on this machine; close them after the test. */
export class Loopback {
  readonly #servers: Server[] = [];

  /** Starts a server on a free port; returns its origin. */
  async listen(server: Server): Promise<string> {
    this.#servers.push(server);
    await new Promise<void>((resolve) => server.listen({ port: 0, backlog: maxWaiting }, resolve));
    return `http://localhost:${(server.address() as AddressInfo).port}`;
  }

  /** Starts a server that answers with a function; returns its origin. */
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
    await Promise.all(this.#servers.splice(0).map(closeServer));
  }
}

/** Stops a server and ends its connections; does nothing when it is already stopped. */
export async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Sends a request exactly as written, while `fetch` normalises addresses and headers. Rejects when the answer is incomplete. */
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
