import { readForm, readJson } from './read-body';

const json = { 'content-type': 'application/json' };

function post(body: BodyInit, headers: Record<string, string> = json): Request {
  return new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
}

/** An endless body; `taken` says how many parts were read, and whether the body was cancelled. */
function endlessBody(part: string) {
  const taken = { parts: 0, cancelled: false };
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken.parts += 1;
      controller.enqueue(new TextEncoder().encode(part));
    },
    cancel() {
      taken.cancelled = true;
    },
  });
  return { stream, taken };
}

it.each(['application/json', 'Application/JSON; charset=UTF-8'])('reads %s', async (type) => {
  await expect(readJson(post('{"a":"è"}', { 'content-type': type }))).resolves.toEqual({ a: 'è' });
});

it.each([
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'text/plain, application/json' },
  { ...json, 'content-encoding': 'gzip' },
])('answers 415 to %j', async (headers) => {
  await expect(readJson(post('{}', headers))).rejects.toMatchObject({ status: 415 });
});

it.each(['', '{', 'nope', '{"a":1}x'])('answers 400 to %j', async (body) => {
  await expect(readJson(post(body))).rejects.toMatchObject({ status: 400, message: 'The body is not JSON.' });
});

it('answers 400 to bytes that are not UTF-8', async () => {
  await expect(readJson(post(Uint8Array.of(0x22, 0xff, 0x22)))).rejects.toMatchObject({ status: 400 });
});

it('answers 415 when there is no body at all', async () => {
  const request = new Request('http://localhost/', { method: 'POST' });
  await expect(readJson(request)).rejects.toMatchObject({ status: 415 });
});

it('reads a body of 16 kB and not one byte more', async () => {
  const largest = JSON.stringify('a'.repeat(16 * 1024 - 2));
  await expect(readJson(post(largest))).resolves.toHaveLength(16 * 1024 - 2);
  await expect(readJson(post(`${largest} `))).rejects.toMatchObject({ status: 413 });
});

it('believes the length that is announced', async () => {
  const { stream, taken } = endlessBody('a');
  const request = post(stream, { ...json, 'content-length': '20000' });
  await expect(readJson(request)).rejects.toMatchObject({ status: 413 });
  expect(taken.parts).toBeLessThan(3);
});

it('counts while it reads, and leaves the rest of an endless body to the connection, which the answer ends', async () => {
  const { stream, taken } = endlessBody('a'.repeat(1000));
  await expect(readJson(post(stream))).rejects.toMatchObject({ status: 413, headers: { Connection: 'close' } });
  expect(taken).toEqual({ parts: expect.any(Number), cancelled: false });
  expect(taken.parts).toBeLessThan(20);
});

it.each([
  ['a form', readForm],
  ['JSON', readJson],
])('is 400 for %s whose sender leaves midway, and no fault of ours', async (_what, read) => {
  const { stream, taken } = endlessBody('a');
  const reader = stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (part, controller) =>
        taken.parts > 3 ? controller.error(new Error('aborted')) : controller.enqueue(part),
    }),
  );
  await expect(read(post(reader))).rejects.toMatchObject({ status: 400, message: 'The body broke off.' });
});
