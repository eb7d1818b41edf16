import type { Database } from '../database/database.ts';
import { cachedParts, everyCourse } from './cached-counts.ts';
import type { CountedPart, PartCounts } from './filter-counts.ts';

/** A fake database whose only answer is the version of its courses. */
function versioned() {
  const courses = { version: '1' };
  const database = { select: () => ({ from: () => ({ where: async () => [courses] }) }) } as unknown as Database;
  return { courses, database };
}

const counted = (categories: number) => ({ byValue: { filterCategoria: { 3: categories } } }) as unknown as PartCounts;

const partOf = (language: string): CountedPart => ({ names: ['filterTipo'], selection: { filterLingua: [language] } });

it('counts a part once while no course changes, and each part for itself', async () => {
  const { database } = versioned();
  const count = jest.fn().mockResolvedValueOnce(counted(1)).mockResolvedValueOnce(counted(2));
  const ask = async (language: string) => (await cachedParts(database, everyCourse))(partOf(language), count);
  expect([await ask('it'), await ask('it'), await ask('en')]).toEqual([counted(1), counted(1), counted(2)]);
});

it('counts again when a course has changed', async () => {
  const { database, courses } = versioned();
  const count = jest.fn().mockResolvedValueOnce(counted(1)).mockResolvedValueOnce(counted(2));
  const ask = async () => (await cachedParts(database, everyCourse))(partOf('it'), count);
  await ask();
  courses.version = '2';
  expect(await ask()).toEqual(counted(2));
});

it('remembers no failure', async () => {
  const { database } = versioned();
  const count = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce(counted(1));
  const readPart = await cachedParts(database, everyCourse);
  await expect(readPart(partOf('it'), count)).rejects.toThrow('gone');
  expect(await readPart(partOf('it'), count)).toEqual(counted(1));
});

it('counts courses alone for themselves', async () => {
  const { database } = versioned();
  const count = jest.fn().mockResolvedValueOnce(counted(1)).mockResolvedValueOnce(counted(2));
  const ask = async (coursesOnly: boolean) =>
    (await cachedParts(database, { ...everyCourse, coursesOnly }))(partOf('it'), count);
  expect([await ask(false), await ask(true), await ask(false)]).toEqual([counted(1), counted(2), counted(1)]);
});
