import type { IncomingMessage, ServerResponse } from 'node:http';
import { announceInvalidation } from '../cache/invalidation.ts';
import { type SearchWriter, shareSearchWriter } from '../search-writer.ts';
import { Loopback, send } from './loopback.testkit.ts';
import { writeSearches } from './write-searches.ts';

const loopback = new Loopback();
afterEach(() => loopback.close());
beforeEach(() => shareSearchWriter(writer));

/** Writes every search but one for "redirect". */
const writer: SearchWriter = {
  frameQuery: 'q=frame',
  into: (frame, language) =>
    frame.startsWith('frame')
      ? async (query) => (query === 'q=redirect' ? null : `${frame} in ${language}: ${query}`)
      : null,
};

/** The handler in front of an app, which answers as `app.answer` says and notes down what it is asked. */
async function setUp() {
  const app = {
    asked: [] as string[],
    answer(request: IncomingMessage, response: ServerResponse): void {
      const isFrame = request.url?.endsWith('q=frame');
      response.setHeader('X-Made-For', String(request.headers['content-security-policy']));
      response.end(isFrame ? `frame ${app.asked.length}` : 'the app');
    },
  };
  const handle = writeSearches(async (request, response) => {
    app.asked.push(request.url ?? '');
    app.answer(request, response);
  }, 'mooc');
  const origin = await loopback.serve((request, response) => void handle(request, response));
  const headers = { 'Content-Security-Policy': 'the mark' };
  const get = async (path: string, more: Record<string, string> = {}, method = 'GET') =>
    send(origin, `/mooc/app${path}`, { method, headers: { ...headers, ...more } });
  return { app, get };
}

it('has the app make one frame for each language, and writes every search into it', async () => {
  const { app, get } = await setUp();
  const answers = await Promise.all(['/catalogue?q=a', '/catalogue?q=b&page=2'].map((path) => get(path)));
  expect(answers.map(({ body }) => body)).toEqual(['frame 1 in it: q=a', 'frame 1 in it: q=b&page=2']);
  expect((await get('/en/catalogue?q=c')).body).toBe('frame 2 in en: q=c');
  expect((await get('/catalogue?q=d')).body).toBe('frame 1 in it: q=d');
  expect(app.asked).toEqual(['/mooc/app/catalogue?q=frame', '/mooc/app/en/catalogue?q=frame']);
});

it('sends the headers of the frame, which was made with the mark of scripts', async () => {
  const { get } = await setUp();
  expect(await get('/catalogue?q=a')).toMatchObject({ status: 200, headers: { 'x-made-for': 'the mark' } });
});

it.each([
  ['without a text', '/catalogue?filterLingua=IT', {}, 'GET'],
  ['for the data of a page', '/catalogue?q=a', { rsc: '1' }, 'GET'],
  ['for another page', '/home?q=a', {}, 'GET'],
  ['that sends something', '/catalogue?q=a', {}, 'POST'],
])('leaves a request %s to the app', async (_, path, more, method) => {
  const { app, get } = await setUp();
  expect((await get(path, more, method)).body).toBe('the app');
  expect(app.asked).toEqual([`/mooc/app${path}`]);
});

it('leaves a search to the app that cannot be written', async () => {
  const { get } = await setUp();
  expect((await get('/catalogue?q=redirect')).body).toBe('the app');
});

it('has a new frame made after an invalidation', async () => {
  const { get } = await setUp();
  await get('/catalogue?q=a');
  announceInvalidation(['filters']);
  expect((await get('/catalogue?q=b')).body).toBe('frame 2 in it: q=b');
});

describe('without a frame', () => {
  const errors = () => (console.error as jest.Mock).mock.calls.map(([error]) => String(error));
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it.each<[string, (response: ServerResponse) => void]>([
    ['the app fails', (response) => response.writeHead(503).end('frame')],
    ['the page is none', (response) => response.end('another page')],
    [
      'the app throws',
      () => {
        throw new Error('no page');
      },
    ],
  ])('the app answers, and is not asked for a frame each time: %s', async (_, fail) => {
    const { app, get } = await setUp();
    const { answer } = app;
    app.answer = (request, response) => (request.url?.endsWith('q=frame') ? fail(response) : answer(request, response));
    for (const text of ['a', 'b']) expect((await get(`/catalogue?q=${text}`)).body).toBe('the app');
    expect(app.asked.filter((url) => url.endsWith('q=frame'))).toHaveLength(1);
    expect(errors()).toEqual([expect.stringContaining('frame of searches could not be made')]);
  });

  it('a search that breaks while it is written is the app’s, and the log says why', async () => {
    shareSearchWriter({ ...writer, into: () => () => Promise.reject(new Error('broken')) });
    const { get } = await setUp();
    expect((await get('/catalogue?q=a')).body).toBe('the app');
    expect(errors()).toEqual([expect.stringContaining('could not be written')]);
  });
});
