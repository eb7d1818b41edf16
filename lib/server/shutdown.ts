import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** The phase that a server reports as its readiness. A stopping server closes each connection with its answer. */
export interface ServingState {
  phase: 'starting' | 'ready' | 'stopping';
}

/** How long stopping may take, in milliseconds. */
export interface StopLimits {
  /** How long the server still answers, so that load balancers notice that it is stopping. */
  readonly noticeMs: number;
  /** How long running requests may then take; connections left after that are cut. WebSockets stay until the process ends. */
  readonly finishMs: number;
}

/**
 * Prepares a server for a graceful shutdown.
 *
 * @returns a function that stops the server: from then on every answer closes its connection. After the notice, no new
 *   connection is accepted, and running requests are awaited
 */
export function stoppable(server: Server, state: ServingState): (limits: StopLimits) => Promise<void> {
  const running = new Set<ServerResponse>();
  // This listener must run before the one that answers, which may answer at once.
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
  server.close();
  await Promise.race([closed, sleep(limitMs, null, { ref: false })]);
  server.closeAllConnections();
}

/** Resolves at the first signal to stop: Ctrl-C, `kill`, or the end of the terminal. Later signals are ignored. */
export function stopRequested(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, resolve);
  });
}
