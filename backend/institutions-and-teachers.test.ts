import { z } from 'zod';
import { getJson, search } from './testing/calls.ts';
import * as shapes from './testing/contract-shapes.ts';
import { seededBackend } from './testing/seeded-backend.ts';

jest.setTimeout(180_000);

const backend = seededBackend();
const get = async (path: string) => getJson(`${backend.rest}${path}`);

const count = z.number().int().positive();
const named = z.object({ doc_id: count, doc_nome: z.string(), doc_cognome: z.string() });
const counted = named.extend({ numMoocPubblicati: count });
const teacher = named.extend({ moocs: z.array(shapes.summary), moocTotali: count, colleghi: z.array(counted) });

const offering = async () => {
  const institutions = z.array(shapes.listedUniversity).parse((await get('/cata/atenei')).body);
  const found = institutions.find(({ numMoocPubblicati }) => numMoocPubblicati > 2);
  if (!found) throw new Error('no institution of the seed has three courses');
  return { institutions, id: found.ateneo_id };
};

it('both are named among the extensions', async () => {
  const expected = ['institutions', 'teachers'].map((name) => ({ name, version: 1 }));
  expect((await get('/jaf/public/extensions')).body).toEqual({ extensions: expect.arrayContaining(expected) });
});

describe('institutions', () => {
  it('come by name', async () => {
    const names = (await offering()).institutions.map(({ ateneo_nome }) => ateneo_nome);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'it')));
  });

  it('are counted as a search for them counts', async () => {
    for (const { ateneo_id, numMoocPubblicati } of (await offering()).institutions) {
      const { moocTotali } = await search(backend.rest, {}, { filterAteneo: [String(ateneo_id)] });
      expect([ateneo_id, numMoocPubblicati]).toEqual([ateneo_id, moocTotali]);
    }
  });

  it('name those who teach their courses, by surname those who teach as many', async () => {
    const answer = z.strictObject({ docenti: z.array(counted) });
    for (const { ateneo_id } of (await offering()).institutions) {
      const { docenti } = answer.parse((await get(`/cata/atenei/${ateneo_id}/docenti`)).body);
      const sorted = docenti.toSorted(
        (one, other) =>
          other.numMoocPubblicati - one.numMoocPubblicati || one.doc_cognome.localeCompare(other.doc_cognome, 'it'),
      );
      expect(docenti).toEqual(sorted);
    }
    const { id } = await offering();
    expect(answer.parse((await get(`/cata/atenei/${id}/docenti`)).body).docenti.length).toBeGreaterThan(1);
  });

  it.each(['999999', '0', '01', 'abc', '%00', '99999999999'])('there is none with the id %s', async (id) => {
    expect((await get(`/cata/atenei/${id}/docenti`)).status).toBe(404);
  });
});

describe('teachers', () => {
  const every = async () => {
    const ids: number[] = [];
    for (let after: number | null = 0; after !== null; ) {
      const { body } = await get(`/mooc/docenti?limite=7${after ? `&dopo=${after}` : ''}`);
      const answer = z
        .object({ docenti: z.array(z.object({ doc_id: count })), successivo: count.nullable() })
        .parse(body);
      ids.push(...answer.docenti.map(({ doc_id }) => doc_id));
      after = answer.successivo;
    }
    return ids;
  };

  it('are listed once each, and each has a course, which names the teacher', async () => {
    const ids = await every();
    expect(new Set(ids).size).toBe(ids.length);
    expect((await get('/mooc/docenti')).body).toEqual({ docenti: ids.map((doc_id) => ({ doc_id })), successivo: null });
    for (const id of ids.slice(0, 10)) {
      const { moocs, moocTotali } = teacher.parse((await get(`/mooc/docenti/${id}`)).body);
      expect(moocs).toHaveLength(moocTotali);
      const course = shapes.course.parse((await get(`/mooc/moocVetrina/${moocs[0]?.moocId}`)).body);
      expect(course.deh_mooc_docentiColl.map(({ deh_docentiPO }) => deh_docentiPO.doc_id)).toContain(id);
    }
  });

  it('have their courses in the order of a search without a text', async () => {
    const all = (await search(backend.rest, { moocsPerPagina: 100 })).moocs.map(({ moocId }) => moocId);
    for (const id of await every()) {
      const ids = teacher.parse((await get(`/mooc/docenti/${id}`)).body).moocs.map(({ moocId }) => moocId);
      expect(ids).toEqual(all.filter((one) => ids.includes(one)));
    }
  });

  it('name those who teach with them, but not themselves', async () => {
    const answers = await Promise.all(
      (await every()).map(async (id) => teacher.parse((await get(`/mooc/docenti/${id}`)).body)),
    );
    const withColleagues = answers.filter(({ colleghi }) => colleghi.length > 0);
    expect(withColleagues.length).toBeGreaterThan(0);
    for (const { doc_id, colleghi } of withColleagues) expect(colleghi.map((one) => one.doc_id)).not.toContain(doc_id);
  });

  it.each(['999999', '0', 'abc', '%00', '99999999999'])('there is none with the id %s', async (id) => {
    expect((await get(`/mooc/docenti/${id}`)).status).toBe(404);
  });

  it.each(['limite=0', 'limite=1001', 'dopo=x'])('%s is refused with the name of the parameter', async (query) => {
    const { status, body } = await get(`/mooc/docenti?${query}`);
    expect([status, body]).toEqual([400, { message: expect.stringContaining(query.split('=')[0] ?? '') }]);
  });
});
