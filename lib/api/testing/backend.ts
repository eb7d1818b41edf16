import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A backend for one test, on a free port of this machine. */
export interface TestBackend {
  readonly baseUrl: string;
  /** Method and address of every request so far. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

let running: Server[] = [];

/** Starts a backend that answers with the given listener. */
export async function startBackend(answer: RequestListener): Promise<TestBackend> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}/mooc/rest`, requests, close: () => close(server) };
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Stops every backend that is still running; for `afterEach`. */
export async function stopBackends(): Promise<void> {
  const servers = running;
  running = [];
  await Promise.all(servers.map(close));
}
