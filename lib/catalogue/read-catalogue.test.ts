import { json } from 'node:stream/consumers';
import { unstable_cache } from 'next/cache';
import { expectConsole } from '@/jest/console';
import { formatSearch, parseSearch } from '@/lib/addresses/search-address';
import type { Extensions } from '@/lib/api/extensions';
import { wireCategory, wireFilter, wirePage, wireSummary } from '@/lib/api/schemas/testing/wire';
import { startBackend, stopBackends } from '@/lib/api/testing/backend';
import { readCatalogue } from './read-catalogue';
import { readSelectableFilters } from './selectable-filters';

const mockEnv = { catalogueApiUrl: '', restUrl: 'http://localhost' };
jest.mock('@/lib/env/env', () => ({ env: () => mockEnv }));
jest.mock('next-intl/server', () => jest.requireActual('@/lib/api/testing/routes').translations);
jest.mock('next/cache', () => ({ unstable_cache: jest.fn((read: () => Promise<unknown>) => read) }));
let mockExtensions: Extensions = {};
jest.mock('./read-extensions', () => ({ readExtensions: async () => mockExtensions }));
afterEach(() => {
  mockExtensions = {};
  return stopBackends();
});

const usualFilters = [wireFilter, { ...wireFilter, filterName: 'filterTarget' }];

/** Lists with more values than the filters. */
const lists: Readonly<Record<string, unknown>> = {
  '/mooc/rest/cata/categorie': [{ categoria_id: 55, categoria_desc: 'Cucina', categoria_desc_eng: 'Cooking' }],
  '/mooc/rest/cata/atenei': [{ ateneo_id: 71, ateneo_nome: 'Ateneo' }],
};

/** Reads a search from a backend with the given filters. */
async function read(query: string, filters: readonly unknown[] = usualFilters, page: unknown = wirePage) {
  const bodies: unknown[] = [];
  const { baseUrl, requests } = await startBackend(async (request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.method === 'POST') bodies.push(await json(request));
    response.end(JSON.stringify(request.method === 'POST' ? page : (lists[request.url ?? ''] ?? filters)));
  });
  mockEnv.catalogueApiUrl = baseUrl;
  const asked = parseSearch(query);
  const result = await readCatalogue(asked, 'it');
  const selectable = await readSelectableFilters(asked.selection);
  return { ...result, filters: selectable, bodies, searches: requests.filter((request) => request.startsWith('POST')) };
}

describe('what the catalogue shows for a search', () => {
  it('is asked with every filter, also those with nothing selected, and comes as cards', async () => {
    const { search, answer, bodies, searches } = await read('q=armonia&filterCategoria=3&page=2');
    expect(search).toEqual({ text: 'armonia', selection: { filterCategoria: ['3'] }, page: 2 });
    expect(answer).toMatchObject({ total: 21, page: 2, pageCount: 3 });
    expect(answer.cards).toMatchObject([{ id: '12', title: 'Armonia tonale' }]);
    expect(bodies).toEqual([{ filterCategoria: ['3'], filterTarget: [] }]);
    expect(searches).toEqual([expect.stringMatching(/testoRicerca=armonia/)]);
  });

  it('is asked with filters that have no values too, also when none has any', async () => {
    const empty = { filterName: 'filterLivello', moocFilterValueVOs: null };
    const { bodies } = await read('', [...usualFilters, empty]);
    expect(bodies).toEqual([{ filterCategoria: [], filterTarget: [], filterLivello: [] }]);
    const { bodies: ofEmpty, answer } = await read('filterLivello=6', [empty]);
    expect(ofEmpty).toEqual([{ filterLivello: [] }]);
    expect(answer.cards).toHaveLength(1);
  });

  it('leaves out filters and keys that do not exist', async () => {
    const { search, bodies } = await read('filterCategoria=3&filterCategoria=99&filterTarget=x&filterColour=red');
    expect(search.selection).toEqual({ filterCategoria: ['3'] });
    expect(bodies).toEqual([{ filterCategoria: ['3'], filterTarget: [] }]);
  });

  it('is narrowed by a category and an institution that only their lists know, which are named', async () => {
    const { search, filters, bodies } = await read(
      'filterAteneo=71&filterAteneo=72&filterCategoria=3&filterCategoria=55',
    );
    expect(search.selection).toEqual({ filterAteneo: ['71'], filterCategoria: ['3', '55'] });
    expect(bodies).toEqual([{ filterAteneo: ['71'], filterCategoria: ['3', '55'], filterTarget: [] }]);
    const named = filters.flatMap(({ name, values }) => values.map(({ key, label }) => `${name} ${key} ${label.en}`));
    expect(named).toEqual(expect.arrayContaining(['filterCategoria 55 Cooking', 'filterAteneo 71 Ateneo']));
  });

  it('sends nothing to a backend without filters, whatever is selected', async () => {
    const { search, bodies } = await read('filterCategoria=55', []);
    expect([search.selection, bodies]).toEqual([{}, []]);
  });

  it('is narrowed by any filter that the backend has, whatever its name', async () => {
    const filterName = 'filterTema';
    const { search, filters, bodies } = await read('filterTema=3', [...usualFilters, { ...wireFilter, filterName }]);
    expect(filters.map(({ name }) => name)).toContain(filterName);
    expect(formatSearch(search)).toBe('filterTema=3');
    expect(bodies).toEqual([{ filterCategoria: [], filterTarget: [], filterTema: ['3'] }]);
  });

  it('names levels as cards do where the backend says that they are of the EQF; what is no level keeps its name', async () => {
    mockExtensions = { 'course-facts': 1 };
    const values = ['5', '9'].map((key) => ({ ...wireFilter.moocFilterValueVOs[0], filterKey: key, filterValue: 'L' }));
    const levels = { ...wireFilter, filterName: 'filterLivello', moocFilterValueVOs: values };
    const { filters } = await read('', [...usualFilters, levels]);
    const named = filters.find(({ name }) => name === 'filterLivello')?.values.map(({ label }) => label);
    expect(named).toEqual([
      { it: 'Introduttivo (EQF 5)', en: 'Introductory (EQF 5)' },
      { it: 'L', en: wireFilter.moocFilterValueVOs[0]?.filterValueEng },
    ]);
  });

  it('names levels as the backend does where that says nothing of them', async () => {
    const value = { filterKey: '5', filterValue: 'Master', filterValueEng: 'Master’s', filterValueOrder: 1 };
    const { filters } = await read('', [{ ...wireFilter, filterName: 'filterLivello', moocFilterValueVOs: [value] }]);
    expect(filters.flatMap(({ values }) => values)).toMatchObject([{ label: { it: 'Master', en: 'Master’s' } }]);
  });

  it('is exact and says how the text was taken where the backend has the extension, and is as ever where it has not', async () => {
    const page = { ...wirePage, ricerca: { testoCorretto: 'armonia', paroleSenzaRisultati: [] } };
    const without = await read('q=armnia&exact=1', usualFilters, page);
    expect(formatSearch(without.search)).toBe('q=armnia');
    expect(without.answer).toEqual((await read('q=armnia')).answer);
    expect(without.searches).toEqual([expect.not.stringMatching(/esatta/)]);
    mockExtensions = { search: 1 };
    const { search, answer, searches } = await read('q=armnia&exact=1', usualFilters, page);
    expect(formatSearch(search)).toBe('q=armnia&exact=1');
    expect(answer.textReport).toEqual({ correctedText: 'armonia', missingWords: [] });
    expect(answer.note).toBeUndefined();
    expect(searches).toEqual([expect.stringMatching(/esatta=true/)]);
    expect((await read('q=armnia', usualFilters, page)).searches).toEqual([expect.not.stringMatching(/esatta/)]);
    const lacking = { ...wirePage, ricerca: { testoCorretto: null, paroleSenzaRisultati: ['lira'] } };
    const { note } = (await read('q=lira', usualFilters, lacking)).answer;
    expect(note).toBe('Questa parola non c’è in nessun corso: «lira».');
  });

  it('has near categories and cards where the backend speaks version 2', async () => {
    const page = { moocs: [], moocTotali: 0, vicini: { categorie: [wireCategory], moocs: [wireSummary] } };
    mockExtensions = { search: 1 };
    expect((await read('q=chitarra', usualFilters, page)).answer.near).toBeUndefined();
    mockExtensions = { search: 2 };
    const { near } = (await read('q=chitarra', usualFilters, page)).answer;
    expect(near).toMatchObject({
      categories: [{ id: '3', publishedCourses: 12 }],
      cards: [{ title: 'Armonia tonale' }],
    });
  });

  it('has near cards in the languages that are asked for before the others', async () => {
    const inEnglish = { ...wireSummary, moocId: 99, moocTitolo: 'Guitar', moocLingua: 'EN' };
    const page = { moocs: [], moocTotali: 0, vicini: { categorie: [], moocs: [wireSummary, inEnglish] } };
    const values = ['IT', 'EN'].map((key) => ({ ...wireFilter.moocFilterValueVOs[0], filterKey: key }));
    const filters = [...usualFilters, { ...wireFilter, filterName: 'filterLingua', moocFilterValueVOs: values }];
    mockExtensions = { search: 2 };
    const titles = async (query: string) =>
      (await read(query, filters, page)).answer.near?.cards.map(({ title }) => title);
    expect(await titles('q=chitarra')).toEqual(['Armonia tonale', 'Guitar']);
    expect(await titles('q=chitarra&filterLingua=EN')).toEqual(['Guitar', 'Armonia tonale']);
  });

  it('is counted where the backend has the second version of the extension, with a text and without', async () => {
    const conteggi = { valori: { filterCategoria: { '3': 2 } }, senzaFiltro: {}, senzaFiltri: null, senzaTesto: null };
    const page = { ...wirePage, conteggi };
    for (const version of [1, 2]) {
      mockExtensions = { search: version };
      for (const query of ['q=armonia', '']) {
        const { answer, searches } = await read(query, usualFilters, page);
        expect(/conteggi=true/.test(searches[0] ?? '')).toBe(version === 2);
        expect(answer.counts?.byValue).toEqual(version === 2 ? { filterCategoria: { '3': 2 } } : undefined);
      }
    }
  });

  it('is in the order that is chosen, else closed courses are last, or for a text the best match is first', async () => {
    const orderOf = async (query: string) => {
      const { canBeOrdered, search, searches } = await read(query);
      return [canBeOrdered, search.order, /ordine=(\w+)/.exec(searches[0] ?? '')?.[1]];
    };
    mockExtensions = { search: 1 };
    expect(await orderOf('q=armonia&order=title')).toEqual([false, undefined, undefined]);
    mockExtensions = { search: 2 };
    expect(await orderOf('q=armonia&order=title')).toEqual([true, 'title', 'titolo']);
    expect(await orderOf('q=armonia')).toEqual([true, undefined, undefined]);
    expect(await orderOf('')).toEqual([true, undefined, 'vetrina']);
  });

  it('may be meant by the corrected text', async () => {
    mockExtensions = { search: 1 };
    const inEnglish = { ...wireFilter.moocFilterValueVOs[0], filterKey: 'EN', filterValue: 'Inglese' };
    const languages = { ...wireFilter, filterName: 'filterLingua', moocFilterValueVOs: [inEnglish] };
    const page = { ...wirePage, ricerca: { testoCorretto: 'corsi in inglese', paroleSenzaRisultati: [] } };
    const { answer } = await read('q=corsi+in+inglse', [...usualFilters, languages], page);
    expect(answer.narrower?.search.selection).toEqual({ filterLingua: ['EN'] });
  });

  it('is in a cache, but not for a text, since the texts of visitors would fill it', async () => {
    await read('q=armonia');
    await read('filterCategoria=3');
    const keys = jest.mocked(unstable_cache).mock.calls.map(([, key]) => String(key));
    expect(keys.filter((key) => key.includes('armonia'))).toEqual([]);
    expect(keys).toContainEqual(expect.stringContaining('"filterCategoria":["3"]'));
  });

  it('is the last page for a page that does not exist', async () => {
    expect((await read('q=armonia&page=99')).search.page).toBe(3);
  });

  it('is nothing, without a question, while the catalogue has no filters', async () => {
    const { search, answer, searches } = await read('filterCategoria=3', []);
    expect(search.selection).toEqual({});
    expect(answer).toEqual({ cards: [], total: 0, page: 1, pageCount: 0 });
    expect(searches).toEqual([]);
  });

  it.each(['tema', 'page', 'q', 'filter', 'filter-1', 'filtèr', 'filterA.b'])(
    'has no filter that no address can hold: %s',
    async (filterName) => {
      expectConsole('warn', /unusable list items left out: filter 2/);
      const { filters, bodies } = await read('q=armonia', [...usualFilters, { ...wireFilter, filterName }]);
      expect(filters.map(({ name }) => name)).toEqual(['filterCategoria', 'filterTarget']);
      expect(bodies).toEqual([{ filterCategoria: [], filterTarget: [] }]);
    },
  );
});
