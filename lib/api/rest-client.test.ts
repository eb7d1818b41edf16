import { json } from 'node:stream/consumers';
import { inspect } from 'node:util';
import fc from 'fast-check';
import { createRestClient } from './rest-client.ts';
import { anyAnswer } from './schemas/parse-answer.ts';
import { startBackend, stopBackends } from './testing/backend.ts';
import { failureOf } from './testing/failure.ts';

afterEach(stopBackends);
afterEach(() => jest.restoreAllMocks());

/** A client whose answers come from a function instead of the network. */
function clientOf(answer: (request: Request, init?: RequestInit) => Response) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => answer(new Request(input, init), init));
  return createRestClient({ baseUrl: 'http://backend.test/mooc/rest/', timeLimit: 1000 });
}

describe('a call', () => {
  it('encodes its query and keeps the slash at the end of its path', async () => {
    const backend = await startBackend((_request, response) => response.end('{}'));
    const client = createRestClient({ baseUrl: backend.baseUrl });
    await client.get('/a/b/', anyAnswer, { query: { text: 'è & #/?=', page: 2, only: true } });
    expect(backend.requests).toEqual(['GET /mooc/rest/a/b/?text=%C3%A8+%26+%23%2F%3F%3D&page=2&only=true']);
  });

  it('posts JSON with the headers of the client', async () => {
    const backend = await startBackend(async (request, response) => {
      const { accept, profile, 'content-type': type } = request.headers;
      response.end(JSON.stringify({ accept, profile, type, body: await json(request) }));
    });
    const client = createRestClient({ baseUrl: backend.baseUrl, headers: { profile: '12' } });
    const sent = { filterAteneo: ['7'], filterCategoria: [] };
    await expect(client.post('/x', anyAnswer, { body: sent })).resolves.toEqual({
      ...{ accept: 'application/json', profile: '12', type: 'application/json', body: sent },
    });
  });

  it('gives fetch the whole body, not a stream that Next would send without its length', async () => {
    const seen: unknown[] = [];
    const client = clientOf((_request, init) => {
      seen.push(init?.body);
      return new Response('{}');
    });
    await client.post('/x', anyAnswer, { body: { filterAteneo: ['7'] } });
    expect(seen).toEqual(['{"filterAteneo":["7"]}']);
  });

  it('hands the signal to fetch', async () => {
    const controller = new AbortController();
    const seen: unknown[] = [];
    const client = clientOf((request, init) => {
      seen.push(init);
      controller.abort(new Error('left the page'));
      expect(request.signal.aborted).toBe(true);
      return new Response('[]');
    });
    await client.get('/x', anyAnswer, { signal: controller.signal });
    const [headers, signal] = [expect.any(Headers), expect.any(AbortSignal)];
    expect(seen).toEqual([{ method: 'GET', headers, redirect: 'manual', signal }]);
  });

  it('that the caller cancels ends with the reason of the caller', async () => {
    const backend = await startBackend(() => undefined);
    const client = createRestClient({ baseUrl: backend.baseUrl });
    const reason = new Error('left the page');
    const controller = new AbortController();
    const call = client.get('/x', anyAnswer, { signal: controller.signal });
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
  });

  it('that the caller gives up at a deadline is out of time', async () => {
    const backend = await startBackend(() => undefined);
    const client = createRestClient({ baseUrl: backend.baseUrl });
    const call = client.get('/x', anyAnswer, { signal: AbortSignal.timeout(50) });
    await expect(failureOf(call)).resolves.toMatchObject({ kind: 'timeout' });
  });

  it('that began after its deadline never reaches the backend', async () => {
    const backend = await startBackend((_request, response) => response.end('{}'));
    const client = createRestClient({ baseUrl: backend.baseUrl, deadline: performance.now() });
    await expect(failureOf(client.get('/x', anyAnswer))).resolves.toMatchObject({ kind: 'timeout' });
    expect(backend.requests).toEqual([]);
  });

  it('that ends at the deadline of its caller is the last fault, not the end of the time', async () => {
    const backend = await startBackend((_request, response) => response.writeHead(503).end());
    const client = createRestClient({ baseUrl: backend.baseUrl, deadline: performance.now() + 500 });
    await expect(failureOf(client.get('/x', anyAnswer))).resolves.toMatchObject({ kind: 'status', status: 503 });
  });

  it('that is answered with a fault and then with nothing is the fault', async () => {
    const path = '/fault-then-nothing';
    const isThisCall = (call?: string) => call?.endsWith(path);
    const backend = await startBackend((_request, response) => {
      if (backend.requests.filter(isThisCall).length === 1) response.writeHead(500).end();
    });
    const client = createRestClient({ baseUrl: backend.baseUrl, timeLimit: 500 });
    await expect(failureOf(client.get(path, anyAnswer))).resolves.toMatchObject({ kind: 'status', status: 500 });
    // Ports are reused: a call of another test that is still being retried may reach this backend.
    expect(backend.requests.filter(isThisCall)).toHaveLength(2);
  });

  it('without an answer ends at the deadline of its caller', async () => {
    const backend = await startBackend(() => undefined);
    const client = createRestClient({ baseUrl: backend.baseUrl, deadline: performance.now() + 50 });
    await expect(failureOf(client.get('/x', anyAnswer))).resolves.toMatchObject({
      kind: 'timeout',
      message: expect.stringContaining('50 ms'),
    });
  });

  it('never follows a redirect', async () => {
    const other = await startBackend((_request, response) => response.end('{"stolen": true}'));
    const backend = await startBackend((_request, response) => {
      response.writeHead(302, { location: `${other.baseUrl}/x` }).end();
    });
    const client = createRestClient({ baseUrl: backend.baseUrl, headers: { authorization: 'Bearer x' } });
    await expect(failureOf(client.get('/x', anyAnswer))).resolves.toMatchObject({ kind: 'status', status: 302 });
    expect(other.requests).toEqual([]);
    expect(backend.requests).toHaveLength(1);
  });

  it('takes a redirect that a browser hides for an error', async () => {
    const hidden = Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });
    await expect(failureOf(clientOf(() => hidden).get('/x', anyAnswer))).resolves.toMatchObject({
      kind: 'status',
      status: null,
    });
  });

  it('lets errors through that are not of the backend', async () => {
    const signal = new Error('NEXT_HTTP_ERROR_FALLBACK;404');
    const client = clientOf(() => {
      throw signal;
    });
    await expect(client.get('/x', anyAnswer)).rejects.toBe(signal);
  });
});

describe('an answer', () => {
  it.each(['', ' \n'])('of %j is malformed unless it may say that there is none', async (body) => {
    const client = clientOf(() => new Response(body));
    await expect(failureOf(client.get('/x', anyAnswer))).resolves.toMatchObject({ kind: 'malformed', call: 'GET /x' });
    await expect(client.get('/x', anyAnswer, { emptyMeansAbsent: true })).resolves.toBeUndefined();
  });

  it('without content is empty', async () => {
    const client = clientOf(() => new Response(null, { status: 204 }));
    await expect(client.get('/x', anyAnswer, { emptyMeansAbsent: true })).resolves.toBeUndefined();
  });

  it('may begin with a byte order mark', async () => {
    await expect(clientOf(() => new Response('\ufeff{"a": 1}')).get('/x', anyAnswer)).resolves.toEqual({ a: 1 });
  });

  it('that is cut off is malformed wherever the cut is', async () => {
    const whole = JSON.stringify({ courses: [{ id: 1, text: 'a "b" \\ è' }], total: null });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: whole.length - 1 }), async (length) => {
        const client = clientOf(() => new Response(whole.slice(0, length)));
        expect((await failureOf(client.get('/x', anyAnswer))).kind).toBe('malformed');
      }),
    );
  });

  it('larger than 20 MB is given up', async () => {
    const backend = await startBackend((_request, response) => response.end(' '.repeat(21 * 1024 * 1024)));
    const client = createRestClient({ baseUrl: backend.baseUrl, timeLimit: 20_000 });
    const failure = await failureOf(client.get('/x', anyAnswer));
    expect(failure.message).toContain('larger than 20971520 bytes');
    expect(backend.requests).toHaveLength(1);
  });
});

describe('the error of a call', () => {
  const statusOf = (body: string, type: string, status = 400) =>
    failureOf(
      clientOf(() => new Response(body, { status, headers: { 'content-type': type } })).post('/x', anyAnswer, {
        body: {},
      }),
    );

  it('says what failed and what to do', async () => {
    const failure = await statusOf('{"message": "Corso\\n non  valido"}', 'application/json');
    expect(failure).toMatchObject({ name: 'BackendError', digest: 'BACKEND_ERROR', call: 'POST /x', status: 400 });
    expect(failure.message).toBe('POST /x: status 400 (Corso non valido). See the log of the backend.');
    const elsewhere = await statusOf('Not Found', 'text/html', 404);
    expect(elsewhere.message).toMatch(/^POST \/x: status 404\. Check that REST_URL and CATALOGUE_API_URL lead to/);
  });

  it.each([
    ['{"message": "from text"}', 'text/plain', 'from text'],
    [`{"message": "${'a'.repeat(9000)}"}`, 'application/json', 'a'.repeat(300)],
    ['{"message": {"it": "x"}}', 'application/json', null],
    ['{"message": " "}', 'application/json', null],
    ['{"mess', 'application/json', null],
    ['<html><body>Bad gateway</body></html>', 'text/html', null],
    ['', 'application/json', null],
    ['null', 'application/json', null],
  ])('takes from %j as %s the message %j', async (body, type, message) => {
    await expect(statusOf(body, type)).resolves.toMatchObject({ kind: 'status', serverMessage: message });
  });

  it('never shows the access token to a log', async () => {
    const backend = await startBackend((request, response) => {
      if (request.url?.endsWith('/status')) response.writeHead(400).end();
      else if (request.url?.endsWith('/broken')) response.destroy();
    });
    const headers = { authorization: 'Bearer secret' };
    const client = createRestClient({ baseUrl: backend.baseUrl, timeLimit: 100, headers });
    for (const path of ['/status', '/broken', '/silent']) {
      const failure = await failureOf(client.get(path, anyAnswer));
      expect(inspect(failure, { depth: 9, showHidden: true })).not.toContain('secret');
    }
  });

  it('of a client error comes at once', async () => {
    const backend = await startBackend((_request, response) => response.writeHead(401).end());
    const client = createRestClient({ baseUrl: backend.baseUrl });
    await expect(failureOf(client.get('/x', anyAnswer))).resolves.toMatchObject({ kind: 'status', status: 401 });
    expect(backend.requests).toHaveLength(1);
  });

  it('of a call that changes something comes at once', async () => {
    const backend = await startBackend((_request, response) => response.writeHead(503).end());
    const client = createRestClient({ baseUrl: backend.baseUrl });
    await expect(failureOf(client.post('/x', anyAnswer, { body: {} }))).resolves.toMatchObject({ status: 503 });
    expect(backend.requests).toHaveLength(1);
  });

  it('is the last fault when there is no time for another attempt, whatever the backend asks to wait', async () => {
    const backend = await startBackend((_request, response) => response.writeHead(503, { 'retry-after': '120' }).end());
    const client = createRestClient({ baseUrl: backend.baseUrl, timeLimit: 1000 });
    await expect(failureOf(client.get('/x', anyAnswer))).resolves.toMatchObject({ kind: 'status', status: 503 });
    expect(backend.requests.length).toBeGreaterThan(1);
  });
});

it('is not repeated while its caller says that it is not worth it', async () => {
  const backend = await startBackend((_request, response) => {
    response.statusCode = 500;
    response.end();
  });
  const client = createRestClient({ baseUrl: backend.baseUrl, mayRetry: () => false });
  await expect(client.get('/x', anyAnswer)).rejects.toMatchObject({ kind: 'status', status: 500 });
  expect(backend.requests).toHaveLength(1);
});
