import { z } from 'zod';
import { catalogue } from './seed/catalogue.ts';
import { getJson, postSearch, type Summary, search } from './testing/calls.ts';
import * as shapes from './testing/contract-shapes.ts';
import { seededBackend } from './testing/seeded-backend.ts';

jest.setTimeout(180_000);

const backend = seededBackend();

const everyCourse = async () => {
  const first = await search(backend.rest, { moocsPerPagina: 100 });
  const others = Array.from({ length: first.pagineTotali - 1 }, (_, index) =>
    search(backend.rest, { moocsPerPagina: 100, paginaCorrente: index + 2 }),
  );
  return [first, ...(await Promise.all(others))].flatMap(({ moocs }) => moocs);
};

const members = async (seriesId: number | string): Promise<Summary[]> => {
  const body = JSON.stringify({ filterSerie: [seriesId] });
  return (await fetch(`${backend.rest}/mooc/moocVetrina/?lang=it`, { method: 'POST', body })).json();
};

describe('lists', () => {
  it.each([
    ['cata/categorie', shapes.listedCategory, 12],
    ['cata/atenei', shapes.listedUniversity, 61],
    ['cata/faq', shapes.faq, 5],
    ['cata/isced', shapes.iscedNode, 10],
    ['moocFilters', shapes.filter, 7],
  ])('%s has the shape of the contract', async (path, shape, least) => {
    const { status, body } = await getJson(`${backend.rest}/${path}`);
    expect(status).toBe(200);
    expect(z.array(shape).parse(body).length).toBeGreaterThanOrEqual(least);
  });

  it('say of each its kind or state, and its words in both languages', async () => {
    const read = async (path: string) => (await getJson(`${backend.rest}/cata/${path}`)).body;
    const faqs = catalogue.faqs.map(({ question, answer, active }) => ({
      domanda: question.it,
      domanda_eng: question.en,
      risposta: answer.it,
      risposta_eng: answer.en,
      stato_fl: active ? 'A' : 'N',
    }));
    expect(new Set(faqs.map(({ stato_fl }) => stato_fl))).toEqual(new Set(['A', 'N']));
    expect(await read('faq')).toEqual(faqs);
    const institutions = catalogue.institutions.map(({ name, website, afam }) =>
      expect.objectContaining({ ateneo_nome: name, ateneo_web_site: website, ateneo_afam_fl: afam ? 'S' : 'N' }),
    );
    expect(await read('atenei')).toEqual(expect.arrayContaining(institutions));
    const categories = catalogue.categories.map(({ id, name }) =>
      expect.objectContaining({ categoria_id: id, categoria_desc: name.it, categoria_desc_eng: name.en }),
    );
    expect(await read('categorie')).toEqual(expect.arrayContaining(categories));
  });

  it('counts the published moocs of a category as a search for it does', async () => {
    const { body } = await getJson(`${backend.rest}/cata/categorie`);
    for (const category of z.array(shapes.listedCategory).parse(body)) {
      const { moocTotali } = await search(backend.rest, {}, { filterCategoria: [String(category.categoria_id)] });
      expect([category.categoria_desc, category.numMoocPubblicati]).toEqual([category.categoria_desc, moocTotali]);
    }
  });
});

it('counts the moocs that two categories have in common (extension categories)', async () => {
  const { body } = await getJson(`${backend.rest}/cata/categorie`);
  const [one] = z.array(shapes.listedCategory).parse(body);
  const id = String(one?.categoria_id);
  const { moocs } = await search(backend.rest, { moocsPerPagina: 100 }, { filterCategoria: [id] });
  const details = moocs.map(async ({ moocId }) => (await getJson(`${backend.rest}/mooc/moocVetrina/${moocId}`)).body);
  const ids = z
    .array(z.object({ deh_mooc_categoriaColl: z.array(z.object({ categoria_id: z.number().transform(String) })) }))
    .parse(await Promise.all(details))
    .flatMap(({ deh_mooc_categoriaColl: categories }) => categories.map(({ categoria_id }) => categoria_id));
  const counts = Map.groupBy(ids, (other) => other);
  counts.delete(id);
  expect(counts.size).toBeGreaterThan(1);
  expect(one?.moocInComune).toEqual(Object.fromEntries([...counts].map(([other, all]) => [other, all.length])));
});

describe('courses', () => {
  it('search and every course have the shape of the contract', async () => {
    shapes.page.parse(await (await postSearch(backend.rest, { moocsPerPagina: 9 })).json());
    for (const { moocId, moocTitolo, numeroMoocSerie } of await everyCourse()) {
      const course = shapes.course.parse((await getJson(`${backend.rest}/mooc/moocVetrina/${moocId}`)).body);
      expect(course).toMatchObject({ mooc_id: moocId, mooc_titolo: moocTitolo, numeroMoocSerie });
    }
  });

  it.each(['999999', '0', '01', '0001', '-1', 'abc', '1e3', '2147483648', '99999999999', '%00'])(
    'there is no course %s',
    async (id) => {
      const { status, body } = await getJson(`${backend.rest}/mooc/moocVetrina/${id}`);
      expect(status).toBe(404);
      shapes.problem.parse(body);
    },
  );

  it('a series has as many members as its number says, in its order, all of them courses', async () => {
    const { moocs } = await search(backend.rest, { moocsPerPagina: 100 }, { filterTipo: ['series'] });
    expect(moocs.length).toBeGreaterThanOrEqual(6);
    for (const series of moocs) {
      const found = z.array(shapes.summary).parse(await members(series.moocId));
      expect(found).toHaveLength(series.numeroMoocSerie);
      expect(found.every(({ numeroMoocSerie }) => numeroMoocSerie === 0)).toBe(true);
      expect(await members(String(series.moocId))).toEqual(found);
    }
  });

  it('a series says of each of its courses when it opens and closes, its language and level (extension course-facts)', async () => {
    const { moocs } = await search(backend.rest, { moocsPerPagina: 100 });
    for (const { moocId, numeroMoocSerie, fatti } of z.array(shapes.summary).parse(moocs)) {
      const found = numeroMoocSerie > 1 ? z.array(shapes.summary).parse(await members(moocId)) : [];
      const corsi = found.map(({ moocLingua: lingua, fatti: { apertura, chiusura, livelloEqf } }) => ({
        ...{ apertura, chiusura, lingua, livelloEqf },
      }));
      expect(fatti.corsi ?? []).toEqual(corsi);
    }
  });

  it('a series has the institutions of all its courses, each once, the one in charge first, and is found by each', async () => {
    const idsOf = ({ moocAteneoColl }: { readonly moocAteneoColl: readonly { readonly ateneo_id: number }[] }) =>
      moocAteneoColl.map(({ ateneo_id }) => ateneo_id);
    const { moocs } = await search(backend.rest, { moocsPerPagina: 100 }, { filterTipo: ['series'] });
    for (const series of moocs) {
      const [inCharge, ...others] = idsOf(series);
      const ofMembers = z
        .array(shapes.summary)
        .parse(await members(series.moocId))
        .flatMap(idsOf);
      const { deh_ateneoPO } = shapes.course.parse(
        (await getJson(`${backend.rest}/mooc/moocVetrina/${series.moocId}`)).body,
      );
      expect(inCharge).toBe(deh_ateneoPO?.ateneo_id);
      expect(new Set([inCharge, ...others])).toEqual(new Set([inCharge, ...others, ...ofMembers]));
      expect(new Set([inCharge, ...others]).size).toBe(others.length + 1);
      const found = await search(backend.rest, { moocsPerPagina: 100 }, { filterAteneo: [String(others.at(-1))] });
      expect(found.moocs.map(({ moocId }) => moocId)).toContain(series.moocId);
    }
  });

  it.each(['IT', 'EN'])('the series found in %s are those with a course in it', async (language) => {
    const idsFor = async (selection: object) =>
      (await search(backend.rest, { moocsPerPagina: 100 }, { filterTipo: ['series'], ...selection })).moocs.map(
        ({ moocId }) => moocId,
      );
    const taught = (await idsFor({})).map(async (id) => {
      const found = z.array(shapes.summary).parse(await members(id));
      return found.some(({ moocLingua }) => moocLingua === language) ? [id] : [];
    });
    expect(await idsFor({ filterLingua: [language.toLowerCase()] })).toEqual((await Promise.all(taught)).flat());
  });

  it('a search takes an empty parameter for none, as forms send it', async () => {
    const names = [
      'testoRicerca',
      'soloMooc',
      'carosello',
      'moocIdEscluso',
      'paginaCorrente',
      'moocsPerPagina',
      'ordine',
    ];
    const empty = Object.fromEntries(names.map((name) => [name, '']));
    expect(await search(backend.rest, empty)).toEqual(await search(backend.rest, {}));
  });

  it('what is no series has no members', async () => {
    expect(await members(1)).toEqual([]);
    expect(await members('abc')).toEqual([]);
  });
});

describe('what is asked wrongly', () => {
  it.each([
    ['GET', 'nothing/here', 404],
    ['GET', 'mooc/moocVetrinaPaginazione/', 405],
    ['DELETE', 'mooc/moocVetrina/1', 405],
    ['POST', 'cata/atenei', 405],
  ])('%s %s answers with a message and %i', async (method, path, status) => {
    const response = await fetch(`${backend.rest}/${path}`, { method });
    expect(response.status).toBe(status);
    shapes.problem.parse(await response.json());
  });

  it.each([
    ['an unknown filter', {}, { filterColore: ['1'] }],
    ['keys that are no list', {}, { filterAteneo: '7' }],
    ['a key of 65 characters', {}, { filterAteneo: ['x'.repeat(65)] }],
    ['1,001 keys', {}, { filterAteneo: Array(1_001).fill(7) }],
    ['a list instead of filters', {}, []],
    ['what is no JSON', {}, '{'],
    ['page 0', { paginaCorrente: 0 }, {}],
    ['a page that is no number', { paginaCorrente: 'one' }, {}],
    ['101 a page', { moocsPerPagina: 101 }, {}],
    ['a flag that is neither true nor false', { soloMooc: 'maybe' }, {}],
    ['an excluded id that is none', { moocIdEscluso: '<script>' }, {}],
  ])('%s: 400 with a message', async (_what, parameters, body) => {
    const response = await postSearch(backend.rest, parameters, body);
    expect(response.status).toBe(400);
    shapes.problem.parse(await response.json());
  });

  it('a body of more than 64 kB: 413', async () => {
    const response = await postSearch(backend.rest, {}, { filterAteneo: ['x'.repeat(70_000)] });
    expect(response.status).toBe(413);
    shapes.problem.parse(await response.json());
  });
});
