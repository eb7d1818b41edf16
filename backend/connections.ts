import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** Timeouts of a connection, in milliseconds, so that no client holds one for ever. */
const defaultTimes = {
  /** Maximum time for the head of a request. */
  headMs: 10_000,
  /** Maximum time for a whole request. */
  requestMs: 15_000,
  /** Interval at which Node checks the first two limits. */
  checkMs: 2_000,
  /** Maximum time without any traffic while a request is answered. */
  inactivityMs: 60_000,
  /**
   * Maximum time between an answer and the next request. It is longer than clients usually pause, because a request that arrives just
   * as the connection closes fails.
   */
  idleMs: 65_000,
};
const maxConnections = 2_000;
/** Maximum requests of a connection without their answer. Browsers and proxies send the next one only after an answer. */
const maxUnanswered = 10;

/** Creates an HTTP server that limits the time of every connection (docs/operating.md, "Connections"). */
export function createLimitedServer(answer: RequestListener, times = defaultTimes): Server {
  const { headMs, requestMs, checkMs, inactivityMs, idleMs } = times;
  const options = {
    headersTimeout: headMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkMs,
    keepAliveTimeout: idleMs,
    // Never accept WebSockets, even if a library adds a listener.
    shouldUpgradeCallback: () => false,
  };
  const server = createServer(options, oneAtATime(answer));
  server.timeout = inactivityMs;
  server.maxConnections = maxConnections;
  // A little later than Node, which closes silent connections properly.
  endIdle(server, idleMs + checkMs);
  return server;
}

/**
 * Closes connections on which no request follows an answer in time. Node's own limit starts again with every byte, even with an
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

/**
 * Answers the requests of a connection one after the other. A client may send thousands at once, and Node would start all of them, each
 * with its questions to the database. Beyond a maximum the connection is cut.
 */
function oneAtATime(answer: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    queue.push(() => answer(request, response));
    response.once('close', () => {
      queue.shift();
      if (!socket.destroyed) queue[0]?.();
    });
    if (queue.length > maxUnanswered) socket.destroy();
    else if (queue.length === 1) answer(request, response);
  };
}
