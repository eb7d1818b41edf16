import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long a connection may take, in milliseconds: no client holds one for ever. */
export interface ConnectionTimes {
  /** For the head of a request. */
  readonly headMs: number;
  /** For a whole request. */
  readonly requestMs: number;
  /** Between two looks for what is late by the first two. */
  readonly checkMs: number;
  /** While a request is answered: how long no byte may move. */
  readonly stillMs: number;
  /** Between an answer and the next request. */
  readonly idleMs: number;
}

const usualTimes: ConnectionTimes = {
  headMs: 10_000,
  requestMs: 15_000,
  checkMs: 2_000,
  stillMs: 60_000,
  // Longer than clients pause: one that asks again just when the connection is closed gets an error.
  idleMs: 65_000,
};
const maxConnections = 2_000;

/** Makes an HTTP server on which no connection stays for ever (docs/operating.md, "Connections"). */
export function createLimitedServer(answer: RequestListener, times: ConnectionTimes = usualTimes): Server {
  const { headMs, requestMs, checkMs, stillMs, idleMs } = times;
  const options = {
    headersTimeout: headMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkMs,
    keepAliveTimeout: idleMs,
    // No WebSockets here, whichever listeners a library adds.
    shouldUpgradeCallback: () => false,
  };
  const server = createServer(options, answer);
  server.timeout = stillMs;
  server.maxConnections = maxConnections;
  // Node ends what is silent politely, before that.
  endIdle(server, idleMs + checkMs);
  return server;
}

/**
 * Ends connections on which no request follows an answer in time. Node's own limit begins again with every byte, also of an
 * empty line, which is no request.
 */
function endIdle(server: Server, idleMs: number): void {
  const waiting = new WeakMap<Socket, NodeJS.Timeout>();
  const answering = new WeakMap<Socket, number>();
  const count = (socket: Socket, more: number) => {
    const open = (answering.get(socket) ?? 0) + more;
    answering.set(socket, open);
    clearTimeout(waiting.get(socket));
    if (open === 0) waiting.set(socket, setTimeout(() => socket.destroy(), idleMs).unref());
  };
  server.on('request', ({ socket }, response) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });
}
