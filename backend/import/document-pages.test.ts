import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import { course, institution } from '../database/schema/course.ts';
import { courseSearch } from '../database/schema/search.ts';
import { foundationFolder } from '../testing/data-folders.ts';
import { openRemoteDatabase } from '../testing/remote-database.ts';
import { imoox, oncampus, openHpi } from './testing/feeds.ts';
import { runImport } from './testing/runs.ts';

jest.setTimeout(300_000);

let work: string;
let folder: string;
/** The output of the imports of the two pages. */
let beginning: string;
let end: string;
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'mooc-import-'));
  folder = await foundationFolder();
  const course = dated(imoox, { startDate: '2026-01-31', availableUntil: '2026-07-31' });
  beginning = await importOf({ self: first, first, next: second }, [course]);
  end = await importOf({ self: second, first, prev: { href: first }, next: null }, [oncampus, openHpi]);
});
afterAll(() => rm(work, { recursive: true }));

const [first, second] = ['https://mooc.example.org/courses?page=1', 'https://mooc.example.org/courses?page=2'];

/** Imports a document and returns the output. */
async function importOf(links: object, data: readonly unknown[]): Promise<string> {
  const file = join(work, 'page.json');
  await writeFile(file, JSON.stringify({ links, data }));
  return (await runImport(folder, file)).output;
}

/** Reads the database. */
async function read<Rows>(query: (database: Database) => PromiseLike<Rows>): Promise<Rows> {
  const { database, close } = await openRemoteDatabase(folder);
  try {
    return await query(database);
  } finally {
    await close();
  }
}

/** The courses in the database. */
const stored = () => read((database) => database.select().from(course).orderBy(course.id));

/** A course with other dates. */
const dated = <Course extends { readonly attributes: object }>(course: Course, dates: object) => ({
  ...course,
  attributes: { ...course.attributes, ...dates },
});

it('are imported one by one, and each says that the courses of others are not in it and stay', async () => {
  expect(beginning).toContain('one page of several: courses of the others are not in this file, and stay as they are');
  expect(beginning).toContain(`(${second})`);
  expect(beginning).toContain('imported: 1 new');
  expect(end).toContain(`and stay as they are (${first})`);
  expect(end).toContain('imported: 2 new, 0 known already, 0 refused');
});

it('have in the index the end that their pages show: midnight is the end of its day', async () => {
  expect(oncampus.attributes.endDate).toBe('2025-11-26T00:00:00+01:00');
  const ends = await read((database) => database.select({ closesAt: courseSearch.closesAt }).from(courseSearch));
  expect(ends).toContainEqual({ closesAt: new Date('2025-11-26T22:59:59.000Z') });
});

it('leave the dates of a course as they were where they cannot be read, and name them', async () => {
  const before = await stored();
  expect(before).toHaveLength(3);
  expect(before.map(({ opensAt, closesAt }) => [opensAt, closesAt])).toContainEqual([
    new Date('2026-01-30T23:00:00.000Z'),
    new Date('2026-07-31T21:59:59.000Z'),
  ]);
  const unreadable = { startDate: 'domani', availableUntil: '31/01/2026', endDate: '1/2' };
  const report = await importOf({}, [dated(imoox, unreadable)]);
  expect(report).not.toContain('one page');
  expect(report).toContain('not kept: startDate, not understood (1 course, such as "domani")');
  expect(report).toContain('not kept: availableUntil, not understood (1 course, such as "31/01/2026")');
  expect(report).toContain('imported: 0 new, 1 known already, 0 refused');
  expect(await stored()).toEqual(before);
});

it('give a new institution the website that only a later course names, and an acronym of its own', async () => {
  const of = (moocProvider: object) => ({ ...openHpi, attributes: { ...openHpi.attributes, moocProvider } });
  const url = 'https://late.example.de/';
  const others = [{ name: 'Spätschule', url }, { name: 'Sommerschule' }, { name: 'schule' }];
  await importOf({}, [of({ name: 'Spätschule' }), ...others.map((one, index) => ({ ...of(one), id: `${index}` }))]);
  const rows = await read((database) => database.select().from(institution));
  expect(rows).toContainEqual(expect.objectContaining({ name: 'Spätschule', website: url, acronym: 'S' }));
  expect(rows).toContainEqual(expect.objectContaining({ name: 'Sommerschule', acronym: 'S2' }));
  expect(rows).toContainEqual(expect.objectContaining({ name: 'schule', acronym: 'ENTE' }));
});

it('know the institution that is here by other spellings of its name', async () => {
  const institutions = () => read((database) => database.select().from(institution).orderBy(institution.id));
  const before = await institutions();
  const spellings = [
    "UNIVERSITA' DEGLI STUDI DI URBINO “CARLO BO”",
    'Universita\u0300 degli Studi di Urbino\u00a0"Carlo Bo"',
    'universita degli studi di Urbino – Carlo Bo',
  ];
  const of = (name: string) => ({
    ...openHpi,
    id: name,
    attributes: { ...openHpi.attributes, moocProvider: { name } },
  });
  expect(await importOf({}, spellings.map(of))).toContain('imported: 3 new');
  expect(await institutions()).toEqual(before);
});

it('name a course that closes before it opens, and store it', async () => {
  const of = (dates: object) => importOf({}, [dated(imoox, dates)]);
  const report = await of({ startDate: '2026-09-01', availableUntil: '2026-08-31' });
  expect(report).toMatch(/^closes before it opens, which then does not count: course 1 \(Werken &amp; Staunen\)$/m);
  expect(report).toContain('imported: 0 new, 1 known already, 0 refused');
  for (const availableUntil of ['2026-09-01', '9999-12-31', null]) {
    expect(await of({ startDate: '2026-09-01', availableUntil })).not.toContain('closes before');
  }
});
