import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBackendLog } from './log.ts';
import { logRequests } from './request-log.ts';

let server: Server;
let lines: Record<string, unknown>[];
let written: () => void;

/** Sends a request to a server that logs; returns the answer and the log line. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const { lines: log } = createBackendLog('info', {
    write: (text) => {
      lines.push(JSON.parse(text));
      written();
    },
  });
  const isWritten = new Promise<void>((resolve) => {
    written = resolve;
  });
  server = createServer(
    logRequests((request, response) => response.end(String(request.headers['x-request-id'])), log),
  ).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const answer = await fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`, { headers });
  const known = await answer.text();
  await isWritten;
  return { known, answered: answer.headers.get('x-request-id'), line: lines[0] };
}

beforeEach(() => {
  lines = [];
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

it('writes one line for each request, with the id that the web app sent', async () => {
  const { known, answered, line } = await ask('/mooc/rest/cata/faq?lang=it', { 'X-Request-Id': 'from-the-web-app' });
  expect([known, answered]).toEqual(['from-the-web-app', 'from-the-web-app']);
  expect(lines).toHaveLength(1);
  expect(line).toEqual({
    ...{ level: 'info', time: expect.any(String), msg: 'request', requestId: 'from-the-web-app', method: 'GET' },
    ...{ path: '/mooc/rest/cata/faq', parameters: ['lang'], status: 200 },
    ...{ bytes: expect.any(Number), durationMs: expect.any(Number) },
  });
});

it.each([
  ['is an error of a backend that serves', false, 'error'],
  ['is none of one that starts', true, 'info'],
])('503 %s', async (_, isStarting, level) => {
  const { lines: log } = createBackendLog('info', { write: (text) => lines.push(JSON.parse(text)) });
  const answer = logRequests(
    (_request, response) => response.writeHead(503).end(),
    log,
    () => isStarting,
  );
  server = createServer(answer).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  await (await fetch(`http://localhost:${(server.address() as AddressInfo).port}/health`)).text();
  while (lines.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(lines[0]).toMatchObject({ level, status: 503 });
});

it('makes an id where none of a good form is given', async () => {
  expect((await ask('/', { 'X-Request-Id': 'x' })).answered).toMatch(/^[\da-f-]{36}$/);
});

it.each([
  ['/mooc/rest/jaf/oauth/token/get/secret', '/mooc/rest/jaf/oauth/token/get/…'],
  ['/mooc/rest/jaf/oauth/token/refresh/secret', '/mooc/rest/jaf/oauth/token/refresh/…'],
  ['/mooc/rest/jaf/%6Fauth/token/%67et/secret%2Fsecret', '/mooc/rest/jaf/oauth/token/get/…'],
  ['/idp/interaction/secret/login', '/idp/interaction/…/login'],
  ['/idp/auth/secret', '/idp/auth/…'],
  ['/mooc/rest/mooc/moocVetrina/secret', '/mooc/rest/mooc/moocVetrina/…'],
  ['/mooc/rest/mooc/moocVetrina/secret/correlati', '/mooc/rest/mooc/moocVetrina/…/correlati'],
  ['/mooc/rest/mooc/moocVetrinaPaginazione/?testoRicerca=secret', '/mooc/rest/mooc/moocVetrinaPaginazione/'],
])('conceals what is secret in %s', async (address, path) => {
  const { line } = await ask(address, { authorization: 'Bearer secret', cookie: 'idp_session=secret' });
  expect(line?.path).toBe(path);
  expect(JSON.stringify(line)).not.toContain('secret');
});
