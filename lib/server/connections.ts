import http, { type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { cutSlowReaders } from './slow-readers.ts';

const maxHeaderSize = 32 * 1024;
/** Maximum listeners of a response. This server's steps add some; Next adds six or seven when `proxy.ts` rewrites. */
const maxResponseListeners = 20;
/** Maximum requests of a connection without their answer. Browsers and proxies send the next one only after an answer. */
const maxUnanswered = 10;
/** Assumed when the system does not report its limit of open files. */
const defaultOpenFileLimit = 1_024;
/** Milliseconds between two attempts to free connections, and between two log lines about it. */
const closeIntervalMs = 1_000;
const warnIntervalMs = 60_000;

/** How many files, including sockets, this process may open. */
export function openFileLimit(): number {
  // Otherwise the report looks up the host name of every connected client. Node's types lack this property.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: number | string } } };
  const limit = userLimits?.open_files?.soft;
  if (limit === 'unlimited') return Number.POSITIVE_INFINITY;
  return typeof limit === 'number' ? limit : defaultOpenFileLimit;
}

/**
 * The limits of connections (docs/operating.md, "What the server in front of Next guards"). Times are in milliseconds; a connection
 * may end `checkMs` later.
 */
export function defaultConnectionLimits() {
  return {
    /** For the head of a request to arrive; also ends a connection that never sends a head. */
    headMs: 10_000,
    /** For a whole request to arrive, with its body. */
    requestMs: 30_000,
    /** Interval at which connections are checked against the first two and the last. */
    checkMs: 2_000,
    /** While a request is being answered: longest time without a byte in either direction; 0: no limit. */
    inactivityMs: 60_000,
    /** Between an answer and the next request: longer than the usual minute of a reverse proxy, so that the proxy closes first. */
    idleMs: 65_000,
    /**
     * Open connections; any further one is closed at once. The other half of the files is for files and for calls to the backend:
     * in the worst case one call for each visitor.
     */
    connections: Math.min(10_000, Math.floor(openFileLimit() / 2)),
    /**
     * Bytes of answers that wait in memory for slow readers, in all connections together. What Next keeps for an answer takes
     * three times as much as the answer itself.
     */
    waitingBytes: 64 * 1024 * 1024,
  };
}

export type ConnectionLimits = Readonly<ReturnType<typeof defaultConnectionLimits>>;

function throttled(milliseconds: number, act: () => void): () => void {
  let actedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - actedAt < milliseconds) return;
    actedAt = performance.now();
    act();
  };
}

/** Closes idle connections whenever a new one had to be refused, and warns the operator. */
function closeIdleWhenFull(server: Server, connections: number): void {
  const close = throttled(closeIntervalMs, () => server.closeIdleConnections());
  const warn = throttled(warnIntervalMs, () => {
    console.warn(`All ${connections} connections that this process may have are in use: further ones are closed`);
  });
  server.on('drop', () => {
    close();
    warn();
  });
}

/** Closes a connection after a time. As a function of its own it does not keep the answered request in memory that long. */
function closeLater(socket: Socket, milliseconds: number): NodeJS.Timeout {
  return setTimeout(() => socket.destroy(), milliseconds).unref();
}

/**
 * Answers the requests of a connection one after the other. A client may send thousands at once, and Node would start all of
 * them, each with a call to the backend. Beyond a maximum the connection is cut. It is also closed when no request follows an
 * answer in time: Node's own timeout starts again with every byte, even if the client sends only empty lines.
 *
 * @param idleMs longer than Node's own timeout, which closes silent connections cleanly
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

/** Options of {@link createLimitedServer}. */
export interface LimitedServerOptions {
  readonly answer: RequestListener;
  readonly limits: ConnectionLimits;
  /** True for a request that may become a WebSocket; for any other, the `Upgrade` header is ignored. */
  readonly mayUpgrade: (request: IncomingMessage) => boolean;
}

/** Makes an HTTP server that closes every connection in the end, whatever the client does or fails to do. */
export function createLimitedServer({ answer, limits, mayUpgrade }: LimitedServerOptions): Server {
  const times: http.ServerOptions = {
    maxHeaderSize,
    headersTimeout: limits.headMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkMs,
    keepAliveTimeout: limits.idleMs,
  };
  const inTurn = oneAtATime(answer, limits.idleMs + limits.checkMs);
  // Without the callback Node passes such requests to the "upgrade" listeners, and Next's leaves the connection open for ever.
  const server = http.createServer({ ...times, shouldUpgradeCallback: mayUpgrade }, (request, response) => {
    if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
    // Node's default is ten; above it Node warns of a leak.
    response.setMaxListeners(maxResponseListeners);
    inTurn(request, response);
  });
  server.timeout = limits.inactivityMs;
  server.maxConnections = limits.connections;
  closeIdleWhenFull(server, limits.connections);
  const warnOfCuts = throttled(warnIntervalMs, () => {
    console.warn('Answers that slow readers left waiting took too much memory: some connections were cut');
  });
  cutSlowReaders(server, limits, warnOfCuts);
  return server;
}
