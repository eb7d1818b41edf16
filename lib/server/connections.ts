import http, { type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long a connection may take, in milliseconds, and how many there may be at once. */
export interface ConnectionLimits {
  /** For the head of a request; also for a connection that never sends one. */
  readonly headMs: number;
  /** For a whole request with its body. */
  readonly requestMs: number;
  /** How often connections are checked against the first two; they may end that much later. */
  readonly checkMs: number;
  /** While a request is answered: how long no byte may move, in either direction. */
  readonly stillMs: number;
  /** Between an answer and the next request. */
  readonly idleMs: number;
  /** All connections together; one more is closed at once. */
  readonly connections: number;
}

const maxHeaderSize = 32 * 1024;
/** Listeners for the end of an answer: steps of this server have some, and Next six or seven where its middleware rewrites. */
const answerListeners = 20;
const mostConnections = 10_000;
/** Where the system does not say how many files a process may open. */
const usualOpenFiles = 1_024;
/** Milliseconds between two attempts to make room, and between two lines about it in the log. */
const roomEveryMs = 1_000;
const lineEveryMs = 60_000;

/** How many files, sockets among them, this process may open. */
export function openFileLimit(): number {
  // Or it looks up the names of all that are connected; Node's types do not know it yet.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: number | string } } };
  const limit = userLimits?.open_files?.soft;
  if (limit === 'unlimited') return Number.POSITIVE_INFINITY;
  return typeof limit === 'number' ? limit : usualOpenFiles;
}

/** The limits of the product (docs/operating.md, "What the server in front of Next guards"). */
export function usualConnectionLimits(): ConnectionLimits {
  return {
    headMs: 10_000,
    requestMs: 30_000,
    checkMs: 2_000,
    stillMs: 60_000,
    // Longer than the usual minute of a reverse proxy, which must be the one to let go.
    idleMs: 65_000,
    // The other half is for the calls to the backend, one for each visitor at worst, and for files.
    connections: Math.min(mostConnections, Math.floor(openFileLimit() / 2)),
  };
}

function atMostEvery(milliseconds: number, act: () => void): () => void {
  let actedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - actedAt < milliseconds) return;
    actedAt = performance.now();
    act();
  };
}

/** Lets go of connections that wait for a next request, when one was turned away, and warns the operator. */
function makeRoom(server: Server, connections: number): void {
  const close = atMostEvery(roomEveryMs, () => server.closeIdleConnections());
  const warn = atMostEvery(lineEveryMs, () => {
    console.warn(`All ${connections} connections that this process may have are in use: further ones are closed`);
  });
  server.on('drop', () => {
    close();
    warn();
  });
}

/**
 * Ends connections on which no request follows an answer in time. Node's own limit begins again with every byte, also of an
 * empty line, which is no request.
 *
 * @param idleMs more than Node's own, which ends what is silent politely
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

/** What a server with limits is made of. */
export interface LimitedServerOptions {
  readonly answer: RequestListener;
  readonly limits: ConnectionLimits;
  /** True for a request that may become a WebSocket; any other that wants it is answered as if it did not. */
  readonly mayUpgrade: (request: IncomingMessage) => boolean;
}

/** Makes an HTTP server on which no connection stays for ever, whatever its client does or leaves undone. */
export function createLimitedServer({ answer, limits, mayUpgrade }: LimitedServerOptions): Server {
  const times: http.ServerOptions = {
    maxHeaderSize,
    headersTimeout: limits.headMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkMs,
    keepAliveTimeout: limits.idleMs,
  };
  // Without it Node hands such requests to listeners of "upgrade", and Next's leaves the connection open for ever.
  const server = http.createServer({ ...times, shouldUpgradeCallback: mayUpgrade }, (request, response) => {
    if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
    // With more than ten Node warns of a leak.
    response.setMaxListeners(answerListeners);
    answer(request, response);
  });
  server.timeout = limits.stillMs;
  server.maxConnections = limits.connections;
  makeRoom(server, limits.connections);
  endIdle(server, limits.idleMs + limits.checkMs);
  return server;
}
