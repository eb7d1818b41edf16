import { z } from 'zod';
import { pointTo, restoreEnvironment } from '@/lib/api/testing/routes';
import { closedBaseUrl } from '@/lib/public-api/testing/recording-backend';
import { catalogue } from './seed/catalogue.ts';
import { getJson, search } from './testing/calls.ts';
import * as shapes from './testing/contract-shapes.ts';
import { exportCsv, exportJson } from './testing/exports.ts';
import { seededBackend } from './testing/seeded-backend.ts';

jest.setTimeout(180_000);
restoreEnvironment();

const answer = z.strictObject({
  moocs: z.array(shapes.course.extend({ membri: z.array(z.number().int().positive()) })),
  successivo: z.string().nullable(),
});

const backend = seededBackend();

async function ask(query: string) {
  const { status, body } = await getJson(`${backend.rest}/mooc/corsi${query}`);
  expect(status).toBe(200);
  return answer.parse(body);
}

it('is named among the extensions', async () => {
  const { body } = await getJson(`${backend.rest}/jaf/public/extensions`);
  expect(body).toEqual({ extensions: expect.arrayContaining([{ name: 'full-courses', version: 1 }]) });
});

it.each([1, 7, 100])('gives every course once, %i at a time, in the order of a search', async (limit) => {
  const first = await search(backend.rest, { moocsPerPagina: 100 });
  expect(first.pagineTotali).toBe(1);
  const ids: number[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const { moocs, successivo }: z.output<typeof answer> = await ask(`?limite=${limit}${next && `&dopo=${next}`}`);
    expect(moocs.length).toBeLessThanOrEqual(limit);
    ids.push(...moocs.map(({ mooc_id }) => mooc_id));
    next = successivo;
  }
  expect(ids).toEqual(first.moocs.map(({ moocId }) => moocId));
});

it('gives each as the call for one does, with the courses of a series in its order', async () => {
  const { moocs } = await ask('?limite=200');
  for (const { membri, ...course } of moocs) {
    expect(course).toEqual((await getJson(`${backend.rest}/mooc/moocVetrina/${course.mooc_id}`)).body);
    const body = JSON.stringify({ filterSerie: [course.mooc_id] });
    const members = await (await fetch(`${backend.rest}/mooc/moocVetrina/?lang=it`, { method: 'POST', body })).json();
    expect(membri).toEqual(members.map(({ moocId }: { moocId: number }) => moocId));
  }
});

it('names the institutions, teachers and categories of each in the order of its editor, those of its courses after its own', async () => {
  const { moocs } = await ask('?limite=200');
  const ofCourses = new Map(catalogue.courses.map(({ key, institutions }) => [key, institutions]));
  const nameOf = new Map(catalogue.institutions.map(({ acronym, name }) => [acronym, name]));
  const idOf = new Map(catalogue.categories.map(({ slug, id }) => [slug, id]));
  const every = [...catalogue.courses, ...catalogue.series.map((one) => ({ ...one, teachers: [] }))];
  for (const seed of every) {
    const members = 'members' in seed ? seed.members.flatMap((key) => ofCourses.get(key) ?? []) : [];
    const mooc = moocs.find(({ mooc_titolo }) => mooc_titolo === seed.title);
    expect({
      institutions: mooc?.moocAteneoColl.map(({ ateneo_nome }) => ateneo_nome),
      teachers: mooc?.deh_mooc_docentiColl.map(({ deh_docentiPO }) => deh_docentiPO.doc_cognome),
      categories: mooc?.deh_mooc_categoriaColl.map(({ categoria_id }) => categoria_id),
    }).toEqual({
      institutions: [...new Set([...seed.institutions, ...members])].map((acronym) => nameOf.get(acronym)),
      teachers: seed.teachers.map(({ lastName }) => lastName),
      categories: seed.categories.map((slug) => idOf.get(slug)),
    });
  }
});

it('makes no difference to what the web app exports', async () => {
  const exportWith = async (restUrl: string) => {
    jest.resetModules();
    pointTo(backend.rest);
    process.env.REST_URL = restUrl;
    return { csv: await exportCsv(), courses: JSON.parse(await exportJson()).courses };
  };
  expect(await exportWith(backend.rest)).toEqual(await exportWith(await closedBaseUrl()));
});

it.each([
  ['?limite=0', 'limite'],
  ['?limite=201', 'limite'],
  ['?limite=-1', 'limite'],
  ['?limite=ten', 'limite'],
  ['?dopo=', 'dopo'],
  ['?dopo=47', 'dopo'],
  ['?dopo=2_1_1', 'dopo'],
  ["?dopo=0_1_1'%20or%201=1", 'dopo'],
  ['?dopo=0_99999999999999999999_1', 'dopo'],
  ['?dopo=%00', 'dopo'],
])('refuses %s and names the parameter', async (query, name) => {
  const { status, body } = await getJson(`${backend.rest}/mooc/corsi${query}`);
  expect(status).toBe(400);
  expect(shapes.problem.parse(body).message).toContain(name);
});

it.each(['0_9999999999999999_9999999999', '1_-9999999999999999_0', '0_0_0'])(
  'takes the place %s, wherever it is',
  async (place) => {
    await ask(`?dopo=${place}`);
  },
);
