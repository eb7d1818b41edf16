import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a server's readiness says. One that is about to stop closes its connections with its answers. */
export interface ServingState {
  phase: 'starting' | 'ready' | 'stopping';
}

/** How long stopping may take, in milliseconds. */
export interface StopLimits {
  /** The server goes on answering for so long, so that load balancers notice. */
  readonly noticeMs: number;
  /** Then running requests are waited for; what is left is cut. A WebSocket is left to the end of the process. */
  readonly finishMs: number;
}

/**
 * Prepares a server for an end that cuts nobody off.
 *
 * @returns stops it: from then on every answer closes its connection; in the end no connection is accepted, and the
 *   requests that are running are waited for
 */
export function stoppable(server: Server, state: ServingState): (limits: StopLimits) => Promise<void> {
  const running = new Set<ServerResponse>();
  // Before the one that answers, which may do so at once.
  server.prependListener('request', (_request, response) => {
    running.add(response);
    response.once('close', () => running.delete(response));
    if (state.phase === 'stopping') response.shouldKeepAlive = false;
  });
  return async ({ noticeMs, finishMs }) => {
    state.phase = 'stopping';
    for (const response of running) response.shouldKeepAlive = false;
    if (noticeMs > 0) await sleep(noticeMs);
    await closeServer(server, finishMs);
  };
}

async function closeServer(server: Server, limitMs: number): Promise<void> {
  const closed = once(server, 'close');
  const limit = new AbortController();
  server.close();
  server.closeIdleConnections();
  await Promise.race([closed, sleep(limitMs, null, { signal: limit.signal })]);
  limit.abort();
  server.closeAllConnections();
}

/** Resolves at the first request to stop: Ctrl-C, `kill`, or the end of the terminal. Later ones change nothing. */
export function stopRequested(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, resolve);
  });
}
