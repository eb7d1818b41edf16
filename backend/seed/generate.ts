import { max } from 'drizzle-orm';
import { openDatabase, placeOf } from '../database/client.ts';
import type { Database } from '../database/database.ts';
import { insertRows, refreshStatistics } from '../database/insert-rows.ts';
import { category, course, institution, target, teacher } from '../database/schema/course.ts';
import { readSettings } from '../env.ts';
import { Problem } from '../problem.ts';
import { storeCourses } from '../storing/store-courses.ts';
import { catalogue } from './catalogue.ts';
import { generateCourses } from './generate-courses.ts';
import { type CoursePlace, type CourseReferences, courseToStore } from './load-courses.ts';
import type { SeedCourse } from './types.ts';

const firstGeneratedId = 10_001;

/**
 * Adds courses for load tests to the database of the environment: `node backend/seed/generate.ts 10000`. The backend must have seeded
 * it before. They are stored at once, like those of an import. An optional second number is the wanted number of institutions: copies
 * are added, and courses are given to them too.
 */
async function main(): Promise<void> {
  const [count = 0, institutions = 1] = process.argv.slice(2).map(Number);
  if (![count, institutions].every((number) => Number.isInteger(number) && number > 0))
    throw new Problem('say how many courses to add, for example 10000, and if need be how many institutions');
  const settings = readSettings(process.env);
  const { unlimited: database, close } = await openDatabase(settings);
  try {
    console.error(`database: ${placeOf(settings)}`);
    const copies = await copyInstitutions(database, institutions);
    await addCourses(database, count, copies);
    await refreshStatistics(database);
  } finally {
    await close();
  }
}

const acronymOf = (acronym: string, copy: number) => (copy === 0 ? acronym : `${acronym}-${copy}`);

/** Copies institutions until the wanted number is reached. @returns the number of copies of each, with the original, rounded down */
async function copyInstitutions(database: Database, wanted: number): Promise<number> {
  const stored = await database.select().from(institution);
  const lastId = Math.max(...stored.map(({ id }) => id));
  const added = Array.from({ length: Math.max(0, wanted - stored.length) }, (_, index) => {
    const original = stored[index % stored.length];
    if (!original) throw new Problem('the database has no catalogue yet: start the backend once');
    const copy = 1 + Math.floor(index / stored.length);
    const { name, acronym } = original;
    return { ...original, id: lastId + 1 + index, name: `${name} ${copy}`, acronym: acronymOf(acronym, copy) };
  });
  await insertRows(database, institution, added);
  return Math.max(1, Math.floor(wanted / stored.length));
}

/** @param copies number of copies of each institution, to which courses are assigned in turn */
async function addCourses(database: Database, count: number, copies: number): Promise<void> {
  const [last] = await database.select({ id: max(course.id) }).from(course);
  if (!last?.id) throw new Problem('the database has no catalogue yet: start the backend once');
  const firstId = Math.max(firstGeneratedId, last.id + 1);
  const references = await readReferences(database);
  const placeFor = await readReusable(database);
  const courses = generateCourses(catalogue, count, `from ${firstId}`, firstId).map((seed, index) => {
    const institutions = seed.institutions.map((acronym) => acronymOf(acronym, index % copies));
    return courseToStore({ ...seed, institutions }, placeFor(firstId + index, seed), references);
  });
  await database.transaction((transaction) =>
    storeCourses(transaction, courses, (stored) => console.log(`generating: courses ${stored}/${count}`)),
  );
}

async function readReferences(database: Database): Promise<CourseReferences> {
  const institutions = await database.select().from(institution);
  const categories = await database.select().from(category);
  const targets = await database.select().from(target);
  return {
    institutions: new Map(institutions.map(({ acronym, id }) => [acronym, id])),
    categories: new Map(categories.map(({ slug, id }) => [slug, id])),
    targets: new Map(targets.map(({ slug, id }) => [slug, id])),
    today: new Date(),
  };
}

/** Gives generated courses pictures and teachers that already are in the database. */
async function readReusable(database: Database): Promise<(id: number, seed: SeedCourse) => CoursePlace> {
  const stored = await database.select({ key: course.key, imageId: course.imageId }).from(course);
  const teachers = await database
    .select({ id: teacher.id, firstName: teacher.firstName, lastName: teacher.lastName })
    .from(teacher);
  const imageIds = new Map(stored.map(({ key, imageId }) => [key, imageId]));
  const teacherIds = new Map(teachers.map((row) => [`${row.firstName} ${row.lastName}`, row.id]));
  return (id, seed) => ({
    id,
    imageId: imageIds.get(seed.key.replace(/-\d+$/, '')) ?? null,
    teacherIds: [...new Set(seed.teachers.flatMap((row) => teacherIds.get(`${row.firstName} ${row.lastName}`) ?? []))],
  });
}

try {
  await main();
} catch (problem) {
  if (problem instanceof Problem) problem.print('generate');
  else console.error(problem);
  process.exit(1);
}
