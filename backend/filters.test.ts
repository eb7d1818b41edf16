import { z } from 'zod';
import { getJson, search } from './testing/calls.ts';
import * as shapes from './testing/contract-shapes.ts';
import { type BackendOnEngine, engines, startOn } from './testing/engines.ts';

jest.setTimeout(180_000);

describe.each(engines)('filters and pages on %s', (engine) => {
  let backend: BackendOnEngine;
  beforeAll(async () => {
    backend = await startOn(engine);
  });
  afterAll(() => backend.remove());

  const filters = async () => z.array(shapes.filter).parse((await getJson(`${backend.rest}/moocFilters`)).body);
  const keysOf = async (name: string) =>
    (await filters())
      .find(({ filterName }) => filterName === name)
      ?.moocFilterValueVOs.map(({ filterKey }) => filterKey) ?? [];
  const idsFor = async (selection: Record<string, readonly (string | number)[] | null>, parameters = {}) =>
    (await search(backend.rest, { moocsPerPagina: 100, ...parameters }, selection)).moocs.map(({ moocId }) => moocId);
  const detail = async (id: number) =>
    shapes.course.parse((await getJson(`${backend.rest}/mooc/moocVetrina/${id}`)).body);

  it('are listed in order, with values in order, each of which finds something', async () => {
    const list = await filters();
    expect(list.map(({ filterName }) => filterName)).toEqual([
      'filterCategoria',
      'filterAteneo',
      'filterLingua',
      'filterLivello',
      'filterDisponibilita',
      'filterTipo',
      'filterTarget',
    ]);
    expect(list.map(({ filterOrder }) => filterOrder)).toEqual(list.map((_, index) => index + 1));
    for (const { filterName, moocFilterValueVOs: values } of list) {
      expect(values.map(({ filterValueOrder }) => filterValueOrder)).toEqual(values.map((_, index) => index + 1));
      for (const { filterKey } of values) expect(await idsFor({ [filterName]: [filterKey] })).not.toEqual([]);
    }
  });

  it('keys of one filter are alternatives', async () => {
    const [one = '', other = ''] = await keysOf('filterAteneo');
    const expected = new Set([
      ...(await idsFor({ filterAteneo: [one] })),
      ...(await idsFor({ filterAteneo: [other] })),
    ]);
    expect(new Set(await idsFor({ filterAteneo: [one, other] }))).toEqual(expected);
  });

  it('all filters must hold', async () => {
    const english = await idsFor({ filterLingua: ['EN'] });
    const computing = new Set(await idsFor({ filterCategoria: ['7'] }));
    const both = await idsFor({ filterLingua: ['EN'], filterCategoria: [7], filterTarget: [], filterTipo: null });
    expect(both.length).toBeGreaterThan(0);
    expect(both).toEqual(english.filter((id) => computing.has(id)));
  });

  it('hold for what they find', async () => {
    for (const id of await idsFor({ filterLivello: ['6'] }, { soloMooc: true })) {
      expect((await detail(id)).mooc_livello_eqf).toBe('6');
    }
    const found = await search(backend.rest, { moocsPerPagina: 100 }, { filterAteneo: ['1'] });
    for (const { moocAteneoColl } of found.moocs) expect(moocAteneoColl.map(({ ateneo_id }) => ateneo_id)).toContain(1);
  });

  it('availability follows the dates, and every mooc with dates has exactly one', async () => {
    const now = Date.now();
    const each = await Promise.all(
      ['always', 'open', 'upcoming', 'closed'].map((key) => idsFor({ filterDisponibilita: [key] })),
    );
    const { moocTotali } = await search(backend.rest, {});
    expect(new Set(each.flat()).size).toBe(each.flat().length);
    const undated = (await idsFor({})).filter((id) => !each.flat().includes(id));
    expect(undated).toHaveLength(moocTotali - each.flat().length);
    for (const course of await Promise.all(undated.map(detail))) {
      expect([course.mooc_inizio_disponib_dt, course.mooc_fine_disponib_dt]).toEqual([null, null]);
    }
    const [always = [], open = [], upcoming = [], closed = []] = await Promise.all(
      each.map(async (ids) => (await Promise.all(ids.map(detail))).filter((course) => course.numeroMoocSerie === 0)),
    );
    for (const course of always) expect(course.mooc_fine_disponib_dt).toBeNull();
    for (const course of open) expect(course.mooc_fine_disponib_dt).toBeGreaterThan(now);
    for (const course of upcoming) expect(course.mooc_inizio_disponib_dt).toBeGreaterThan(now);
    for (const course of closed) expect(course.mooc_fine_disponib_dt).toBeLessThan(now);
  });

  it('what is yet to open comes in the order of its opening, page by page and with other filters', async () => {
    const opening = async (id: number) => {
      const { mooc_inizio_disponib_dt, numeroMoocSerie } = await detail(id);
      return numeroMoocSerie === 0 ? [mooc_inizio_disponib_dt] : [];
    };
    const upcoming = { filterDisponibilita: ['upcoming'] };
    const selections = [upcoming, { ...upcoming, filterLingua: ['IT'] }, { ...upcoming, filterTipo: ['course'] }];
    for (const selection of selections) {
      const ids = await idsFor(selection);
      const days = (await Promise.all(ids.map(opening))).flat();
      expect(days.length).toBeGreaterThan(3);
      expect(days).toEqual([...days].sort((a, b) => Number(a) - Number(b)));
      const pages = [1, 2].map((paginaCorrente) => idsFor(selection, { moocsPerPagina: 3, paginaCorrente }));
      expect((await Promise.all(pages)).flat()).toEqual(ids.slice(0, 6));
    }
  });

  it('a key that nothing has finds nothing', async () => {
    const nothing = {
      filterAteneo: ['9999999999'],
      filterTipo: ['film'],
      filterLivello: ['9'],
      filterDisponibilita: ['x'],
      filterLingua: ['XX'],
    };
    for (const [name, keys] of Object.entries(nothing)) expect(await idsFor({ [name]: keys })).toEqual([]);
  });

  it('pages follow each other without a gap or a repetition; one beyond the last is empty', async () => {
    const { moocTotali, pagineTotali } = await search(backend.rest, { moocsPerPagina: 9 });
    expect(pagineTotali).toBe(Math.ceil(moocTotali / 9));
    const pages = await Promise.all(
      Array.from({ length: pagineTotali }, (_, index) => idsFor({}, { moocsPerPagina: 9, paginaCorrente: index + 1 })),
    );
    expect(new Set(pages.flat()).size).toBe(moocTotali);
    const beyond = await search(backend.rest, { moocsPerPagina: 9, paginaCorrente: 1_000_000 });
    expect(beyond).toEqual({ moocs: [], moocTotali, pagineTotali, paginaCorrente: 1_000_000 });
    const withText = { testoRicerca: 'storia', moocsPerPagina: 9 };
    const found = await search(backend.rest, withText);
    const beyondFound = await search(backend.rest, { ...withText, paginaCorrente: 1_000_000 });
    expect(beyondFound).toMatchObject({ moocs: [], moocTotali: found.moocTotali, pagineTotali: found.pagineTotali });
    expect(found.moocTotali).toBeGreaterThan(0);
  });

  it('courses only, featured only, one excluded', async () => {
    const { moocs } = await search(backend.rest, { soloMooc: true, moocsPerPagina: 100 });
    expect(moocs.every(({ numeroMoocSerie }) => numeroMoocSerie === 0)).toBe(true);
    const featured = await idsFor({}, { carosello: true });
    const all = await idsFor({});
    expect(featured.length).toBeGreaterThan(0);
    expect(all.slice(0, featured.length)).toEqual(featured);
    const [first = 0] = all;
    expect(await idsFor({}, { moocIdEscluso: first, paginaCorrente: 1 })).not.toContain(first);
  });
});
