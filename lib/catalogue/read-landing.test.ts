import { wireSummary } from '@/lib/api/schemas/testing/wire';
import { startBackend, stopBackends } from '@/lib/api/testing/backend';
import { readLanding } from './read-landing';

const mockEnv = { catalogueApiUrl: '' };
jest.mock('next-intl/server', () => jest.requireActual('@/lib/api/testing/routes').translations);
jest.mock('@/lib/env/env', () => ({ env: () => mockEnv }));
jest.mock('next/cache', () => ({ unstable_cache: (read: () => Promise<unknown>) => read }));
const mockExtensions: { search?: number; 'course-facts'?: number } = {};
jest.mock('./read-extensions', () => ({ readExtensions: async () => mockExtensions }));
afterEach(async () => {
  delete mockExtensions.search;
  delete mockExtensions['course-facts'];
  await stopBackends();
});

const availability = {
  ...{ filterName: 'filterDisponibilita', filterOrder: 1 },
  moocFilterValueVOs: [{ filterKey: 'upcoming', filterValue: 'Non ancora aperto', filterValueOrder: 1 }],
};
const summary = (moocId: number, numeroMoocSerie = 0) => ({ ...wireSummary, moocId, numeroMoocSerie });
const pageOf = (moocs: readonly object[]) => ({ moocs, moocTotali: moocs.length, paginaCorrente: 1, pagineTotali: 1 });

it('shows what opens soon once, then the first six courses and series of the rest, in two searches', async () => {
  const numbered = (length: number, first: number, size: number) =>
    Array.from({ length }, (_, index) => summary(first + index, size));
  const all = [...numbered(9, 1, 0), ...numbered(8, 20, 3)];
  const { baseUrl, requests } = await startBackend(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const found = body.includes('upcoming') ? [summary(2), summary(20, 3)] : all;
    response.end(JSON.stringify(request.method === 'POST' ? pageOf(found) : [availability]));
  });
  mockEnv.catalogueApiUrl = baseUrl;
  const { total, openingSoon, courses, series } = await readLanding('filterAteneo', '4', 'it');
  const ids = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id);
  expect(total).toBe(17);
  expect(ids(openingSoon)).toEqual(['2', '20']);
  expect(ids(courses)).toEqual(['1', '3', '4', '5', '6', '7']);
  expect(ids(series)).toEqual(['21', '22', '23', '24', '25', '26']);
  expect(requests.filter((one) => one.includes('moocVetrinaPaginazione'))).toHaveLength(2);
});

it('has nothing that opens soon, without a search for it, if the backend has no such filter', async () => {
  const { baseUrl, requests } = await startBackend((request, response) =>
    response.end(
      JSON.stringify(
        request.method === 'POST' ? pageOf([summary(1)]) : [{ ...availability, filterName: 'filterTipo' }],
      ),
    ),
  );
  mockEnv.catalogueApiUrl = baseUrl;
  expect((await readLanding('filterTipo', 'upcoming', 'it')).openingSoon).toEqual([]);
  expect(requests.filter((one) => one.includes('moocVetrinaPaginazione'))).toHaveLength(1);
});

it('has the order of the catalogue, with closed courses last, if the backend has orders', async () => {
  const { baseUrl, requests } = await startBackend((request, response) =>
    response.end(JSON.stringify(request.method === 'POST' ? pageOf([summary(1)]) : [availability])),
  );
  mockEnv.catalogueApiUrl = baseUrl;
  const ordered = () => requests.filter((one) => one.includes('ordine=vetrina'));
  await readLanding('filterAteneo', '4', 'it');
  expect(ordered()).toEqual([]);
  mockExtensions.search = 2;
  await readLanding('filterAteneo', '5', 'it');
  expect(ordered()).toHaveLength(2);
});

it('says when the state of one of its courses changes', async () => {
  mockExtensions['course-facts'] = 1;
  const chiusura = Date.now() + 3_600_000;
  const course = { ...summary(1), fatti: { apertura: null, chiusura, ore: null, settimane: null, sottotitoli: [] } };
  const { baseUrl } = await startBackend((request, response) =>
    response.end(JSON.stringify(request.method === 'POST' ? pageOf([course]) : [availability])),
  );
  mockEnv.catalogueApiUrl = baseUrl;
  expect((await readLanding('filterAteneo', '4', 'it')).changesAt).toBeGreaterThanOrEqual(chiusura);
});
