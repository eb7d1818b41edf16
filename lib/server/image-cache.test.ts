import type { IncomingMessage, ServerResponse } from 'node:http';
import { expectConsole } from '../../jest/console.ts';
import { Loopback, send } from '../../jest/loopback.ts';
import { createImageCache } from './image-cache.ts';

const picture = Buffer.from([0x52, 0x49, 0x46, 0x46, 0xff, 0x00]);
const loopback = new Loopback();
afterEach(() => loopback.close());

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts a server whose app answers with `answer`. `asked` lists the requests that reach the app. */
async function serve(answer: Answer) {
  const asked: { url: string; headers: IncomingMessage['headers'] }[] = [];
  const handleApp = async (request: IncomingMessage, response: ServerResponse) => {
    asked.push({ url: request.url ?? '', headers: request.headers });
    answer(request, response);
  };
  const { sendCached, answer: answerPicture } = createImageCache(handleApp, 'mooc');
  const origin = await loopback.serve(async (request, response) => {
    response.setHeader('X-Request-Id', String(request.headers['x-request-id']));
    const isAnswered = (await sendCached(request, response)) || (await answerPicture(request, response));
    if (!isAnswered) await handleApp(request, response);
  });
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    send(origin, path, { method, headers });
  return { asked, ask };
}

const answerPicture: Answer = (request, response) => {
  response.setHeader('Content-Type', 'image/webp');
  response.setHeader('ETag', '"1"');
  response.setHeader('Cache-Control', 'public, max-age=1, stale-while-revalidate=31535700');
  response.setHeader('X-Nextjs-Cache', 'MISS');
  response.setHeader('X-Request-Id', 'of the app');
  for (const [name, value] of Object.entries(request.headers)) response.setHeader(`X-Seen-${name}`, String(value));
  response.write(picture.subarray(0, 2));
  response.end(picture.subarray(2));
};

const base = '/mooc/app/_next/image';
const path = `${base}?url=%2Fmooc%2Fapp%2Fapi%2Fimmagine%2F1&w=360&q=70`;

it('makes a picture once, for nobody in particular, and answers with the same bytes and our headers from then on', async () => {
  const { asked, ask } = await serve(answerPicture);
  for (const [id, cache] of [
    ['first', 'MISS'],
    ['second', 'HIT'],
  ] as const) {
    const answer = await ask(path, { accept: 'image/webp', 'x-request-id': id, cookie: 'a=b', range: 'bytes=0-1' });
    expect(answer).toMatchObject({ status: 200, body: picture.toString() });
    const { date, connection, 'keep-alive': _keepAlive, ...headers } = answer.headers;
    expect(headers).toEqual({
      'content-type': 'image/webp',
      'content-length': '6',
      etag: '"1"',
      'cache-control': 'public, max-age=86400, must-revalidate',
      'x-cache': cache,
      'x-request-id': id,
    });
  }
  expect(asked.map(({ url }) => url)).toEqual([path]);
  expect(Object.keys(asked[0]?.headers ?? {}).sort()).toEqual(['accept', 'host', 'user-agent']);
});

it('answers 304 to a browser that has the cached picture, and HEAD without it', async () => {
  const { asked, ask } = await serve(answerPicture);
  expect(await ask(path, {}, 'HEAD')).toMatchObject({ status: 200, body: '', headers: { 'content-length': '6' } });
  for (const known of ['"1"', 'W/"1"', '"0", "1"', '*']) {
    expect([known, (await ask(path, { 'if-none-match': known })).status]).toEqual([known, 304]);
  }
  expect((await ask(path, { 'if-none-match': '"2"' })).status).toBe(200);
  expect(asked).toHaveLength(1);
});

it('answers 304 by a tag that the optimiser writes without quotes', async () => {
  const { ask } = await serve((_, response) => {
    response.writeHead(200, { 'Content-Type': 'image/webp', ETag: 'sKUDMJYi_aLO-Pi' }).end(picture);
  });
  const { etag = '' } = (await ask(path)).headers;
  expect(etag).toBe('"sKUDMJYi_aLO-Pi"');
  expect((await ask(path, { 'if-none-match': etag })).status).toBe(304);
});

it('keeps pictures apart for browsers that take WebP and others, and by width', async () => {
  const { asked, ask } = await serve(answerPicture);
  await ask(path, { accept: 'image/webp' });
  await ask(path, { accept: 'image/png' });
  await ask(path.replace('360', '640'), { accept: 'image/webp' });
  expect(asked).toHaveLength(3);
});

it('keeps pictures apart whose ids differ in zeros', async () => {
  const { asked, ask } = await serve(answerPicture);
  for (const id of ['7', '007']) {
    expect((await ask(path.replace('immagine%2F1', `immagine%2F${id}`))).headers['x-cache']).toBe('MISS');
  }
  expect(asked).toHaveLength(2);
});

it('knows a picture by one spelling', async () => {
  const { asked, ask } = await serve(answerPicture);
  const spellings = [
    path,
    `${path}&x=1`,
    `${base}?q=70&w=360&url=/mooc/app/api/immagine/1`,
    path.replace('w=', '&&w='),
  ];
  for (const spelling of spellings) expect((await ask(spelling)).status).toBe(200);
  expect(asked.map(({ url }) => url)).toEqual([path]);
});

it.each([
  ...['', '?', '?url=%2Fa', '?url=%2Fa&w=0360&q=70', '?url=%2Fa&w=360&q=070', '?url=%2Fa&w=x&q=70'],
  ...['?url=%2Fa%2531&w=360&q=70', '?url=%2Fa%2F..%2Fb&w=360&q=70', '?url=%2F%2Fevil.example%2Fa&w=360&q=70'],
  ...['?url=https%3A%2F%2Fevil.example%2Fa&w=360&q=70', '?url=%2Fa%3Fb&w=360&q=70', '?url=%2Fa%00&w=360&q=70'],
])('refuses %j and says what is expected', async (query) => {
  const { asked, ask } = await serve(answerPicture);
  const answer = await ask(`${base}${query}`);
  expect(answer).toMatchObject({ status: 400, headers: { 'cache-control': 'no-store' } });
  expect(answer.body).toContain('url');
  expect(asked).toEqual([]);
});

it.each(['/', '/x', '/x/y'])('makes no picture at another address of the optimiser: %s', async (below) => {
  const { asked, ask } = await serve(answerPicture);
  const answer = await ask(path.replace('?', `${below}?`));
  expect(answer).toMatchObject({ status: 400, headers: { 'cache-control': 'no-store' } });
  expect(asked).toEqual([]);
});

describe.each<[string, Answer, number]>([
  ['a failed answer', (_, response) => response.writeHead(404, { 'Content-Type': 'image/webp' }).end(), 404],
  ['what is no picture', (_, response) => response.setHeader('Content-Type', 'text/html').end('x'), 200],
  [
    'an answer that throws',
    () => {
      expectConsole('error', 'A picture could not be resized: Error: broken');
      throw new Error('broken');
    },
    500,
  ],
])('%s', (_what, answer, status) => {
  it('is not cached', async () => {
    const { asked, ask } = await serve(answer);
    const answers = await Promise.all([ask(path), ask(path), ask(path)]);
    expect(answers.map((one) => one.status)).toEqual([status, status, status]);
    const before = asked.length;
    expect(await ask(path)).toMatchObject({ status });
    expect(asked).toHaveLength(before + 1);
  });
});

it('leaves everything else to the app as it came', async () => {
  const { asked, ask } = await serve(answerPicture);
  for (let time = 0; time < 2; time += 1) await ask('/mooc/app/home', { cookie: 'a=b' });
  expect(asked.map(({ headers }) => headers.cookie)).toEqual(['a=b', 'a=b']);
});

it('has only some pictures resized at once, however many are asked for', () => {
  const handleApp = jest.fn(() => new Promise<void>(() => undefined));
  const { answer } = createImageCache(handleApp, 'mooc');
  for (let width = 1; width <= 20; width += 1) {
    const request = { url: path.replace('360', String(width)), headers: {} } as IncomingMessage;
    void answer(request, {} as ServerResponse);
  }
  expect(handleApp).toHaveBeenCalledTimes(8);
});
