import { expectConsole } from '@/jest/console';
import { stopBackends } from '@/lib/api/testing/backend';
import { backendHealth } from '@/lib/cache/backend-state';
import { ask, messageOf } from './testing/ask-public-call';
import { closedBaseUrl, startRecordingBackend } from './testing/recording-backend';

jest.mock('next-intl/server', () => jest.requireActual('@/lib/api/testing/routes').translations);
afterEach(stopBackends);

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
    expect(backendHealth().failedAt).toBeGreaterThan(Date.now() - 5000);
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
