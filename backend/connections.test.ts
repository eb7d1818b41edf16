import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { collectGarbage } from '../jest/garbage.ts';
import { createLimitedServer } from './connections.ts';

/** Short times for a short test; times that a test does not need are long enough never to pass. */
const short = { headMs: 60_000, requestMs: 60_000, checkMs: 100, inactivityMs: 60_000, idleMs: 300 };

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function serve(times: typeof short, hear: (request: IncomingMessage) => void = () => {}): Promise<number> {
  server = createLimitedServer((request, response) => {
    hear(request);
    if (request.url !== '/slow') response.end('fine');
  }, times);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

/** Sends a text, then a piece again and again. Resolves with everything received when the connection closes. */
async function drip(port: number, text: string, piece: string): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  const timer = setInterval(() => socket.write(piece), 50);
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  // The server may close the connection while a piece is being sent.
  socket.on('error', () => {});
  await new Promise((resolve) => socket.on('close', resolve));
  clearInterval(timer);
  return heard;
}

describe('a connection', () => {
  it.each([
    ['empty lines', '\r\n'],
    ['many empty lines at once', '\r\n'.repeat(50)],
    ['line feeds', '\n'],
  ])('ends when %s, and no request, follow its answer', async (_what, piece) => {
    expect(await drip(await serve(short), get('/'), piece)).toMatch(/^HTTP\/1.1 200 .*fine$/s);
  });

  it('ends when empty lines come before any request', async () => {
    const port = await serve({ ...short, headMs: 300, requestMs: 300 });
    expect(await drip(port, '\r\n', '\r\n')).toMatch(/^(?:HTTP\/1.1 408 |$)/);
  });

  it('goes on while requests follow in time, and while one of several is answered', async () => {
    const port = await serve({ ...short, inactivityMs: 1_500 });
    const began = performance.now();
    expect(await drip(port, get('/') + get('/slow'), '')).toMatch(/^HTTP\/1.1 200 /);
    expect(performance.now() - began).toBeGreaterThan(1_400);
  });

  it('has ten requests at once answered one after the other, and is cut when more wait', async () => {
    const asked: (string | undefined)[] = [];
    const port = await serve({ ...short, inactivityMs: 500 }, ({ url }) => asked.push(url));
    expect((await drip(port, get('/').repeat(10), '')).match(/fine/g)).toHaveLength(10);
    expect(await drip(port, get('/slow') + get('/other').repeat(2_000), '')).toBe('');
    expect(asked.slice(10)).toEqual(['/slow']);
  });

  it('keeps nothing of an answered request in memory, whether it stays open or its client has left', async () => {
    const heard: WeakRef<IncomingMessage>[] = [];
    const port = await serve({ ...short, idleMs: 60_000 }, (request) => heard.push(new WeakRef(request)));
    const stays = connect(port, '127.0.0.1', () => stays.write(get('/')));
    await once(stays, 'data');
    const leaves = connect(port, '127.0.0.1', () => leaves.write(get('/slow')));
    while (heard.length < 2) await sleep(20);
    leaves.destroy();
    while (heard.some((request) => request.deref())) await collectGarbage();
    stays.destroy();
  });
});
