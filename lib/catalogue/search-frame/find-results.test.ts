import type { RequestListener } from 'node:http';
import { wirePage } from '@/lib/api/schemas/testing/wire';
import { readJson, startBackend, stopBackends } from '@/lib/api/testing/backend';
import { findResults } from './find-results';

const mockEnv = { catalogueApiUrl: '' };
jest.mock('@/lib/env/env', () => ({ env: () => mockEnv }));

const filters = [{ name: 'filterCategoria', label: 'Subject', choices: [{ key: '3', label: 'Music' }] }];
afterEach(stopBackends);

/** The app's backend, which answers as told and notes down what it was asked. */
async function backend(answer: RequestListener) {
  const asked: unknown[] = [];
  const { baseUrl, requests } = await startBackend(async (request, response) => {
    asked.push(await readJson(request));
    answer(request, response);
  });
  mockEnv.catalogueApiUrl = baseUrl;
  return { asked, requests };
}

const sends =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

it('asks for the search with all filters, and gives the cards of its page', async () => {
  const { asked, requests } = await backend(sends(wirePage));
  const found = await findResults('q=armonia&filterCategoria=3&page=2', 'it', filters);
  expect(found?.search).toEqual({ text: 'armonia', selection: { filterCategoria: ['3'] }, page: 2 });
  expect(found?.answer).toMatchObject({ total: 21, page: 2, pageCount: 3 });
  expect(found?.answer.cards).toMatchObject([{ id: '12', title: 'Armonia tonale' }]);
  expect(requests).toEqual([expect.stringMatching(/testoRicerca=armonia/)]);
  expect(JSON.stringify(asked)).toMatch(/filterCategoria/);
});

it.each([
  ['no text', 'filterCategoria=3'],
  ['another order', 'page=2&q=armonia'],
  ['an unknown parameter', 'q=armonia&utm_source=x'],
  ['a filter that does not exist', 'q=armonia&filterLingua=IT'],
  ['a key that does not exist', 'q=armonia&filterCategoria=9'],
])('leaves an address with %s to the app, without asking', async (_, query) => {
  const { requests } = await backend(sends(wirePage));
  expect(await findResults(query, 'it', filters)).toBeNull();
  expect(requests).toEqual([]);
});

it('leaves a page past the last to the app', async () => {
  await backend(sends(wirePage));
  expect(await findResults('q=armonia&page=4', 'it', filters)).toBeNull();
});

it('leaves the page to the app when the backend refuses or talks nonsense', async () => {
  await backend(sends({ message: 'no' }, 400));
  expect(await findResults('q=armonia', 'it', filters)).toBeNull();
  await backend(sends('<html>'));
  expect(await findResults('q=armonia', 'it', filters)).toBeNull();
});
