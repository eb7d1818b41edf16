import { expectConsole } from '@/jest/console';
import { stopBackends } from '@/lib/api/testing/backend';
import { ask, messageOf } from './testing/ask-public-call';
import { startRecordingBackend } from './testing/recording-backend';

jest.mock('next-intl/server', () => jest.requireActual('@/lib/api/testing/routes').translations);
afterEach(stopBackends);

function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
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

  it('asks for courses in full with the known parameters alone', async () => {
    const answer = { moocs: [{ mooc_id: 12, membri: [], ...unknownFields }], successivo: '0_1_12' };
    const { baseUrl, received } = await startRecordingBackend((_request, response) =>
      response.end(JSON.stringify(answer)),
    );
    const response = await ask(baseUrl, '/mooc/corsi?evil=1&limite=007&dopo=1_2%263');
    expect(await response.json()).toEqual(answer);
    expect(received.map(({ url }) => url)).toEqual(['/mooc/rest/mooc/corsi?limite=7&dopo=1_2%263']);
    expect((await ask(baseUrl, '/mooc/corsi?limite=201')).status).toBe(400);
    expect((await ask(baseUrl, '/mooc/corsi?dopo=%00')).status).toBe(400);
    expect(received).toHaveLength(1);
  });

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
