import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, which could take a port between its test and its use. */
const range = { from: 20_000, to: 32_000 };
const attempts = 20;

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/** A port that nothing listens on at the moment, taken at random so that tests side by side do not meet. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const port = randomInt(range.from, range.to);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port between ${range.from} and ${range.to} in ${attempts} attempts`);
}
