import { z } from 'zod';
import { getJson, postSearch, search } from './testing/calls.ts';
import * as shapes from './testing/contract-shapes.ts';
import { type BackendOnEngine, engines, startOn } from './testing/engines.ts';

jest.setTimeout(180_000);

type Selection = Readonly<Record<string, readonly string[]>>;

const narrow: Selection = { filterCategoria: ['7', '8'], filterLingua: ['IT'], filterDisponibilita: ['always'] };

describe.each(engines)('counts beside the values of filters on %s', (engine) => {
  let backend: BackendOnEngine;
  let values: readonly { readonly name: string; readonly key: string }[];
  beforeAll(async () => {
    backend = await startOn(engine);
    const filters = z.array(shapes.filter).parse((await getJson(`${backend.rest}/moocFilters`)).body);
    values = filters.flatMap(({ filterName: name, moocFilterValueVOs }) =>
      moocFilterValueVOs.map(({ filterKey: key }) => ({ name, key })),
    );
  });
  afterAll(() => backend.remove());

  /** Asks for the second page, because only a first page has near things, which cost as much as the search. */
  const total = async (text: string, selection: Selection, more = {}) => {
    const second = { testoRicerca: text, moocsPerPagina: 1, paginaCorrente: 2, ...more };
    return (await search(backend.rest, second, selection)).moocTotali;
  };
  const countsOf = async (text: string, selection: Selection, more = {}) => {
    const { moocTotali, conteggi } = await search(
      backend.rest,
      { testoRicerca: text, conteggi: true, ...more },
      selection,
    );
    if (!conteggi) throw new Error('There are no counts.');
    return { moocTotali, ...conteggi };
  };

  it.each<[string, Selection, boolean]>([
    ['', {}, false],
    ['', { filterLingua: ['EN'] }, false],
    ['', narrow, true],
    ['storia', { filterTipo: ['course'], filterTarget: [] }, false],
    ['matematca', { filterLivello: ['6', '7'], filterLingua: ['it'] }, true],
    ['storia', { filterLingua: ['XX'], filterAteneo: ['1'] }, false],
    ['?!', { filterLingua: ['IT'] }, false],
  ])('are what each choice would find: %j with %j', async (text, selection, soloMooc) => {
    const more = { soloMooc };
    const { moocTotali, valori, senzaFiltro } = await countsOf(text, selection, more);
    expect(await total(text, selection, more)).toBe(moocTotali);
    for (const { name, key } of values) {
      const found = await total(text, { ...selection, [name]: [key] }, more);
      expect([name, key, valori[name]?.[key] ?? 0]).toEqual([name, key, found]);
    }
    const selected = Object.keys(selection).filter((name) => (selection[name]?.length ?? 0) > 0);
    expect(Object.keys(senzaFiltro).sort()).toEqual(selected.sort());
    for (const name of selected) expect(senzaFiltro[name]).toBe(await total(text, { ...selection, [name]: [] }, more));
  });

  it.each<[string, Selection]>([
    ['xylophone', narrow],
    ['?!', {}],
    ['storia', { filterLingua: ['XX'], filterTipo: ['series'] }],
    ['', { filterLingua: ['XX'] }],
  ])(
    'say of a search that finds nothing what it finds without its filters, and without its text: %j',
    async (text, selection) => {
      const { senzaFiltri, senzaTesto } = await countsOf(text, selection);
      expect([senzaFiltri, senzaTesto]).toEqual([await total(text, {}), await total('', selection)]);
    },
  );

  it('say that only of a search that finds nothing', async () => {
    expect(await countsOf('storia', {})).toMatchObject({ senzaFiltri: null, senzaTesto: null });
    expect(await countsOf('', narrow)).toMatchObject({ senzaFiltri: null, senzaTesto: null });
  });

  it('come beside the same results, and only when they are asked for', async () => {
    const { conteggi, ...page } = await search(backend.rest, { testoRicerca: 'storia', conteggi: true }, narrow);
    expect(conteggi).toBeDefined();
    expect(await search(backend.rest, { testoRicerca: 'storia' }, narrow)).toEqual(page);
    expect((await postSearch(backend.rest, { conteggi: 'forse' })).status).toBe(400);
  });
});
