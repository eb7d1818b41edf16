import { createServer } from 'node:http';
import { listen } from '../lib/server/listen.ts';

/**
 * Makes sure that a port can be had, before anything long is begun.
 *
 * @param variable the environment variable that holds the port
 * @throws {StartProblem} when it is taken
 */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  const probe = createServer();
  await listen(probe, port, variable);
  await new Promise((resolve) => probe.close(resolve));
}
