import type { RequestListener } from 'node:http';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Loopback } from '../../jest/loopback.ts';
import { connectAndRead, head, write } from './connections.testkit.ts';
import { createLimitedServer, defaultConnectionLimits } from './connections.ts';

const loopback = new Loopback();
afterEach(() => loopback.close());

/** Starts a server with the limits of the product. @returns its port */
async function serve(answer: RequestListener): Promise<number> {
  const server = createLimitedServer({ answer, limits: defaultConnectionLimits(), mayUpgrade: () => false });
  return Number(new URL(await loopback.listen(server)).port);
}

const addresses = (count: number) => Array.from({ length: count }, (_, at) => `/${at}`);
const requests = (count: number) =>
  addresses(count)
    .map((address) => head(`GET ${address} HTTP/1.1`))
    .join('');

/** Sends a text on a connection. Resolves with everything received, as soon as that contains `last`. */
async function read(port: number, text: string, last: string): Promise<string> {
  const client = net.connect(port, 'localhost', () => client.write(text));
  let received = '';
  for await (const chunk of client) {
    received += chunk;
    if (received.includes(last)) break;
  }
  return received;
}

describe('requests that come at once on a connection', () => {
  it('are answered one after the other', async () => {
    let running = 0;
    const found: number[] = [];
    const port = await serve(async ({ url }, response) => {
      running += 1;
      found.push(running);
      await sleep(10);
      running -= 1;
      response.end(`${url};`);
    });
    const received = await read(port, requests(10), '/9;');
    expect(received.match(/\/\d(?=;)/g)).toEqual(addresses(10));
    expect(found).toEqual(Array(10).fill(1));
  });

  it('cut it when they are more than ten, and those that wait are never begun', async () => {
    const asked: (string | undefined)[] = [];
    const port = await serve(({ url }) => void asked.push(url));
    expect(await connectAndRead(port, write(requests(5_000)))).toBe('');
    expect(asked).toEqual(['/0']);
  });

  it('are not begun when their client leaves', async () => {
    const asked: (string | undefined)[] = [];
    const port = await serve(({ url, socket }) => {
      asked.push(url);
      socket.destroy();
    });
    expect(await connectAndRead(port, write(requests(3)))).toBe('');
    await sleep(20);
    expect(asked).toEqual(['/0']);
  });
});
