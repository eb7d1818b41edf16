import type { IncomingMessage, ServerResponse } from 'node:http';
import fc from 'fast-check';
import { Loopback, send } from '../../jest/loopback.ts';
import { notifyInvalidation } from '../cache/invalidation.ts';
import { hostileHeaders, knownAttacks } from './hostile-headers.testkit.ts';
import { testServerOptions } from './web-server.testkit.ts';
import { createWebServer } from './web-server.ts';

const loopback = new Loopback();
afterEach(() => loopback.close());

const assetPath = '/_next/static/chunks/a.js';

/** Starts the server in front of an app that returns the request as its answer, as data if it looks like a data request. */
async function setUp() {
  const asked: { url: string; headers: IncomingMessage['headers'] }[] = [];
  const handleApp = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '', headers } = request;
    asked.push({ url, headers });
    const isData = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch'].some((name) => name in headers);
    const type = url.includes(assetPath) ? 'text/javascript' : isData ? 'text/x-component' : 'text/html';
    response.setHeader('Content-Type', type);
    response.setHeader('Cache-Control', 's-maxage=300, stale-while-revalidate=31535700');
    response.end(JSON.stringify({ method, url, headers }));
  };
  const server = createWebServer({ ...testServerOptions, handleApp });
  const origin = await loopback.listen(server);
  const get = (path: string, headers = {}, method = 'GET') => send(origin, `/mooc/app${path}`, { method, headers });
  return { asked, get };
}

const dataNames = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch'];
const fixedNames = ['accept', 'content-security-policy', 'host', 'user-agent'];
const paths = ['/home', '/en/courseDetails/7', '/catalogue?filterAteneo=7', '/nothing', assetPath];

/** The page that a visitor gets as soon as its renewal is done, without the headers that differ in each answer. */
async function plainly(get: (path: string) => ReturnType<typeof send>, path: string) {
  let answer = await get(path);
  while (answer.headers['x-cache'] === 'STALE') answer = await get(path);
  const { status, headers, body } = answer;
  const { date, 'x-cache': _cache, connection, 'keep-alive': _keepAlive, ...others } = headers;
  return { status, body, headers: others };
}

it.each(['/feeds/it', '/api/courses?lang=it', '/restricted', '/courseDetails/7.md'])(
  'gives nobody’s words of Next’s own to the app: %s',
  async (path) => {
    const { asked, get } = await setUp();
    const own = { 'x-middleware-prefetch': '1', 'X-Middleware-Rewrite': '/about', 'x-nextjs-data': '1' };
    await get(path, { ...own, 'x-other': '1' });
    const names = Object.keys(asked[0]?.headers ?? {});
    expect(names).toContain('x-other');
    expect(names.filter((name) => /middleware|nextjs/.test(name))).toEqual([]);
  },
);

it('makes what it caches of the key alone, at the first visit and at renewals, whatever strangers send', async () => {
  const clean = await setUp();
  const wanted = new Map<string, unknown>();
  for (const path of paths) wanted.set(path, await plainly(clean.get, path));
  const methods = fc.constantFrom('GET', 'HEAD');
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), hostileHeaders, methods, async (path, headers, method) => {
      const { asked, get } = await setUp();
      await get(path, headers, method);
      expect(await plainly(get, path)).toEqual(wanted.get(path));
      notifyInvalidation();
      await get(path, headers, method);
      expect(await plainly(get, path)).toEqual(wanted.get(path));
      for (const request of asked) {
        expect([...fixedNames, ...dataNames]).toEqual(expect.arrayContaining(Object.keys(request.headers)));
        expect(request.headers).toMatchObject({ host: 'localhost', accept: '*/*', 'user-agent': 'mooc-catalogue' });
      }
      await loopback.close();
    }),
    {
      numRuns: 100,
      examples: paths
        .flatMap((path) => knownAttacks.map((headers) => [path, headers, 'GET'] as const))
        .map((example) => [...example]),
    },
  );
});

it('never marks data for shared caches', async () => {
  const { get } = await setUp();
  const questions = [{ rsc: '1' }, { rsc: '1', 'next-router-prefetch': '1' }];
  for (const headers of questions) {
    for (const cache of ['MISS', 'HIT']) {
      const answer = await get('/home', headers);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/x-component',
        'cache-control': 'private, no-cache',
        'x-cache': cache,
      });
    }
  }
});

it('asks Next for data with the parameter that it expects, whatever the visitor writes', async () => {
  const { asked, get } = await setUp();
  const segment = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
  await get('/home?_rsc=wrong', { rsc: '1' });
  await get('/home?a=b', { rsc: '1', 'next-router-prefetch': '1' });
  await get('/catalogue?filterAteneo=7&_rsc=wrong', segment);
  expect(asked.map(({ url }) => url)).toEqual([
    '/mooc/app/home?_rsc=',
    expect.stringMatching(/^\/mooc\/app\/home\?_rsc=[\w-]{16}$/),
    expect.stringMatching(/^\/mooc\/app\/catalogue\?filterAteneo=7&_rsc=[\w-]{16}$/),
  ]);
  expect(asked[2]?.headers).toMatchObject(segment);
});
