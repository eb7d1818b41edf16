import { Loopback } from '../../../jest/loopback.ts';
import { startServer } from './page-answers.testkit.ts';

const loopback = new Loopback();
afterEach(() => loopback.close());

const segmentHeader = 'next-router-segment-prefetch';
const segments = ['/_tree', '/_head', '/_full', '/$d$locale$it/home/__PAGE__'];

/** An app that behaves as Next does: it answers segments of every page, even of one that is missing. */
async function setUp() {
  const { app, get } = await startServer(loopback);
  app.answer = (request, response) => {
    const isThere = request.headers[segmentHeader] !== undefined || !request.url?.includes('/courseDetails/0');
    response.setHeader('Content-Type', 'text/x-component');
    response.setHeader('Cache-Control', 's-maxage=300, stale-while-revalidate=31535700');
    response.writeHead(isThere ? 200 : 404).end(`data of ${request.headers[segmentHeader]}`);
  };
  const getSegment = (path: string, segment: string) =>
    get({ rsc: '1', 'next-router-prefetch': '1', [segmentHeader]: segment }, `/mooc/app${path}`);
  return { getSegment };
}

it.each(segments)('a segment of a page that is not there is 404 and in no memory: %s', async (segment) => {
  const { getSegment } = await setUp();
  for (let time = 0; time < 2; time += 1) {
    expect(await getSegment('/courseDetails/0', segment)).toMatchObject({
      status: 404,
      headers: { 'cache-control': 'no-store', 'x-cache': 'BYPASS' },
    });
  }
});

it.each(segments)('a segment of a page is sent from memory: %s', async (segment) => {
  const { getSegment } = await setUp();
  for (const cache of ['MISS', 'HIT']) {
    expect(await getSegment('/courseDetails/1', segment)).toMatchObject({
      status: 200,
      body: `data of ${segment}`,
      headers: { 'cache-control': 'private, no-cache', 'x-cache': cache },
    });
  }
});

it.each(['private, s-maxage=300', 's-maxage=300, no-store', 'public, max-age=0'])(
  'a page that Next sends with “%s” is in no memory',
  async (cacheControl) => {
    const { app, get } = await startServer(loopback);
    app.more = { 'Cache-Control': cacheControl };
    for (let time = 0; time < 2; time += 1)
      expect((await get()).headers).toMatchObject({ 'cache-control': 'no-store', 'x-cache': 'BYPASS' });
  },
);

it('a page says once that it varies by its encoding', async () => {
  const { app, get } = await startServer(loopback);
  app.more = { Vary: 'rsc,accept-encoding' };
  expect((await get()).headers.vary).toBe('rsc, Accept-Encoding');
});

it.each([
  [200, 503],
  [404, 404],
])('data with status %s of Next that lack a part because of the backend have %s', async (given, sent) => {
  const { app, get } = await startServer(loopback);
  app.answer = (_request, response) => {
    response.writeHead(given, { 'Content-Type': 'text/x-component' }).end('1:[]\na:E{"digest":"BACKEND_ERROR"}\n');
  };
  expect(await get({ rsc: '1' }, '/mooc/app/catalogue?q=mare')).toMatchObject({ status: sent });
});

it.each([
  ['["",{}]', '["",{}]'],
  ['%%%', undefined],
  ['{{{', undefined],
])('passes the router state %s of a visitor on only if Next can parse it', async (sent, passed) => {
  const { app, get } = await startServer(loopback);
  await get({ rsc: '1', 'next-router-state-tree': sent }, '/mooc/app/restricted');
  expect(app.asked[0]?.headers).toMatchObject({ rsc: '1' });
  expect(app.asked[0]?.headers['next-router-state-tree']).toBe(passed);
});
