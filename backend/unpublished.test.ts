import { z } from 'zod';
import { getJson, search } from './testing/calls.ts';
import * as shapes from './testing/contract-shapes.ts';
import { runSql, seededFolder } from './testing/data-folders.ts';
import { type RunningBackend, startBackend } from './testing/running-backend.ts';
import { seededBackend } from './testing/seeded-backend.ts';

jest.setTimeout(180_000);

/** A course of a series, with its teacher, who has no other course. */
const [courseId, seriesId, teacherId, teacherName] = [14, 1001, 24, 'lodovici'];
const deletedId = 16;
/** Another series that is not published yet. */
const laterSeriesId = 1002;
const title = encodeURIComponent("Capire l'IA: che cosa sa fare, che cosa no, chi decide");

const published = seededBackend();
let backend: RunningBackend;
beforeAll(async () => {
  const folder = await seededFolder();
  const tomorrow = "set published_at = now() + interval '1 day' where";
  await runSql(
    folder,
    `update course ${tomorrow} id = ${courseId}`,
    `update course_search ${tomorrow} course_id = ${courseId}`,
    `update course ${tomorrow} id = ${laterSeriesId}`,
    `update course_search ${tomorrow} course_id = ${laterSeriesId}`,
    `delete from course where id = ${deletedId}`,
  );
  backend = await startBackend({ BACKEND_DATA: folder });
});
afterAll(() => backend.stop());

async function answer({ rest }: { readonly rest: string }, path: string, body?: object) {
  const response = await fetch(`${rest}/${path}`, body && { method: 'POST', body: JSON.stringify(body) });
  return { status: response.status, text: await response.text() };
}

it.each([
  ['a list', 'mooc/moocVetrinaPaginazione/?moocsPerPagina=100', {}, `"moocId":${courseId},`],
  ['a search', `mooc/moocVetrinaPaginazione/?testoRicerca=${title}`, {}, `"moocId":${courseId},`],
  ['its series', 'mooc/moocVetrina/', { filterSerie: [seriesId] }, `"moocId":${courseId},`],
  ['what is related to another course', 'mooc/moocVetrina/15/correlati?limite=24', undefined, `"moocId":${courseId},`],
  ['the list of everything', 'mooc/corsi', undefined, `"mooc_id":${courseId},`],
  ['the suggestions for its title', `mooc/suggerimenti?testo=${title}`, undefined, `"moocId":${courseId},`],
  ['those for its teacher', `mooc/suggerimenti?testo=${teacherName}`, undefined, `"docente_id":${teacherId},`],
  ['the teachers', 'mooc/docenti', undefined, `"doc_id":${teacherId}}`],
  ['those of its institution', 'cata/atenei/5/docenti', undefined, `"doc_id":${teacherId},`],
])('a course that is not published yet is not in %s', async (_what, path, body, mark) => {
  const isNamed = async (from: { readonly rest: string }) => {
    const { status, text } = await answer(from, path, body);
    return [status, text.includes(mark)];
  };
  expect(await isNamed(published)).toEqual([200, true]);
  expect(await isNamed(backend)).toEqual([200, false]);
});

it.each([`mooc/moocVetrina/${courseId}`, `mooc/moocVetrina/${courseId}/correlati`, `mooc/docenti/${teacherId}`])(
  'there is no %s before',
  async (path) => {
    expect((await answer(published, path)).status).toBe(200);
    expect((await answer(backend, path)).status).toBe(404);
  },
);

it.each(['cata/categorie', 'cata/atenei'])('%s does not count it', async (path) => {
  const count = async (from: { readonly rest: string }) => {
    const rows: { numMoocPubblicati: number }[] = JSON.parse((await answer(from, path)).text);
    return rows.reduce((sum, { numMoocPubblicati }) => sum + numMoocPubblicati, 0);
  };
  expect(await count(backend)).toBeLessThan(await count(published));
});

it.each([
  ['cata/categorie', 'filterCategoria', 'categoria_id'],
  ['cata/atenei', 'filterAteneo', 'ateneo_id'],
])('%s counts what a search finds without it', async (path, filter, id) => {
  const rows = z.array(z.record(z.string(), z.unknown())).parse((await getJson(`${backend.rest}/${path}`)).body);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    const { moocTotali } = await search(backend.rest, {}, { [filter]: [String(row[id])] });
    expect([row[id], row.numMoocPubblicati]).toEqual([row[id], moocTotali]);
  }
});

const everything = z.object({ moocs: z.array(shapes.course.extend({ membri: z.array(z.number()) })) });
const everyCourse = async () => everything.parse((await getJson(`${backend.rest}/mooc/corsi`)).body).moocs;

it('is not among the courses that two categories have in common', async () => {
  const categories = z.array(shapes.listedCategory).parse((await getJson(`${backend.rest}/cata/categorie`)).body);
  const shared = categories.flatMap(({ moocInComune }) => Object.values(moocInComune));
  const pairs = (await everyCourse()).map(({ deh_mooc_categoriaColl: { length } }) => length * (length - 1));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  expect(sum(shared)).toBe(sum(pairs));
});

it('its series counts it, and says no more of it', async () => {
  expect((await everyCourse()).flatMap(({ membri }) => membri)).not.toContain(courseId);
  const found = await search(backend.rest, { moocsPerPagina: 100 }, { filterTipo: ['series'] });
  const series = z
    .array(shapes.summary)
    .parse(found.moocs)
    .find(({ moocId }) => moocId === seriesId);
  expect(series?.fatti.corsi).toHaveLength((series?.numeroMoocSerie ?? 0) - 1);
});

it('a series that is not published yet is not named by its courses', async () => {
  const named = new Set((await everyCourse()).flatMap(({ serie }) => serie));
  expect(named).toContain(seriesId);
  expect(named).not.toContain(laterSeriesId);
});

it('a course that is deleted from its table is gone, from searches too', async () => {
  const list = 'mooc/moocVetrinaPaginazione/?testoRicerca=machine%20learning%20foundations';
  const found = async (from: { readonly rest: string }) => [
    (await answer(from, `mooc/moocVetrina/${deletedId}`)).status,
    (await answer(from, list, {})).text.includes(`"moocId":${deletedId},`),
  ];
  expect(await found(published)).toEqual([200, true]);
  expect(await found(backend)).toEqual([404, false]);
});
