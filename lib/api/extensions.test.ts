import type { ServerResponse } from 'node:http';
import { BackendError } from './errors.ts';
import { getExtensions } from './extensions.ts';
import { createRestClient } from './rest-client.ts';
import { startBackend, stopBackends } from './testing/backend.ts';

afterEach(stopBackends);
afterEach(() => jest.restoreAllMocks());

type Answer = (response: ServerResponse) => unknown;

async function extensionsOf(answer: Answer, answerOtherCalls: Answer = (response) => response.end('{}')) {
  const { baseUrl } = await startBackend(({ url }, response) =>
    url?.endsWith('/jaf/public/extensions') ? answer(response) : answerOtherCalls(response),
  );
  jest.spyOn(console, 'warn').mockImplementation();
  return getExtensions(createRestClient({ baseUrl, timeLimit: 500, mayRetry: () => false }));
}

const says = (extensions: unknown) => (response: ServerResponse) => response.end(JSON.stringify({ extensions }));

it('are those that the backend has in a version that is spoken here', async () => {
  const known = { name: 'full-courses', version: 1 };
  expect(await extensionsOf(says([{ name: 'unheard-of', version: 1 }, known, known]))).toEqual({ 'full-courses': 1 });
  expect(await extensionsOf(says([{ name: 'full-courses', version: 2 }, known]))).toEqual({ 'full-courses': 1 });
  expect(await extensionsOf(says([{ name: 'full-courses', version: 2 }]))).toEqual({});
  expect(await extensionsOf(says([3, 2, 1].map((version) => ({ name: 'search', version }))))).toEqual({ search: 2 });
  expect(await extensionsOf(says([{ name: 'full-courses' }, { name: 'full-courses', version: 'one' }]))).toEqual({});
});

it.each<[string, Answer]>([
  ['has no such call', (response) => response.writeHead(404).end('{"message":"no"}')],
  ['wants a right', (response) => response.writeHead(401).end()],
  ['forbids it', (response) => response.writeHead(403).end()],
  ['names none', says(null)],
  ['names something else', says([1, null, 'full-courses', { name: ['full-courses'], version: {} }])],
])('are none when the backend %s', async (_what, answer) => {
  expect(await extensionsOf(answer)).toEqual({});
});

it.each<[string, Answer]>([
  ['breaks the connection', (response) => response.destroy()],
  ['never answers', () => undefined],
  ['fails', (response) => response.writeHead(500).end()],
  ['sends a page', (response) => response.end('<html>not here</html>')],
  ['sends nothing', (response) => response.end()],
  ['sends a list', (response) => response.end('[]')],
  ['sends null', (response) => response.end('null')],
  ['cuts its answer', (response) => response.end('{"extensions":[')],
  ['is busy', (response) => response.writeHead(503).end()],
  ['counts too many calls', (response) => response.writeHead(429).end()],
])('are not known when the backend %s', async (_what, answer) => {
  await expect(extensionsOf(answer)).rejects.toThrow(BackendError);
});

it('are not known when the backend refuses every call', async () => {
  const refuse: Answer = (response) => response.writeHead(401).end();
  await expect(extensionsOf(refuse, refuse)).rejects.toThrow(BackendError);
});
