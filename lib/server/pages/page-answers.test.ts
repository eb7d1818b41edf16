import { Loopback } from '../../../jest/loopback.ts';
import { backendHealth } from '../../cache/backend-state.ts';
import { notifyInvalidation } from '../../cache/invalidation.ts';
import { testServerOptions } from '../web-server.testkit.ts';
import { publicPage, samePage, startServer } from './page-answers.testkit.ts';

const loopback = new Loopback();
afterEach(() => {
  Object.assign(backendHealth(), { failedAt: null, succeededAt: null });
  return loopback.close();
});

const { scriptNonce } = testServerOptions;

/** Starts the server in front of an app; it is closed after each test. */
const setUp = () => startServer(loopback);

it('asks the app once for what many want at the same time, and sends it from memory then', async () => {
  const { app, arrived, get } = await setUp();
  const visitors = 20;
  const { answer } = app;
  app.answer = async (...both) => {
    await arrived(visitors);
    await answer(...both);
  };
  const answers = await Promise.all(Array.from({ length: visitors }, () => get()));
  expect(app.asked).toHaveLength(1);
  for (const { status, body } of answers) {
    expect({ status, body }).toEqual({ status: 200, body: '<p>page 1</p><script>run()</script>' });
  }
  expect((await get()).headers['x-cache']).toMatch(/HIT|STALE/);
});

it.each([
  ['may not be cached', 404],
  ['fails', 503],
])('asks the app once, too, for what %s', async (_what, status) => {
  const { app, arrived, get } = await setUp();
  const visitors = 10;
  app.answer = async (_request, response) => {
    await arrived(visitors);
    response.writeHead(status, { 'Content-Type': 'text/html' }).end('<p>gone</p>');
  };
  const answers = await Promise.all(Array.from({ length: visitors }, () => get({ Accept: 'image/png' })));
  expect(new Set(answers.map((answer) => `${answer.status} ${answer.body}`))).toEqual(
    new Set([`${status} <p>gone</p>`]),
  );
  expect(app.asked).toHaveLength(1);
});

it('sends it with everything that belongs to it', async () => {
  const { get } = await setUp();
  for (const cache of ['MISS', 'HIT']) {
    expect((await get()).headers).toMatchObject({
      'x-cache': cache,
      'cache-control': publicPage,
      'content-security-policy': expect.stringMatching(/script-src 'self' 'sha256-[^']+';/),
      'strict-transport-security': expect.any(String),
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
      etag: expect.stringMatching(/^"[\w-]{27}"$/),
      link: expect.not.stringContaining(scriptNonce),
    });
  }
});

it('compresses, and answers 304 to a browser that has the page in any encoding', async () => {
  const { app, get } = await setUp();
  app.answer = samePage;
  const [plain, compressed] = [await get(), await get({ 'Accept-Encoding': 'br' })];
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(Number(compressed.headers['content-length'])).toBeGreaterThan(0);
  for (const { headers } of [plain, compressed]) {
    expect(await get({ 'If-None-Match': `W/"other", ${headers.etag}` })).toMatchObject({ status: 304, body: '' });
  }
  expect((await get({ 'If-None-Match': '"other"' })).status).toBe(200);
});

it('has the app make the page for nobody in particular, and whole', async () => {
  const { app, get } = await setUp();
  const head = await get({ Cookie: 'next-auth.session-token=x', Authorization: 'Bearer y' }, '/mooc/app/home', 'HEAD');
  expect(head).toMatchObject({ status: 200, body: '' });
  expect(app.asked[0]).toMatchObject({ method: 'GET' });
  expect(app.asked[0]?.headers).not.toMatchObject({ cookie: expect.anything() });
  expect(app.asked[0]?.headers).not.toMatchObject({ authorization: expect.anything() });
  expect((await get()).body).toContain('page 1');
});

it('lets nobody choose the nonce of the scripts of a page', async () => {
  const { app, get } = await setUp();
  await get({ 'Content-Security-Policy': "script-src 'nonce-guess'" });
  expect(app.asked[0]?.headers['content-security-policy']).toBe(`script-src 'nonce-${scriptNonce}'`);
});

it.each([
  ['a page of the signed-in area', '/mooc/app/restricted', {}],
  ['a page that sets a cookie', '/mooc/app/home', { 'Set-Cookie': 'a=1' }],
  ['a page that Next calls private', '/mooc/app/catalogue?filterLingua=IT', { 'Cache-Control': 'private, no-store' }],
])('never caches %s', async (_case, path, more) => {
  const { app, get } = await setUp();
  app.more = more;
  const answers = [await get({}, path), await get({}, path)];
  expect(answers.map(({ body }) => /page \d/.exec(body)?.[0])).toEqual(['page 1', 'page 2']);
  for (const { headers } of answers)
    expect(headers).toMatchObject({ 'x-cache': 'BYPASS', 'cache-control': 'no-store' });
});

it.each([
  ['a page that is missing', '/mooc/app/home', {}, 404, 'text/html'],
  ['a segment that is missing', '/mooc/app/home', { rsc: '1', 'next-router-prefetch': '1' }, 404, 'text/plain'],
  ['a page that has moved', '/mooc/app/courseDetails/7', {}, 308, 'text/html'],
  ['a page of the signed-in area', '/mooc/app/restricted', {}, 200, 'text/html'],
  ['data where a page was asked for', '/mooc/app/home', {}, 200, 'text/x-component'],
  ['a page where data were asked for', '/mooc/app/home', { rsc: '1' }, 200, 'text/html'],
  ['a page instead of a script', '/mooc/app/_next/static/a.js', {}, 200, 'text/html'],
])('has nobody keep %s, whatever Next says', async (_what, path, headers, status, type) => {
  const { app, get } = await setUp();
  app.answer = (_request, response) => {
    response.setHeader('Content-Type', type);
    response.setHeader('Cache-Control', 's-maxage=300, stale-while-revalidate=31535700');
    if (status === 308) response.setHeader('Location', '/mooc/app/home');
    response.writeHead(status).end('<p>x</p>');
  };
  for (let visit = 1; visit <= 2; visit += 1) {
    expect(await get(headers, path)).toMatchObject({
      status,
      headers: { 'cache-control': 'no-store', 'x-cache': 'BYPASS' },
    });
    expect(app.asked).toHaveLength(visit);
  }
});

it('tells the signed-in area who asks', async () => {
  const { app, get } = await setUp();
  app.more = { 'Set-Cookie': 'renewed=1' };
  const answer = await get({ Cookie: 'a=b' }, '/mooc/app/en/restricted');
  expect(app.asked[0]?.headers.cookie).toBe('a=b');
  expect(answer.headers['set-cookie']).toEqual(['renewed=1']);
});

it('goes on with the last good page when the app fails, and renews it when all is well again', async () => {
  const { app, get } = await setUp();
  const writePage = app.answer;
  await get();
  app.answer = (_request, response) => void response.writeHead(500, { 'Content-Type': 'text/html' }).end('broken');
  notifyInvalidation();
  for (let visit = 0; visit < 3; visit += 1) expect((await get()).body).toContain('page 1');
  app.answer = writePage;
  notifyInvalidation();
  let { body } = await get();
  while (body.includes('page 1')) ({ body } = await get());
  expect(body).toMatch(/page \d/);
});

it.each([
  ['a page', { Accept: 'text/html' }],
  ['the data of a page', { Rsc: '1' }],
])('says of %s that cannot be rendered without the backend when to come back', async (_what, headers) => {
  const { app, get } = await setUp();
  // Next gives no reason when it cannot render data.
  app.answer = (_request, response) => void response.writeHead(500, { 'Content-Type': 'text/x-component' }).end();
  expect(await get(headers)).toMatchObject({ status: 500, headers: { 'cache-control': 'no-store' } });
  Object.assign(backendHealth(), { failedAt: Date.now(), succeededAt: null });
  expect(await get(headers)).toMatchObject({
    status: 503,
    headers: { 'cache-control': 'no-store', 'retry-after': '30' },
  });
});

it('answers a page that is gone as the app does', async () => {
  const { app, get } = await setUp();
  await get();
  app.answer = (_request, response) => void response.writeHead(404, { 'Content-Type': 'text/html' }).end('gone');
  notifyInvalidation();
  let answer = await get();
  while (answer.status === 200) answer = await get();
  expect(answer).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
});

it('lets through what is no page, as it is written', async () => {
  const { app, get } = await setUp();
  app.answer = (_request, response) => {
    response.setHeader('Content-Type', 'application/xml');
    response.setHeader('Cache-Control', 'public, max-age=60');
    response.write('<a>');
    response.end('</a>');
  };
  for (let time = 0; time < 2; time += 1) {
    const answer = await get({ Range: 'bytes=0-' }, '/mooc/app/sitemap.xml');
    expect(answer).toMatchObject({ body: '<a></a>', headers: { 'cache-control': 'public, max-age=60' } });
  }
  expect(app.asked.map(({ headers }) => headers.range)).toEqual(['bytes=0-', 'bytes=0-']);
});

it('passes no question for data on to what has none', async () => {
  const { app, get } = await setUp();
  const question = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree', 'next-url': '/' };
  await get({ ...question, Range: 'bytes=0-' }, '/mooc/app/hero/film.webm');
  expect(app.asked[0]?.headers).toMatchObject({ range: 'bytes=0-' });
  expect(Object.keys(app.asked[0]?.headers ?? {}).filter((name) => name in question)).toEqual([]);
});

it('does not keep the id of one request for another', async () => {
  const { app, get } = await setUp();
  app.more = { 'X-Request-Id': 'of-the-first' };
  await get();
  expect((await get()).headers['x-request-id']).toBeUndefined();
});

it('tells probes that it lives and is ready', async () => {
  const { app, get } = await setUp();
  expect(await get({}, '/mooc/app/api/health/live')).toMatchObject({ status: 200, body: '{"status":"alive"}' });
  expect(await get({}, '/mooc/app/api/health/ready')).toMatchObject({ status: 200, body: '{"status":"ready"}' });
  expect(app.asked).toEqual([]);
});

it.each([502, 503, 504])('says 503 where the app says %d, although no call has failed here', async (status) => {
  const { app, get } = await setUp();
  app.answer = (_request, response) => void response.writeHead(status, { 'Retry-After': '5' }).end('{}');
  expect(await get({}, '/mooc/app/restricted')).toMatchObject({ status: 503, headers: { 'retry-after': '30' } });
  const data = await get({ rsc: '1' }, '/mooc/app/restricted');
  expect(data).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
});

describe('a part of a file', () => {
  const fail = (app: Awaited<ReturnType<typeof setUp>>['app'], type = 'text/html') => {
    app.answer = (_request, response) => void response.writeHead(500, { 'Content-Type': type }).end('broken');
  };

  it.each([
    ['/hero/hero.webm', 'text/html'],
    ['/_next/static/media/a.woff2', 'text/html'],
    ['/_next/static/media/a.woff2', 'font/woff2'],
  ])('that %s does not have is 416, where Next answers with a fault as %s', async (path, type) => {
    const { app, get } = await setUp();
    fail(app, type);
    const part = { Range: 'bytes=9-', 'If-Match': '"a"', 'If-Unmodified-Since': 'x' };
    const answer = await get(part, `/mooc/app${path}`);
    expect([answer.status, answer.headers['cache-control']]).toEqual([416, 'no-store']);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(app.asked[0]?.headers).toMatchObject({ range: 'bytes=9-' });
    expect(app.asked[0]?.headers['if-match'] ?? app.asked[0]?.headers['if-unmodified-since']).toBeUndefined();
  });

  it('is nothing that a page has: one that breaks is 500', async () => {
    const { app, get } = await setUp();
    fail(app);
    expect((await get({ Range: 'bytes=9-' })).status).toBe(500);
  });
});
