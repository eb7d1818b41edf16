import { Loopback } from '../../jest/loopback.ts';
import { watchBackendCalls } from './backend-calls.ts';
import { createLogger } from './console-log.ts';
import { runForRequest } from './request-context.ts';
import { LogLines } from './testing/log-lines.ts';

const loopback = new Loopback();
const log = new LogLines();
let stop = () => {};
afterEach(async () => {
  stop();
  await loopback.close();
});

/** A server that answers with the request id that it received. */
const echo = () => loopback.serve((request, response) => response.end(String(request.headers['x-request-id'])));
const ask = async (address: string, init: RequestInit = {}) => (await fetch(address, init)).text();

describe('watchBackendCalls', () => {
  it('gives each call the id of the request that it is made for', async () => {
    const backend = await echo();
    stop = watchBackendCalls([backend], createLogger('debug', log));
    const ids = ['request-a', 'request-b'];
    const seen = await Promise.all(ids.map((id) => runForRequest(id, () => ask(`${backend}/cata/faq?x=secret`))));
    expect(seen).toEqual(ids);
    await expect(ask(backend)).resolves.toBe('undefined');
    expect(log.lines).toContainEqual(
      expect.objectContaining({ requestId: 'request-a', method: 'GET', path: '/cata/faq', status: 200, msg: 'call' }),
    );
    expect(JSON.stringify(log.lines)).not.toContain('secret');
  });

  it('says which calls nobody has asked for', async () => {
    const backend = await loopback.serve((request, response) => response.end(String(request.headers['sec-purpose'])));
    stop = watchBackendCalls([backend], createLogger('silent', log));
    await expect(runForRequest('request-a', () => ask(backend), { isAutomatic: true })).resolves.toBe('prefetch');
    await expect(runForRequest('request-a', () => ask(backend))).resolves.toBe('undefined');
    await expect(ask(backend)).resolves.toBe('undefined');
  });

  it('bear no common id for a page that shows a list of courses', async () => {
    const backend = await echo();
    stop = watchBackendCalls([backend], createLogger('debug', log));
    await expect(runForRequest('request-list', () => ask(backend), { showsList: true })).resolves.toBe('undefined');
    expect(JSON.stringify(log.lines)).not.toContain('request-list');
  });

  it('tells nobody else', async () => {
    const [backend, stranger] = [await echo(), await echo()];
    stop = watchBackendCalls([backend], createLogger('silent', log));
    await expect(runForRequest('request-a', () => ask(stranger))).resolves.toBe('undefined');
  });

  it('leaves an id that a call brings', async () => {
    const backend = await echo();
    stop = watchBackendCalls([backend], createLogger('silent', log));
    const headers = { 'X-Request-Id': 'its-own-id' };
    await expect(runForRequest('request-a', () => ask(backend, { headers }))).resolves.toBe('its-own-id');
  });

  it('tells why a call failed', async () => {
    const gone = await loopback.closedOrigin();
    stop = watchBackendCalls([gone], createLogger('debug', log));
    await expect(runForRequest('request-c', () => ask(`${gone}/cata/atenei`))).rejects.toThrow('fetch failed');
    expect(log.lines).toContainEqual(
      expect.objectContaining({ requestId: 'request-c', path: '/cata/atenei', failed: expect.any(String) }),
    );
  });
});
