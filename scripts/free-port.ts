import { createServer } from 'node:http';
import { listen } from '../lib/server/listen.ts';

/**
 * Checks that a port is free, before any long work starts.
 *
 * @param variable the environment variable that holds the port
 * @throws {StartProblem} when the port is in use
 */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  const probe = createServer();
  await listen(probe, port, variable);
  await new Promise((resolve) => probe.close(resolve));
}
