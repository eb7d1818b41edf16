import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The range is below the ports of outgoing connections, which could take a port after its check. Each worker has its own
 * range and returns no port twice, because a server may start to listen long after its port was found.
 */
const portsOfWorker = 1_000;
const from = 20_000 + portsOfWorker * Number(process.env.TEST_PARALLEL_INDEX ?? 0);
const given = new Set<number>();
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

/** A free port. It is random, so that two checkouts on one machine rarely collide. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const port = from + randomInt(portsOfWorker);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
  throw new Error(`No free port of ${portsOfWorker} from ${from} in ${attempts} attempts`);
}
