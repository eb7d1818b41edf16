import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import net from 'node:net';
import { Loopback, send } from '../../jest/loopback.ts';
import { testServerOptions } from './web-server.testkit.ts';
import { createWebServer } from './web-server.ts';

const loopback = new Loopback();
afterEach(() => loopback.close());

const pages = ['/', '/mooc', '/mooc/app/home', '/mooc/app/en/nothing', '/mooc/app/_next/static/a.js', '/robots.txt'];
const files = ['/mooc/app/feeds/it', '/mooc/app/sitemap.xml', '/mooc/app/apix', '/other', '/mooc/app/api/health/live'];
const calls = ['/mooc/app/api/courses', '/mooc/app/api/auth/logout', '/mooc/rest/immagine/1', '/mooc/rest/..'];
const writing = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];
const strange = ['TRACE', 'PROPFIND', 'QUERY', 'M-SEARCH', 'LINK', 'PURGE'];

/** Starts the web server. `reached` lists the requests that reach the app or the backend. */
async function serve(isDevelopment = false) {
  const reached: string[] = [];
  const note = ({ method, url }: IncomingMessage, response: ServerResponse) => {
    reached.push(`${method} ${url}`);
    response.end('reached');
  };
  const backend = await loopback.serve(note);
  const server = createWebServer({
    ...testServerOptions,
    restUrl: `${backend}/mooc/rest`,
    isDevelopment,
    handleApp: async (request, response) => note(request, response),
  });
  return { origin: await loopback.listen(server), reached };
}

/** Sends a raw text and returns everything received until the connection closes. */
async function sendRaw(origin: string, text: string): Promise<string> {
  const socket = net.connect(Number(new URL(origin).port), 'localhost');
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  socket.write(text);
  await once(socket, 'close');
  return heard;
}

const head = (line: string, ...headers: readonly string[]) => `${[line, ...headers].join('\r\n')}\r\n\r\n`;

describe('a method', () => {
  it.each([...pages, ...files])('other than GET and HEAD is refused before anybody sees it: %s', async (path) => {
    const { origin, reached } = await serve();
    for (const method of [...writing, ...strange]) {
      const answer = await send(origin, path, { method });
      expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, 'GET, HEAD']);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    }
    expect(reached).toEqual([]);
  });

  it.each(calls)('that nobody knows never reaches a call: %s', async (path) => {
    const { origin, reached } = await serve();
    for (const method of strange) {
      const answer = await send(origin, path, { method });
      expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' } });
    }
    expect(reached).toEqual([]);
  });

  it('of a call is the call’s own business', async () => {
    const { origin, reached } = await serve();
    for (const method of writing) {
      expect((await send(origin, '/mooc/app/api/courses', { method })).body).toBe('reached');
      expect((await send(origin, '/mooc/rest/a', { method })).body).toBe('reached');
    }
    expect(reached).toEqual(writing.flatMap((method) => [`${method} /mooc/app/api/courses`, `${method} /mooc/rest/a`]));
  });

  it('is refused before its body has come, and without asking for it', async () => {
    const { origin } = await serve();
    const length = 'Content-Length: 1000000000';
    const refused = expect.stringMatching(/^HTTP\/1.1 405 /);
    expect(await sendRaw(origin, head('POST /mooc/app/home HTTP/1.1', 'Host: a', length))).toEqual(refused);
    const announced = head('PUT / HTTP/1.1', 'Host: a', length, 'Expect: 100-continue');
    expect(await sendRaw(origin, announced)).toEqual(refused);
    const chunked = head('POST /mooc/app/home HTTP/1.1', 'Host: a', 'Transfer-Encoding: chunked');
    expect(await sendRaw(origin, `${chunked}5\r\nabcde\r\n`)).toEqual(refused);
  });

  it('that is allowed gets the body that it announced', async () => {
    const { origin } = await serve();
    const asked = head('POST /mooc/app/api/a HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Expect: 100-continue');
    const heard = await sendRaw(origin, `${asked.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')}a`);
    expect(heard).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 200 OK\r\n/);
  });

  it('CONNECT makes no proxy of the server', async () => {
    const { origin, reached } = await serve();
    const read = 'GET, HEAD';
    const called = `${read}, POST, PUT, PATCH, DELETE, OPTIONS`;
    for (const [target, allowed] of [
      ['localhost:80', read],
      ['/', read],
      ['/mooc/app/home', read],
      ['/mooc/rest/a', called],
      ['/mooc/app/api/a', called],
    ]) {
      const heard = await sendRaw(origin, head(`CONNECT ${target} HTTP/1.1`, 'Host: a'));
      expect(heard).toMatch(/^HTTP\/1.1 405 /);
      expect(heard).toContain(`\r\nAllow: ${allowed}\r\n`);
    }
    expect(reached).toEqual([]);
  });

  it('of the development server’s own tools goes through', async () => {
    const { origin } = await serve(true);
    const answer = await send(origin, '/mooc/app/__nextjs_original-stack-frames', { method: 'POST' });
    expect(answer.body).toBe('reached');
  });
});

describe('the header Host', () => {
  it.each([
    ['twice', ['Host: a', 'Host: a']],
    ['in other capitals', ['Host: a', 'hOST: b']],
    ['three times', ['Host: a', 'X: y', 'Host: b', 'host: c']],
  ])('is refused %s', async (_how, headers) => {
    const { origin, reached } = await serve();
    for (const path of ['/mooc/app/home', '/mooc/app/api/health/live', '/mooc/rest/a', '/']) {
      expect(await sendRaw(origin, head(`GET ${path} HTTP/1.1`, ...headers))).toMatch(/^HTTP\/1.1 400 /);
    }
    expect(reached).toEqual([]);
  });

  it('is refused where there is none', async () => {
    expect(await sendRaw((await serve()).origin, head('GET / HTTP/1.1'))).toMatch(/^HTTP\/1.1 400 /);
  });
});
