import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { collectGarbage } from '../../jest/garbage.ts';
import { Loopback } from '../../jest/loopback.ts';
import {
  askAndReadNothing,
  type Client,
  connectAndRead,
  connectMany,
  drip,
  head,
  sendAndClose,
  sendAndReset,
  type Way,
  write,
} from './connections.testkit.ts';
import { type ConnectionLimits, defaultConnectionLimits, openFileLimit } from './connections.ts';
import { createWebServer } from './web-server.ts';

// Five thousand connections take a busy machine a while.
jest.setTimeout(120_000);

const loopback = new Loopback();
afterEach(() => loopback.close());

/** Short limits keep the test short; which limit ends which connection does not change. */
const short: Partial<ConnectionLimits> = {
  headMs: 500,
  requestMs: 1_000,
  checkMs: 100,
  inactivityMs: 800,
  idleMs: 300,
};
const bigPage = Buffer.alloc(8_000_000, 'a');

/** The number of open sockets and files of this process, on systems that list them (Linux, macOS). */
const openFiles = () => readdirSync('/dev/fd').length;

/** Waits until at most `count` files are open; otherwise the test times out. */
async function untilOpen(count: number): Promise<void> {
  while (openFiles() > count) await sleep(20);
}

/** As Next does at its first request: listens for upgrades late, and leaves their connections open. */
function listenAsNextDoes(server: Server): void {
  if (server.listenerCount('upgrade') === 0) server.on('upgrade', () => {});
}

function answerAsApp(request: IncomingMessage, response: ServerResponse): void {
  if (request.url?.includes('big')) response.end(bigPage);
  else if (!request.url?.includes('slow')) response.end('fine');
}

/** Starts the web server. The app never answers addresses with “slow”, the backend never answers. */
async function serve(connectionLimits: Partial<ConnectionLimits> = {}) {
  const backend = await loopback.serve(() => {});
  const server = createWebServer({
    ...{ product: 'mooc', restUrl: `${backend}/mooc/rest`, siteUrl: 'http://localhost', scriptNonce: 'secret-word' },
    ...{ trustedProxies: 0, isDevelopment: false, pageCacheBytes: 1_000_000 },
    ...{ state: { phase: 'ready' }, connectionLimits },
    handleApp: async (request, response) => {
      listenAsNextDoes(server);
      answerAsApp(request, response);
    },
  });
  const origin = await loopback.listen(server);
  // The first request adds the listener that Next would add.
  await fetch(`${origin}/mooc/app/api/first`).then((answer) => answer.text());
  return { server, port: Number(new URL(origin).port) };
}

const upgrade = (path: string, protocol = 'websocket', method = 'GET') =>
  head(`${method} ${path} HTTP/1.1`, 'Connection: Upgrade', `Upgrade: ${protocol}`);

const anything = /^/;
const page = head('GET /mooc/app/slow HTTP/1.1');
const picture = head('GET /mooc/rest/immagine/1 HTTP/1.1');
const tunnel = head('CONNECT a.example:443 HTTP/1.1');

/** With such short limits any of these may count as late on a busy machine, so the test only checks that they end. */
const kinds: Readonly<Record<string, readonly Client[]>> = {
  'say nothing': [() => {}],
  'are slow with the head of their request': [write('GET / HTTP/1.1\r\nHo'), drip('GET / HTTP/1.1\r\n', 'X-A: b\r\n')],
  'are slow with its body': [
    drip(head('POST /mooc/app/api/slow HTTP/1.1', 'Content-Length: 1000'), 'a'),
    drip(head('POST /mooc/app/api/slow HTTP/1.1', 'Transfer-Encoding: chunked'), '1\r\na\r\n'),
    drip(head('POST /mooc/rest/a HTTP/1.1', 'Content-Length: 1000'), 'a'),
    write(head('POST /mooc/app/api/slow HTTP/1.1', 'Content-Length: 9', 'Expect: 100-continue')),
  ],
  'are gone, or close, before they have their answer': [
    sendAndReset(page),
    sendAndClose(page),
    sendAndReset(picture),
    sendAndClose(picture),
    sendAndReset(upgrade('/mooc/app/slow')),
    sendAndReset('GET / HT'),
  ],
  stay: [
    write(head('GET /mooc HTTP/1.1')),
    write(head('GET /mooc HTTP/1.1', 'Expect: a miracle')),
    write(page),
    write(page.repeat(9)),
    write(upgrade('/mooc/app/slow')),
  ],
};

describe('five thousand connections', () => {
  it('that ask for another protocol or a tunnel end, under the limits of the product', async () => {
    const { port } = await serve();
    const before = openFiles();
    const wrong = await connectMany(port, 5_000, [
      [write(upgrade('/')), /^HTTP\/1.1 307 /],
      [write(upgrade('/x')), /^HTTP\/1.1 200 /],
      [write(upgrade('/mooc/app/api/x')), /^HTTP\/1.1 200 /],
      [write(upgrade('/mooc/rest/../x')), /^HTTP\/1.1 400 /],
      [write(upgrade('/', 'h2c, foo/2')), /^HTTP\/1.1 307 /],
      [write(upgrade('/', 'websocket', 'POST')), /^HTTP\/1.1 405 /],
      [sendAndClose(upgrade('/')), /^(?:HTTP\/1.1 307 |$)/],
      [sendAndReset(upgrade('/')), anything],
      [write(tunnel), /^HTTP\/1.1 405 /],
      [sendAndReset(tunnel), anything],
    ]);
    expect(wrong).toEqual([]);
    await untilOpen(before);
  });

  it.each(Object.entries(kinds))('that %s end', async (_kind, clients) => {
    const { port } = await serve(short);
    const before = openFiles();
    const ways = clients.map((client): Way => [client, anything]);
    expect(await connectMany(port, 5_000, ways)).toEqual([]);
    await untilOpen(before);
  });
});

describe('a connection', () => {
  it('has the limits that docs/operating.md states', async () => {
    const { server } = await serve();
    const times = { headersTimeout: 10_000, requestTimeout: 30_000, timeout: 60_000, keepAliveTimeout: 65_000 };
    expect(server).toMatchObject({ ...times, connectionsCheckingInterval: 2_000 });
    expect(server.maxConnections).toBe(defaultConnectionLimits().connections);
  });

  it.each([
    ['says nothing', ''],
    ['stops in the head of its request', 'GET / HTTP/1.1\r\nHo'],
  ])('that %s hears that it was too slow', async (_how, text) => {
    const { port } = await serve({ headMs: 1_000, checkMs: 100 });
    expect(await connectAndRead(port, write(text))).toMatch(/^HTTP\/1.1 408 /);
  });

  it('ends when empty lines, and no request, follow its answer', async () => {
    const { port } = await serve({ ...short, headMs: 60_000, requestMs: 60_000, inactivityMs: 60_000 });
    expect(await connectAndRead(port, drip(head('GET /mooc/app/api/fine HTTP/1.1'), '\r\n'))).toMatch(
      /^HTTP\/1.1 200 /,
    );
  });

  it('keeps nothing of an answered request in memory, whether it stays open or its client has left', async () => {
    const { server, port } = await serve({ idleMs: 60_000 });
    const heard: WeakRef<IncomingMessage>[] = [];
    server.on('request', (request) => heard.push(new WeakRef(request)));
    const stays = net.connect(port, 'localhost', () => stays.write(head('GET /mooc/app/api/fine HTTP/1.1')));
    await once(stays, 'data');
    const leaves = net.connect(port, 'localhost', () => leaves.write(head('GET /mooc/app/api/slow HTTP/1.1')));
    while (heard.length < 2) await sleep(20);
    leaves.destroy();
    while (heard.some((request) => request.deref())) await collectGarbage();
    stays.destroy();
  });

  it('goes on while one of several requests at once is answered', async () => {
    const { port } = await serve({ ...short, inactivityMs: 1_500 });
    const requests = head('GET /mooc/app/api/fine HTTP/1.1') + head('GET /mooc/app/api/slow HTTP/1.1');
    const began = performance.now();
    expect(await connectAndRead(port, write(requests))).toMatch(/^HTTP\/1.1 200 /);
    expect(performance.now() - began).toBeGreaterThan(1_400);
  });

  it('ends when its client asks for much and reads nothing', async () => {
    const { server, port } = await serve(short);
    const client = await askAndReadNothing(server, port);
    expect(client.bytesRead).toBeLessThan(bigPage.length);
    client.destroy();
  });

  it('goes on while a slow reader reads', async () => {
    // A pause of a busy machine must not look like a stopped reader. Reading everything takes longer than this limit.
    const { port } = await serve({ ...short, inactivityMs: 3_000 });
    const { promise: read, resolve } = Promise.withResolvers<number>();
    let bytes = 0;
    const client = net.connect(port, 'localhost', () => {
      client.write(head('GET /mooc/app/api/big HTTP/1.1', 'Connection: close'));
    });
    client.on('data', (chunk) => {
      bytes += chunk.length;
      client.pause();
      setTimeout(() => client.resume(), 60);
    });
    client.on('close', () => resolve(bytes));
    expect(await read).toBeGreaterThan(bigPage.length);
  });
});

describe('all connections together', () => {
  it('are bounded, and one that waits for nothing makes room', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { server, port } = await serve({ connections: 3 });
    server.closeIdleConnections();
    const agent = new http.Agent({ keepAlive: true });
    const idle = http.get({ port, path: '/mooc', agent });
    const [answer] = (await once(idle, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    const busy = [1, 2].map(() => net.connect(port, 'localhost'));
    await Promise.all(busy.map((socket) => once(socket, 'connect')));
    expect(await connectAndRead(port, write(head('GET / HTTP/1.1')))).toBe('');
    while ((await countOf(server)) > 2) await sleep(10);
    expect(await connectAndRead(port, write(head('GET / HTTP/1.1', 'Connection: close')))).toMatch(/^HTTP\/1.1 307 /);
    expect(warned.mock.calls).toEqual([[expect.stringMatching(/^All 3 connections/)]]);
    for (const socket of busy) socket.destroy();
    agent.destroy();
  });

  it('have a maximum of bytes that wait for slow readers, who are cut beyond it', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { server, port } = await serve({ checkMs: 100, waitingBytes: 1_000_000 });
    const client = await askAndReadNothing(server, port);
    expect(warned).toHaveBeenCalledWith(expect.stringMatching(/^Answers that slow readers/));
    client.destroy();
  });

  it('are half of the files that the process may open, and ten thousand at most', () => {
    const { connections } = defaultConnectionLimits();
    expect(connections).toBe(Math.min(10_000, Math.floor(openFileLimit() / 2)));
    expect(connections).toBeGreaterThan(100);
  });
});

async function countOf(server: Server): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  server.getConnections((_error, count) => resolve(count));
  return promise;
}
