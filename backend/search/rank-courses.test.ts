import { type SQL, sql } from 'drizzle-orm';
import type { OpenDatabase } from '../database/database.ts';
import { emptyFolder } from '../testing/data-folders.ts';
import { openRemoteDatabase } from '../testing/remote-database.ts';
import { rankCourses } from './rank-courses.ts';
import { planTextSearch } from './text-search.ts';

jest.setTimeout(60_000);

/** More courses than the ranking compares with each other. */
const many = 130;
const titled = 999;

let catalogue: OpenDatabase;

/** Adds a course with this title and description for each id; a higher id means an older course. */
const add = (ids: SQL, title: string, description: string) =>
  catalogue.database.execute(sql`
    with given as (select id, timestamptz '2026-01-01' - id * interval '1 day' as published from ${ids} as id),
    added as (
      insert into course (id, key, kind, language, title, published_at)
      select id, id::text, 'course', 'IT', ${title}, published from given)
    insert into course_search (course_id, kind, language, featured, published_at, eqf_levels, institution_ids, category_ids,
      target_ids, title_words, ranked, found)
    select id, 'course', 'IT', false, published, '{}', '{}', '{}', '{}', ${title},
      ranked_document('IT', ${title}, '', '', ''), found_document('IT', ${title}, '', '', '', ${description})
    from given`);

async function ranked(text: string, slice: { readonly limit: number; readonly offset: number }) {
  const { search } = await planTextSearch(catalogue.database, text, true);
  if (search === null) throw new Error(`Nothing is searched for by "${text}"`);
  return rankCourses(catalogue.database, undefined, search, slice);
}

beforeAll(async () => {
  catalogue = await openRemoteDatabase(await emptyFolder());
  await add(sql`generate_series(1, ${many}::int)`, 'un racconto', 'dopo il terremoto');
  await add(sql`unnest(array[${titled}::int])`, 'il terremoto spiegato', 'un racconto');
});
afterAll(() => catalogue.close());

it('compares the course with the text in its title, be it the oldest of more than can be compared', async () => {
  expect(await ranked('terremoto', { limit: 1, offset: 0 })).toEqual({ ids: [titled], total: many + 1 });
});

it('has every match once, from the first that is compared to the last that is not', async () => {
  const pages = await Promise.all([0, 60, 120].map((offset) => ranked('terremoto', { limit: 60, offset })));
  const ids = pages.flatMap((page) => page.ids);
  expect(ids).toHaveLength(many + 1);
  expect(new Set(ids).size).toBe(many + 1);
});

it('has those that are not compared in the usual order: the newest first', async () => {
  const { ids } = await ranked('terremoto', { limit: 20, offset: 110 });
  expect(ids).toEqual(ids.toSorted((one, other) => one - other));
});

it('does not let words that hardly mean the text fill the comparison', async () => {
  // “Ingegneria” is one of many things that “tecnologia” may mean. No course has both words, and as many courses have either.
  await add(sql`generate_series(2001, ${2001 + many}::int)`, 'ingegneria', 'un manuale');
  const { ids } = await ranked('terremoto tecnologia', { limit: 1, offset: 0 });
  expect(ids).toEqual([titled]);
});

it('compares the shortest of more titles with the text than can be compared', async () => {
  await add(sql`generate_series(3001, ${3000 + many}::int)`, 'la biblioteca nei secoli', 'un manuale');
  await add(sql`unnest(array[4001])`, 'la biblioteca', 'un manuale');
  const { ids } = await ranked('biblioteca', { limit: 1, offset: 0 });
  expect(ids).toEqual([4001]);
});
