import { expectConsole } from '@/jest/console';
import { stopBackends } from '@/lib/api/testing/backend';
import { processState } from '@/lib/cache/process-state';
import { answerPublicCall } from './proxy';
import { closedBaseUrl, startRecordingBackend } from './testing/recording-backend';

jest.mock('next-intl/server', () => jest.requireActual('@/lib/api/testing/routes').translations);
afterEach(stopBackends);

const site = 'http://localhost/mooc/app/api';

/** Sends a request to the function behind the route, as Next does. */
function ask(baseUrl: string, path: string, init: RequestInit = {}, timeLimit?: number): Promise<Response> {
  const request = new Request(`${site}${path}`, init);
  const segments = new URL(request.url).pathname.slice(new URL(site).pathname.length).split('/').filter(Boolean);
  return answerPublicCall(request, segments.map(decodeURIComponent), { baseUrl, ...(timeLimit && { timeLimit }) });
}

function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
}

async function messageOf(response: Response): Promise<string> {
  const { message } = (await response.json()) as { message: string };
  return message;
}

describe('reading', () => {
  const unknownFields = { testo: '<p>è</p>', lista: [null, 1.5, { a: [] }] };

  it.each([
    ['/cata/categorie', [{ categoria_id: 1, categoria_desc: 'Musica', ...unknownFields }, null]],
    ['/cata/atenei', [{ ateneo_id: '7', ateneo_nome: 'Ateneo', ...unknownFields }, 5]],
    ['/cata/faq', [{ domanda: 'Che cosa?', stato_fl: 'N', ...unknownFields }]],
    ['/cata/isced', { valore: '00', descrizione: 'Generici', ...unknownFields }],
    ['/moocFilters', [{ filterName: 'filterAteneo', moocFilterValueVOs: null, ...unknownFields }]],
    ['/moocFilters', null],
    ['/mooc/moocVetrina/12', { mooc_id: 12, ...unknownFields }],
    ['/mooc/moocVetrina/ABC-1.2_x', { mooc_id: 'ABC-1.2_x', ...unknownFields }],
  ])('passes the answer of %s through and lets it be cached', async (path, answer) => {
    const { baseUrl, received } = await startRecordingBackend((_request, response) =>
      response.end(JSON.stringify(answer)),
    );
    const response = await ask(baseUrl, `${path}?lang=it&evil=1`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=60, s-maxage=300, stale-while-revalidate=86400, stale-if-error=86400',
    );
    expect(await response.json()).toEqual(answer);
    expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([`GET /mooc/rest${path}`]);
  });

  it.each(['/cata/categorie', '/cata/atenei', '/cata/faq', '/cata/isced', '/moocFilters', '/mooc/moocVetrina/12'])(
    'lets no cache keep what is no answer of %s, such as an error with the status 200',
    async (path) => {
      for (const answer of ['{"message":"Errore interno"}', '{"data":[]}', '[{}]', '"ok"']) {
        expectConsole('warn', /^GET \/.*not what was promised/);
        const { baseUrl } = await startRecordingBackend((_request, response) => response.end(answer));
        const response = await ask(baseUrl, path);
        expect(response.status).toBe(502);
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(await messageOf(response)).toBe('The catalogue server gave an answer that makes no sense.');
      }
    },
  );

  it('sends nothing of the visitor', async () => {
    const { baseUrl, received } = await startRecordingBackend();
    const headers = { cookie: 'session=secret', authorization: 'Bearer secret', 'x-request-id': 'mine', 'x-evil': '1' };
    await ask(baseUrl, '/cata/faq', { headers });
    const sent = received[0]?.headers ?? {};
    expect(JSON.stringify(sent)).not.toMatch(/secret|mine|evil/);
  });

  it('gives an unknown course the status 404, also when the backend answers with nothing', async () => {
    const missing = await startRecordingBackend((_request, response) =>
      response.writeHead(404).end('{"message":"Corso inesistente"}'),
    );
    const empty = await startRecordingBackend((_request, response) => response.end());
    const answers = [
      await ask(missing.baseUrl, '/mooc/moocVetrina/7'),
      await ask(empty.baseUrl, '/mooc/moocVetrina/7'),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect(await messageOf(answers[0] as Response)).toBe('Corso inesistente');
  });
});

it.each<[string, string | number, number]>([
  ['007', '007', 200],
  ['47', 47, 200],
  ['007', 7, 404],
])('asked for course %s, answers what the backend calls %j with %i', async (asked, own, status) => {
  const answer = JSON.stringify({ mooc_id: own, mooc_titolo: 'Corso' });
  const { baseUrl } = await startRecordingBackend((_request, response) => response.end(answer));
  expect((await ask(baseUrl, `/mooc/moocVetrina/${asked}`)).status).toBe(status);
});

describe('asking with POST', () => {
  it.each(['/mooc/moocVetrinaPaginazione/', '/mooc/moocVetrinaPaginazione'])(
    'passes a search to %s on, rebuilt, and lets nobody cache the answer',
    async (path) => {
      const { baseUrl, received } = await startRecordingBackend((_request, response) => response.end('{"moocs":[]}'));
      const query =
        'zzz=1&paginaCorrente=002&carosello=true&testoRicerca=+l%27arte%00%0A+%26x%3D1&lang=en&moocsPerPagina=9&soloMooc=false&moocIdEscluso=12';
      const response = await ask(baseUrl, `${path}?${query}`, post({ filterAteneo: ['7', '9'], filterCategoria: [] }));
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(received).toHaveLength(1);
      const { pathname, searchParams } = new URL(received[0]?.url ?? '', baseUrl);
      expect(pathname).toBe('/mooc/rest/mooc/moocVetrinaPaginazione/');
      expect([...searchParams]).toEqual([
        ['lang', 'en'],
        ['moocsPerPagina', '9'],
        ['paginaCorrente', '2'],
        ['testoRicerca', "l'arte &x=1"],
        ['soloMooc', 'false'],
        ['carosello', 'true'],
        ['moocIdEscluso', '12'],
      ]);
      expect(received[0]?.body).toBe('{"filterAteneo":["7","9"],"filterCategoria":[]}');
    },
  );

  it('asks for the members of a series', async () => {
    const { baseUrl, received } = await startRecordingBackend();
    const response = await ask(baseUrl, '/mooc/moocVetrina/?lang=it&paginaCorrente=2', post({ filterSerie: ['31'] }));
    expect(response.status).toBe(200);
    expect(received).toMatchObject([
      { method: 'POST', url: '/mooc/rest/mooc/moocVetrina/?lang=it', body: '{"filterSerie":["31"]}' },
    ]);
  });
});

describe('what is no call of the contract', () => {
  it.each([
    '/',
    '/cata',
    '/cata/utenti',
    '/cata/categorie/1',
    '/Cata/categorie',
    '/moocFilters/1',
    '/mooc/moocVetrina/a/b',
    '/mooc/moocVetrina/a%2Fb',
    '/mooc/moocVetrina/..%2F..%2Fjaf',
    '/mooc/moocVetrina/%2e%2e%2f',
    '/mooc/moocVetrina/a%00',
    `/mooc/moocVetrina/${'a'.repeat(65)}`,
    '/jaf/public/props',
    '/__proto__',
  ])('is 404: %s', async (path) => {
    const { baseUrl, received } = await startRecordingBackend();
    const response = await ask(baseUrl, path);
    expect(response.status).toBe(404);
    expect(await messageOf(response)).not.toBe('');
    expect(received).toEqual([]);
  });

  it.each([
    ['POST', '/cata/faq', 'GET, HEAD'],
    ['OPTIONS', '/moocFilters', 'GET, HEAD'],
    ['DELETE', '/mooc/moocVetrina/7', 'GET, HEAD'],
    ['POST', '/mooc/moocVetrina/7', 'GET, HEAD'],
    ['GET', '/mooc/moocVetrina', 'POST'],
    ['HEAD', '/mooc/moocVetrinaPaginazione/', 'POST'],
    ['PUT', '/mooc/moocVetrinaPaginazione', 'POST'],
  ])('is 405: %s %s', async (method, path, allow) => {
    const { baseUrl, received } = await startRecordingBackend();
    const response = await ask(baseUrl, path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
    expect(await messageOf(response)).toMatch(/^Only /);
    expect(received).toEqual([]);
  });
});

it.each([
  [500, 200],
  [501, 502],
  [100_000, 502],
])('answers a list of %i levels with %i', async (levels, status) => {
  if (status === 502) expectConsole('warn', 'at most 500 levels');
  const nested = '['.repeat(levels - 2) + ']'.repeat(levels - 2);
  const tree = `[{"valore":"00","descrizione":"Generici","unknown":${nested}}]`;
  const { baseUrl } = await startRecordingBackend((_request, response) => response.end(tree));
  expect((await ask(baseUrl, '/cata/isced')).status).toBe(status);
});

describe('a backend that fails', () => {
  const failing = (status: number, body = '') =>
    startRecordingBackend((_request, response) => response.writeHead(status).end(body));

  it.each([
    [500, '<h1>Error</h1>', 502, 'The catalogue server failed.'],
    [500, '{"message":"Manutenzione\\nin corso"}', 502, 'Manutenzione in corso'],
    [503, '', 503, 'The catalogue server is too busy.'],
    [429, '', 503, 'The catalogue server is too busy.'],
    [302, '', 502, 'The catalogue server failed.'],
    [200, '<html>', 502, 'The catalogue server gave an answer that makes no sense.'],
  ])('%d %s becomes %d', async (status, body, expected, message) => {
    expectConsole('warn', /^GET \/cata\/faq: /);
    const { baseUrl } = await failing(status, body);
    const response = await ask(baseUrl, '/cata/faq', {}, 150);
    expect(response.status).toBe(expected);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('retry-after')).toBe(expected === 503 ? '30' : null);
    expect(await messageOf(response)).toBe(message);
    expect(processState().backendHealth.failedAt).toBeGreaterThan(Date.now() - 5000);
  });

  it.each([400, 401, 403, 418])('%d becomes 400 with its message', async (status) => {
    const { baseUrl } = await failing(status, '{"message":"Filtro sconosciuto"}');
    const response = await ask(baseUrl, '/moocFilters');
    expect(response.status).toBe(400);
    expect(await messageOf(response)).toBe('Filtro sconosciuto');
  });

  it.each([
    ['it', 'Impossibile aprire la nuova finestra'],
    ['en', 'The new window could not be opened'],
  ])(
    'is reported in the language %s of the page by the text that its message is the key of',
    async (language, text) => {
      const { baseUrl } = await failing(400, '{"message":"ERR_OPEN_WINDOW"}');
      const response = await ask(baseUrl, '/cata/atenei', { headers: { 'accept-language': language } });
      expect(await messageOf(response)).toBe(text);
    },
  );

  it('is 503 when it is not there', async () => {
    expectConsole('warn', 'no connection');
    const response = await ask(await closedBaseUrl(), '/cata/faq', {}, 150);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(await messageOf(response)).toBe('The catalogue server cannot be reached.');
  });

  it('is 504 when it is silent, in its head or in its body', async () => {
    expectConsole('warn', 'no whole answer');
    const silent = await startRecordingBackend(() => undefined);
    const stalled = await startRecordingBackend((_request, response) => void response.write('[1,'));
    for (const { baseUrl } of [silent, stalled]) {
      const response = await ask(baseUrl, '/cata/faq', {}, 150);
      expect(response.status).toBe(504);
      expect(await messageOf(response)).toBe('The catalogue server did not answer in time.');
    }
  });

  it('survives a burst of failures without the visitor noticing', async () => {
    let asked = 0;
    const { baseUrl } = await startRecordingBackend((_request, response) => {
      asked += 1;
      response.writeHead(asked < 3 ? 500 : 200).end('[]');
    });
    expect((await ask(baseUrl, '/cata/faq')).status).toBe(200);
  });

  it('passes faults of our own on', async () => {
    await expect(ask('not an address', '/cata/faq')).rejects.toThrow('parse URL');
  });
});
