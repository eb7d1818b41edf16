import http, { type RequestListener } from 'node:http';
import fc from 'fast-check';
import { Loopback, send } from '../../jest/loopback.ts';
import { createLogger } from './console-log.ts';
import { currentRequestId } from './request-context.ts';
import { observeRequests } from './request-log.ts';
import { LogLines } from './testing/log-lines.ts';

const loopback = new Loopback();
let log = new LogLines();
beforeEach(() => {
  log = new LogLines();
});
afterEach(() => loopback.close());

function serve(answer: RequestListener, level: 'info' | 'error' = 'info'): Promise<string> {
  return loopback.serve(observeRequests(answer, { logger: createLogger(level, log) }));
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

describe('the request log', () => {
  it('has one line for each request with what an operator needs', async () => {
    const origin = await serve((_request, response) => response.setHeader('x-nextjs-cache', 'HIT').end('page'));
    await send(origin, '/mooc/app/home', { headers: { 'x-request-id': 'from-the-proxy-1' } });
    expect(await log.until(1)).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        requestId: 'from-the-proxy-1',
        method: 'GET',
        path: '/mooc/app/home',
        status: 200,
        bytes: expect.any(Number),
        durationMs: expect.any(Number),
        cache: 'HIT',
        msg: 'request',
      },
    ]);
  });

  it('counts the bytes of each answer on a connection that is kept', async () => {
    const origin = await serve((_request, response) => response.end('x'.repeat(10_000)));
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    for (let count = 0; count < 2; count += 1) await send(origin, '/', { agent });
    agent.destroy();
    for (const { bytes } of await log.until(2)) {
      expect(bytes).toBeGreaterThan(10_000);
      expect(bytes).toBeLessThan(11_000);
    }
  });

  it('names the parameters of a search and never what is searched for', async () => {
    const origin = await serve((_request, response) => response.end());
    await send(origin, '/mooc/app/catalogue?q=disturbi%20alimentari&filterAteneo=7&filterAteneo=9&Mario+Rossi=1');
    const [line] = await log.until(1);
    expect(line).toMatchObject({ path: '/mooc/app/catalogue', parameters: ['q', 'filterAteneo', '…'] });
  });

  it('knows no visitor', async () => {
    const origin = await serve((_request, response) => response.end());
    await send(origin, '/mooc/app/api/auth/callback/university?code=secret-code&state=secret-state', {
      headers: {
        cookie: 'next-auth.session-token=secret-cookie',
        authorization: 'Bearer secret-token',
        'x-forwarded-for': '203.0.113.7',
        'user-agent': 'secret-agent',
      },
    });
    expect(JSON.stringify(await log.until(1))).not.toMatch(/secret|203\.0\.113|127\.0\.0\.1|::1/);
  });

  it.each([
    ['get', '/mooc/rest/jaf/oauth/token/get/secret'],
    ['refresh', '/mooc/rest/jaf/oauth/token/refresh/secret?lang=it'],
    ['get', '/mooc/rest/jaf/%6fauth/token/%67et/sec%2Fret%ff'],
  ])('conceals what ends the path of the token call "%s"', async (call, path) => {
    const origin = await serve((_request, response) => response.end());
    await send(origin, path);
    expect(await log.until(1)).toMatchObject([{ path: `/mooc/rest/jaf/oauth/token/${call}/…` }]);
  });

  it('tells a failed answer, a broken one and a visitor who left apart', async () => {
    const { promise: asked, resolve } = Promise.withResolvers<void>();
    const origin = await serve((request, response) => {
      if (request.url === '/left') resolve();
      if (request.url === '/failed') response.writeHead(503).end();
      if (request.url === '/broken') response.writeHead(200).write('half', () => response.destroy());
    });
    await send(origin, '/failed');
    await send(origin, '/broken').catch(() => undefined);
    const leaving = http.get(`${origin}/left`).on('error', () => undefined);
    await asked;
    leaving.destroy();
    expect(await log.until(3)).toMatchObject([
      { path: '/failed', level: 'error', status: 503 },
      { path: '/broken', level: 'info', status: 200, cut: true },
      { path: '/left', level: 'info', status: 499, cut: true },
    ]);
  });

  it('takes no fault from a server that is not ready yet', async () => {
    const origin = await serve((_request, response) => response.writeHead(503).end());
    await send(origin, '/mooc/app/api/health/ready');
    await send(origin, '/mooc/app/api/health');
    expect(await log.until(2)).toMatchObject([{ level: 'info', status: 503 }, { level: 'error' }]);
  });

  it('leaves good answers out when only errors are asked for', async () => {
    const origin = await serve(
      (request, response) => response.writeHead(request.url === '/a' ? 200 : 500).end(),
      'error',
    );
    await send(origin, '/a');
    await send(origin, '/b');
    expect(await log.until(1)).toMatchObject([{ path: '/b' }]);
  });
});

describe('the request id', () => {
  it('is answered, passed on and known to all that a request causes', async () => {
    const known = new Map<unknown, unknown>();
    const origin = await serve(async (request, response) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      known.set(request.headers['x-request-id'], currentRequestId());
      response.end();
    });
    const answers = await Promise.all(
      ['first-request', 'second-request'].map((id) => send(origin, '/', { headers: { 'x-request-id': id } })),
    );
    expect(answers.map(({ headers }) => headers['x-request-id'])).toEqual(['first-request', 'second-request']);
    // Either may arrive first.
    expect(known).toEqual(
      new Map([
        ['first-request', 'first-request'],
        ['second-request', 'second-request'],
      ]),
    );
    expect(currentRequestId()).toBeUndefined();
  });

  it.each([undefined, '', 'short', 'a b c d e f g', 'x'.repeat(65), 'line%0abreak'])(
    'is made when %j is given',
    async (given) => {
      const origin = await serve((_request, response) => response.end());
      const { headers } = await send(origin, '/', { headers: given === undefined ? {} : { 'x-request-id': given } });
      expect(headers['x-request-id']).toMatch(uuid);
    },
  );

  it('makes one line of JSON of any address', async () => {
    const origin = await serve((_request, response) => response.end());
    const paths = fc.string({ unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)) });
    let count = 0;
    await fc.assert(
      fc.asyncProperty(paths, async (path) => {
        await send(origin, `/${path}`);
        count += 1;
        const line = (await log.until(count)).at(-1);
        expect(String(line?.path).length).toBeLessThanOrEqual(300);
        expect(String(line?.path)).not.toContain('?');
      }),
    );
  });
});
