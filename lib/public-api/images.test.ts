import type { RequestListener } from 'node:http';
import fc from 'fast-check';
import { anyText } from '@/jest/any-text';
import { expectConsole } from '@/jest/console';
import { stopBackends } from '@/lib/api/testing/backend';
import { answerImage } from './images';
import { closedBaseUrl, startRecordingBackend } from './testing/recording-backend';

afterEach(stopBackends);

const bytes = Buffer.from([0, 255, 1, 254]);

/** In milliseconds: long enough for a busy machine; short for a failing backend, whose calls are retried, and a silent one. */
const timeLimits = { usual: 10_000, failing: 1_500, silent: 200 };

function ask(
  baseUrl: string,
  headers: Record<string, string> = {},
  method = 'GET',
  id = '7',
  timeLimit = timeLimits.usual,
): Promise<Response> {
  const request = new Request(`http://localhost/mooc/app/api/immagine/${id}`, { headers, method });
  return answerImage(request, id, { baseUrl, timeLimit });
}

function picture(headers: Record<string, string> = {}): RequestListener {
  return (_request, response) => {
    const usual = { 'content-type': 'image/webp', etag: '"v1"', 'cache-control': 'public, max-age=86400' };
    response.writeHead(200, { ...usual, ...headers }).end(bytes);
  };
}

it('passes a picture on with its type, ETag and lifetime and nothing else', async () => {
  const { baseUrl, received } = await startRecordingBackend(picture({ 'set-cookie': 'a=b', server: 'legacy' }));
  const response = await ask(baseUrl, { cookie: 'a=b', authorization: 'Bearer a', 'x-evil': '1' });
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'public, max-age=86400',
    'content-type': 'image/webp',
    etag: '"v1"',
    'x-content-type-options': 'nosniff',
  });
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  expect(received).toMatchObject([{ method: 'GET', url: '/mooc/rest/immagine/7' }]);
  expect(Object.keys(received[0]?.headers ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/cookie|authorization|evil/)]),
  );
});

it('asks for an id as it is: 007 is another picture than 7', async () => {
  const { baseUrl, received } = await startRecordingBackend(picture());
  expect((await ask(baseUrl, {}, 'GET', '007')).status).toBe(200);
  expect(received).toMatchObject([{ url: '/mooc/rest/immagine/007' }]);
});

it('works when the backend names no ETag and no lifetime', async () => {
  const { baseUrl } = await startRecordingBackend((_request, response) =>
    response.writeHead(200, { 'content-type': 'IMAGE/PNG; charset=binary' }).end(bytes),
  );
  const response = await ask(baseUrl, { 'if-none-match': '*' });
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=3600',
  });
});

it.each([
  ['"v1"', 304],
  ['W/"v1"', 304],
  ['"v0", W/"v1"', 304],
  ['*', 304],
  ['"v2"', 200],
  ['v1', 200],
  ['', 200],
])('answers If-None-Match %j with %d', async (ifNoneMatch, status) => {
  const { baseUrl } = await startRecordingBackend(picture());
  const response = await ask(baseUrl, { 'if-none-match': ifNoneMatch });
  expect(response.status).toBe(status);
  expect(response.headers.get('etag')).toBe('"v1"');
  expect((await response.arrayBuffer()).byteLength).toBe(status === 304 ? 0 : bytes.length);
});

it('answers HEAD without a body', async () => {
  const { baseUrl } = await startRecordingBackend(picture());
  const response = await ask(baseUrl, {}, 'HEAD');
  expect([response.status, response.body]).toEqual([200, null]);
});

it('does not wait for the rest of a picture that nobody reads, though someone holds a copy as Next does', async () => {
  const { baseUrl } = await startRecordingBackend(picture());
  const original = globalThis.fetch;
  const copies: Response[] = [];
  const watched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (...args) => {
    const response = await original(...args);
    copies.push(response.clone());
    return response;
  });
  try {
    expect((await ask(baseUrl, {}, 'HEAD')).status).toBe(200);
    expect((await ask(baseUrl, { 'if-none-match': '"v1"' })).status).toBe(304);
    expect(copies).toHaveLength(2);
  } finally {
    watched.mockRestore();
  }
});

it('has no copy made by Next, which makes one of each read without a signal in its options and fails with status 600', async () => {
  expectConsole('warn', 'status 600');
  const { baseUrl } = await startRecordingBackend((_request, response) => response.writeHead(600).end('{}'));
  const original = globalThis.fetch;
  const likeNext = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await original(input, init);
    return init?.signal ? answer : new Response(answer.body, { status: answer.status });
  });
  try {
    expect((await ask(baseUrl, {}, 'GET', '7', timeLimits.failing)).status).toBe(502);
  } finally {
    likeNext.mockRestore();
  }
});

it.each(['image/svg+xml', 'image/SVG+XML; charset=utf-8', 'image/svg'])('lets nothing in %s run', async (type) => {
  const { baseUrl } = await startRecordingBackend(picture({ 'content-type': type }));
  const { headers } = await ask(baseUrl);
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none';.* sandbox$/);
  expect(headers.get('content-security-policy')).not.toContain('script-src');
  expect(headers.get('content-disposition')).toMatch(/^attachment/);
});

it.each(['text/html', 'application/json', '', 'image/', 'text/html, image/png', 'application/xhtml+xml'])(
  'says 404 when the backend calls the picture %j',
  async (type) => {
    const { baseUrl } = await startRecordingBackend(picture({ 'content-type': type }));
    expect((await ask(baseUrl)).status).toBe(404);
  },
);

it.each([404, 400, 403])('says 404 and caches it nowhere when the backend says %d', async (status) => {
  const { baseUrl } = await startRecordingBackend((_request, response) => response.writeHead(status).end());
  const response = await ask(baseUrl);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ message: 'There is no such picture.' });
});

it.each([
  [500, 502],
  [503, 503],
  [302, 502],
])('says so when the backend fails with %d', async (status, expected) => {
  expectConsole('warn', /^GET \/immagine\/7: status \d+\. /);
  const { baseUrl } = await startRecordingBackend((_request, response) => response.writeHead(status).end());
  const response = await ask(baseUrl, {}, 'GET', '7', timeLimits.failing);
  expect(response.status).toBe(expected);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('says 503 without a backend and 504 with a silent one', async () => {
  expectConsole('warn', 'no connection');
  expectConsole('warn', 'no whole answer');
  expect((await ask(await closedBaseUrl(), {}, 'GET', '7', timeLimits.failing)).status).toBe(503);
  const silent = await startRecordingBackend(() => undefined);
  expect((await ask(silent.baseUrl, {}, 'GET', '7', timeLimits.silent)).status).toBe(504);
});

it('refuses a picture that says it is too large, and breaks off one that does not say so', async () => {
  const mebibyte = Buffer.alloc(1024 * 1024);
  const { baseUrl } = await startRecordingBackend((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': 11 * mebibyte.length });
    response.write(mebibyte);
  });
  expect((await ask(baseUrl)).status).toBe(502);

  const endless = await startRecordingBackend((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/png' });
    const more = () => void (response.writable && response.write(mebibyte, more));
    more();
  });
  await expect((await ask(endless.baseUrl)).arrayBuffer()).rejects.toThrow('larger than 10485760 bytes');
});

it('lets no id out of the folder of pictures', async () => {
  const { baseUrl, received } = await startRecordingBackend(picture());
  const anyId = fc.oneof(
    fc.constantFrom('..', '.', '../jaf/public/props', 'a/b', '1?x=1', '1#', '%2e%2e', 'a\\b', '\0', ''),
    anyText({ maxLength: 80 }),
    fc.stringMatching(/^[\w.-]{1,70}$/),
  );
  await fc.assert(
    fc.asyncProperty(anyId, async (id) => {
      received.length = 0;
      const request = new Request('http://localhost/');
      const { status } = await answerImage(request, id, { baseUrl });
      expect(received.map(({ url }) => url)).toEqual(status === 200 ? [`/mooc/rest/immagine/${id}`] : []);
      if (status === 200) expect(id).toMatch(/^(?!\.+$)[\w.-]{1,64}$/);
      else expect(status).toBe(404);
    }),
    { numRuns: 300 },
  );
});
