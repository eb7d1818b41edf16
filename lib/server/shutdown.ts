import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Stops accepting connections and waits until the running requests are answered.
 *
 * @param limitMs after this time the connections that are left are cut; a WebSocket is left to the end of the process
 */
export async function closeServer(server: Server, limitMs: number): Promise<void> {
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
