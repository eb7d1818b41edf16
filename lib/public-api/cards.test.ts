import { expectConsole } from '@/jest/console';
import { startBackend, stopBackends } from '@/lib/api/testing/backend';
import { answerCards } from './cards';

const mockEnv = { catalogueApiUrl: '' };
jest.mock('next-intl/server', () => jest.requireActual('@/lib/api/testing/routes').translations);
jest.mock('@/lib/env/env', () => ({ env: () => mockEnv }));
jest.mock('@/lib/catalogue/read-extensions', () => ({ readExtensions: async () => ({}) }));
afterEach(stopBackends);

it.each([
  ['it', 'ERR_OPEN_WINDOW', 'Impossibile aprire la nuova finestra'],
  ['it', 'DEFAULT_ERROR_PAGE_TITLE', 'Qualcosa è andato storto!'],
  ['en', 'DEFAULT_ERROR_PAGE_TITLE', 'Something went wrong!'],
  ['it', 'Manutenzione fino alle 14.', 'Manutenzione fino alle 14.'],
  ['it', 'catalogue', 'catalogue'],
  ['it', 'home.coursesInCategory', 'home.coursesInCategory'],
  ['it', 'toString', 'toString'],
])('in %s a message %j of the backend is answered as %j', async (lang, message, answered) => {
  const { baseUrl } = await startBackend((_request, response) =>
    response.writeHead(400).end(JSON.stringify({ message })),
  );
  mockEnv.catalogueApiUrl = baseUrl;
  const answer = await answerCards(new URLSearchParams({ lang }));
  expect([answer.status, await answer.json()]).toEqual([400, { message: answered }]);
});

it.each([
  ['it', 'Il catalogo non risponde'],
  ['en', 'The catalogue does not answer'],
])('a backend that is away is a problem in the language %s of the page, which shows it', async (lang, message) => {
  expectConsole('warn', /^GET \/moocFilters: no connection/);
  const { baseUrl, close } = await startBackend(() => undefined);
  await close();
  mockEnv.catalogueApiUrl = baseUrl;
  const answer = await answerCards(new URLSearchParams({ lang }));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await answer.json()).toEqual({ message });
});
