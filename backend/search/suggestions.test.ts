import { sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../database/database.ts';
import { emptyFolder } from '../testing/data-folders.ts';
import { openRemoteDatabase } from '../testing/remote-database.ts';
import { findSuggestions } from './suggestions.ts';

jest.setTimeout(60_000);

let catalogue: OpenDatabase;
/** The remote database has no transactions; each of these is an object of its own, as in a real database. */
let database: Database;

const addCourse = (id: number, titleWords: string, language = 'IT', isFeatured = false) =>
  catalogue.database.execute(sql`
    with added as (
      insert into course (id, key, kind, language, title, published_at)
      values (${id}, ${`${id}`}, 'course', ${language}, ${titleWords}, now() - interval '1 day'))
    insert into course_search (course_id, kind, language, featured, published_at, eqf_levels, institution_ids, category_ids,
      target_ids, title_words, ranked, found)
    values (${id}, 'course', ${language}, ${isFeatured}, now() - interval '1 day', '{}', '{}', '{}', '{}', ${titleWords}, '', '')`);

async function addCourseAt(id: number, institution: string) {
  await addCourse(id, 'un corso');
  await catalogue.database.execute(sql`
    with place as (
      insert into institution (id, name, acronym, city, website, afam)
      values (${id}, ${institution}, ${institution}, 'Trento', 'https://example.org', false))
    insert into course_institution (course_id, institution_id, position) values (${id}, ${id}, 1)`);
}

const institutionsFor = async (text: string) =>
  (await findSuggestions(database, text, 'it')).institutions.map(({ name }) => name);

beforeAll(async () => {
  catalogue = await openRemoteDatabase(await emptyFolder());
  database = Object.assign(Object.create(catalogue.database), {
    transaction: (run: (transaction: Database) => unknown) => run(Object.create(catalogue.database)),
  });
  await addCourseAt(1, 'Montebello');
});
afterAll(() => catalogue.close());

it('read the names of institutions once a minute, not for each text', async () => {
  expect(await institutionsFor('monteb')).toEqual(['Montebello']);
  await addCourseAt(2, 'Montebelluna');
  expect(await institutionsFor('monteb')).toEqual(['Montebello']);
});

it('have each name of a teacher once, those whose last name begins with the text first', async () => {
  await catalogue.database.execute(sql`
    with people as (
      insert into teacher (id, first_name, last_name)
      values (1, 'Rossana', 'Abate'), (2, 'Ada', 'Rossi'), (3, 'Ada', 'Rossi'))
    insert into course_teacher (course_id, teacher_id, position) values (1, 1, 1), (1, 2, 2), (1, 3, 3)`);
  const { teachers } = await findSuggestions(database, 'ross', 'it');
  expect(teachers.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual(['Ada Rossi', 'Rossana Abate']);
});

it('have titles with the words as typed first, then those in the language of the page, featured ones, the shortest', async () => {
  await addCourse(11, 'campi e crateri flegrei', 'IT', true);
  await addCourse(12, 'flegrei campi', 'EN', true);
  await addCourse(13, 'flegrei laghi e campi');
  await addCourse(14, 'flegrei e campi');
  await addCourse(15, 'storia e geologia dei campi flegrei', 'EN');
  const { courses } = await findSuggestions(database, 'campi flegrei', 'it');
  expect(courses.map(({ id }) => id)).toEqual([15, 11, 14, 13, 12]);
});
