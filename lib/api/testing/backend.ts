import { createServer, type RequestListener } from 'node:http';
import { closeServer, Loopback } from '@/jest/loopback';

/** A backend for one test, on a free port of this machine. */
export interface TestBackend {
  readonly baseUrl: string;
  /** Method and address of every request so far. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

const loopback = new Loopback();

/** Starts a backend that answers with the given listener. */
export async function startBackend(answer: RequestListener): Promise<TestBackend> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  const origin = await loopback.listen(server);
  return { baseUrl: `${origin}/mooc/rest`, requests, close: () => closeServer(server) };
}

/** Stops every backend that is still running; for `afterEach`. */
export function stopBackends(): Promise<void> {
  return loopback.close();
}
