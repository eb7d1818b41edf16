import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keepImages } from './image-cache.ts';

const picture = Buffer.from([0x52, 0x49, 0x46, 0x46, 0xff, 0x00]);
let server: http.Server | undefined;
afterEach(() => new Promise((closed) => server?.close(closed)));

/** A server whose app answers with `answer` and counts how often it is asked. */
async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: string[] = [];
  const handle = keepImages(async (request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  }, 'mooc');
  server = http.createServer((request, response) => void handle(request, response));
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return { asked, ask };
}

function answerPicture(_request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Content-Type', 'image/webp');
  response.setHeader('ETag', '"1"');
  response.setHeader('Cache-Control', 'public, max-age=86400');
  response.write(picture.subarray(0, 2));
  response.end(picture.subarray(2));
}

const path = '/mooc/app/_next/image?url=%2Fa&w=360&q=70';

it('makes a picture once and answers with the same bytes and headers from then on', async () => {
  const { asked, ask } = await serve(answerPicture);
  for (let time = 0; time < 2; time += 1) {
    const answer = await ask(path, { accept: 'image/webp' });
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      etag: '"1"',
      'cache-control': 'public, max-age=86400',
    });
  }
  expect(asked).toEqual([path]);
});

it('answers 304 to a browser that has the kept picture', async () => {
  const { ask } = await serve(answerPicture);
  await ask(path);
  const answer = await ask(path, { 'if-none-match': '"1"' });
  expect(answer.status).toBe(304);
});

it('keeps pictures apart for browsers that take WebP and others, and by width', async () => {
  const { asked, ask } = await serve(answerPicture);
  await ask(path, { accept: 'image/webp' });
  await ask(path, { accept: 'image/png' });
  await ask(path.replace('360', '640'), { accept: 'image/webp' });
  expect(asked).toHaveLength(3);
});

it.each([
  [
    'a failed answer',
    path,
    (response: ServerResponse) => response.writeHead(404, { 'Content-Type': 'image/webp' }).end(),
  ],
  ['what is no picture', path, (response: ServerResponse) => response.setHeader('Content-Type', 'text/html').end('x')],
  [
    'anything else',
    '/mooc/app/home',
    (response: ServerResponse) => response.setHeader('Content-Type', 'image/webp').end(),
  ],
])('does not keep %s', async (_what, address, answer) => {
  const { asked, ask } = await serve((_request, response) => void answer(response));
  await ask(address);
  await ask(address);
  expect(asked).toHaveLength(2);
});
