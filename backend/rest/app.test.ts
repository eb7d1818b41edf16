import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { DrizzleQueryError } from 'drizzle-orm';
import { expectConsole } from '@/jest/console';
import type { Database } from '../database/database.ts';
import { readSettings } from '../env.ts';
import type { IdentityProvider } from '../identity/provider.ts';
import { createBackendLog } from '../log.ts';
import { logRequests } from '../request-log.ts';
import { createRestApp } from './app.ts';

// Jest cannot load this module, and the failing calls of this test do not reach it.
jest.mock('oidc-provider', () => ({ errors: { InvalidRequest: Error }, interactionPolicy: {} }));

const gone = new DrizzleQueryError('select $1', ['secret-code'], new Error('Connection terminated'));
const options = {
  database: {} as Database,
  identity: { secrets: {}, findRedirectUri: () => Promise.reject(gone) } as unknown as IdentityProvider,
  searchesWithoutResult: null,
};

it('a call that fails is one line with the id of its request, and without its code', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = createBackendLog('info', { write: (text) => lines.push(JSON.parse(text)) });
  const app = createRestApp({ ...options, settings: readSettings({}), log });
  const answer = getRequestListener(app.fetch);
  const server = createServer(logRequests((request, response) => void answer(request, response), log.lines)).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { status } = await fetch(`${origin}/mooc/rest/jaf/oauth/token/get/secret-code`, {
    headers: { 'X-Request-Id': 'request-12' },
  });
  expect(status).toBe(500);
  await new Promise((resolve) => setImmediate(resolve));
  expect(lines[0]).toMatchObject({ level: 'error', requestId: 'request-12', reason: 'Connection terminated' });
  expect(lines[1]).toMatchObject({ msg: 'request', requestId: 'request-12', status: 500 });
  expect(JSON.stringify(lines)).not.toContain('secret-code');
  await new Promise((resolve) => server.close(resolve));
});

it('the backend is healthy as long as its database answers', async () => {
  const execute = jest.fn<Promise<unknown[]>, []>().mockResolvedValue([]);
  const database = { execute } as unknown as Database;
  const app = createRestApp({ ...options, database, settings: readSettings({}), log: createBackendLog('silent') });
  expect((await app.request('/health')).status).toBe(200);
  execute.mockRejectedValue(gone);
  expectConsole('error', 'A request failed: Connection terminated');
  expect((await app.request('/health')).status).toBe(500);
});

describe('a call that is not answered within 10 s', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    [503, 'The backend is too busy', true, '30'],
    [408, 'The body did not arrive', false, null],
  ])('is answered %i: %s', async (status, message, complete, retryAfter) => {
    const database = { execute: () => new Promise(() => undefined) } as unknown as Database;
    const app = createRestApp({ ...options, database, settings: readSettings({}), log: createBackendLog('silent') });
    const answered = jest.fn();
    const answer = Promise.resolve(app.request('/health', {}, { incoming: { complete } }));
    void answer.then(answered);
    await jest.advanceTimersByTimeAsync(9_900);
    expect(answered).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(answered).toHaveBeenCalled();
    expect((await answer).status).toBe(status);
    expect((await answer).headers.get('retry-after')).toBe(retryAfter);
    expect(await (await answer).json()).toEqual({ message: expect.stringContaining(message) });
  });
});

it.each([
  ['off', 404],
  ['on', 200],
])('with EXTENSIONS=%s the call for the names of extensions answers %s', async (EXTENSIONS, status) => {
  const app = createRestApp({ ...options, settings: readSettings({ EXTENSIONS }), log: createBackendLog('silent') });
  expect((await app.request('/mooc/rest/jaf/public/extensions')).status).toBe(status);
});

it.each([
  ['that does not answer', null],
  ['that fails', { status: 500, body: '<h1>Qualcosa è andato storto</h1>' }],
  [
    'that does not know this backend',
    { status: 401, body: '{"error":"invalid_client","error_description":"unknown"}' },
  ],
])('an identity provider %s is 502, not the end of a sign-in', async (_what, answer) => {
  const server = createServer((_request, response) => response.writeHead(answer?.status ?? 0).end(answer?.body)).listen(
    0,
  );
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise((resolve) => server.close(resolve));
  if (answer === null) await close();
  const settings = readSettings({ BACKEND_PORT: String(port) });
  const app = createRestApp({ ...options, settings, log: createBackendLog('silent') });
  const refreshed = await app.request(`/mooc/rest/jaf/oauth/token/refresh/${'x'.repeat(43)}`);
  const body = JSON.stringify({ token: 'x'.repeat(43) });
  const revoked = await app.request('/mooc/rest/jaf/oauth/revoke', { method: 'POST', body });
  expect([refreshed.status, revoked.status]).toEqual([502, 502]);
  if (answer !== null) await close();
});
