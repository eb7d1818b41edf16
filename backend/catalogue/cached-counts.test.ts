import type { Database } from '../database/database.ts';
import { cacheCounts } from './cached-counts.ts';
import type { PartCounts } from './filter-counts.ts';

/** A fake database whose only answer is the version of its courses. */
function versioned() {
  const courses = { version: '1' };
  const database = { select: () => ({ from: () => ({ where: async () => [courses] }) }) } as unknown as Database;
  return { courses, database };
}

const counted = (categories: number) => ({ byValue: { filterCategoria: { 3: categories } } }) as unknown as PartCounts;

it('counts a part once while no course changes, and each part for itself', async () => {
  const { database } = versioned();
  const count = jest.fn().mockResolvedValueOnce(counted(1)).mockResolvedValueOnce(counted(2));
  const ask = (language: string) => cacheCounts(database, { language }, count);
  expect([await ask('it'), await ask('it'), await ask('en')]).toEqual([counted(1), counted(1), counted(2)]);
});

it('counts again when a course has changed', async () => {
  const { database, courses } = versioned();
  const count = jest.fn().mockResolvedValueOnce(counted(1)).mockResolvedValueOnce(counted(2));
  await cacheCounts(database, {}, count);
  courses.version = '2';
  expect(await cacheCounts(database, {}, count)).toEqual(counted(2));
});

it('remembers no failure', async () => {
  const { database } = versioned();
  const count = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce(counted(1));
  await expect(cacheCounts(database, {}, count)).rejects.toThrow('gone');
  expect(await cacheCounts(database, {}, count)).toEqual(counted(1));
});
