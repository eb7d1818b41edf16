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
  const server = createServer(options, oneAtATime(answer, idleMs + checkMs));
  server.timeout = inactivityMs;
  server.maxConnections = maxConnections;
  return server;
}

/** Closes a connection after a time. As a function of its own it does not keep the answered request in memory that long. */
function closeLater(socket: Socket, milliseconds: number): NodeJS.Timeout {
  return setTimeout(() => socket.destroy(), milliseconds).unref();
}

/**
 * Answers the requests of a connection one after the other. A client may send thousands at once, and Node would start all of them, each
 * with its questions to the database. Beyond a maximum the connection is cut. It is also closed when no request follows an answer in
 * time: Node's own limit starts again with every byte, even with an empty line, which is no request.
 *
 * @param idleMs a little more than Node's own limit, which closes silent connections properly
 */
function oneAtATime(answer: RequestListener, idleMs: number): RequestListener {
  const connections = new WeakMap<Socket, { unanswered: (() => void)[]; idle?: NodeJS.Timeout }>();
  return (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket) ?? { unanswered: [] };
    connections.set(socket, connection);
    clearTimeout(connection.idle);
    const { unanswered } = connection;
    unanswered.push(() => answer(request, response));
    response.once('close', () => {
      unanswered.shift();
      if (socket.destroyed) return;
      if (unanswered.length === 0) connection.idle = closeLater(socket, idleMs);
      else unanswered[0]?.();
    });
    if (unanswered.length > maxUnanswered) socket.destroy();
    else if (unanswered.length === 1) answer(request, response);
  };
}
