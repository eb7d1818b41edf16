import { count } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { refreshStatistics } from '../database/insert-rows.ts';
import { category } from '../database/schema/course.ts';
import { noteIndexVersion } from '../storing/renew-index.ts';
import { type CourseToStore, lockCourses, storeCourses } from '../storing/store-courses.ts';
import { catalogue } from './catalogue.ts';
import { type CourseReferences, courseToStore, referencesOf, seriesToStore } from './load-courses.ts';
import { insertPictures, type PictureIds } from './load-pictures.ts';
import { insertReferenceData } from './load-reference.ts';
import { insertTeachers, teacherKey, teachersOf } from './load-teachers.ts';

const firstSeriesId = 1001;

/**
 * Stores the catalogue in an empty database, completely or not at all. Does nothing when the database has categories,
 * which stay when all courses have been deleted.
 *
 * @param database without time limits: it may wait for an import, or for another backend
 * @param isWanted when false, an empty database stays empty until something is imported
 * @param log gets lines of progress
 */
export async function loadCatalogue(database: Database, isWanted: boolean, log: (line: string) => void): Promise<void> {
  if (!(await isEmpty(database))) return;
  if (!isWanted) return log('the database is empty, and stays so until something is imported');
  log('the database is empty: it gets the catalogue of the demonstration, whose courses are invented (DEMO_CATALOGUE)');
  await database.transaction(async (transaction) => {
    await lockCourses(transaction);
    if (!(await isEmpty(transaction))) return;
    const pictures = await insertPictures(transaction, catalogue);
    await insertReferenceData(transaction, catalogue, pictures);
    await insertTeachers(transaction, teachersOf(catalogue.courses), pictures.portraits);
    const references = referencesOf(catalogue);
    await storeCourses(transaction, coursesToStore(references, pictures), (stored) =>
      log(`seeding: courses ${stored}/${catalogue.courses.length}`),
    );
    await storeCourses(transaction, allSeriesToStore(references, pictures), () => undefined);
    await noteIndexVersion(transaction);
  });
  await refreshStatistics(database);
}

async function isEmpty(database: Database): Promise<boolean> {
  const [row] = await database.select({ categories: count() }).from(category);
  return row?.categories === 0;
}

/** Numbers the courses from 1. */
function coursesToStore(references: CourseReferences, pictures: PictureIds): CourseToStore[] {
  const teacherIds = new Map(teachersOf(catalogue.courses).map(({ key, id }) => [key, id]));
  return catalogue.courses.map((seed, index) => {
    const place = {
      id: index + 1,
      imageId: pictures.covers.get(seed.key) ?? null,
      teacherIds: seed.teachers.flatMap((teacher) => teacherIds.get(teacherKey(teacher)) ?? []),
    };
    return courseToStore(seed, place, references);
  });
}

function allSeriesToStore(references: CourseReferences, pictures: PictureIds): CourseToStore[] {
  const courseIds = new Map(catalogue.courses.map(({ key }, index) => [key, index + 1]));
  return catalogue.series.map((seed, index) => {
    const memberIds = seed.members.flatMap((key) => courseIds.get(key) ?? []);
    const imageId = pictures.covers.get(seed.key) ?? null;
    return seriesToStore(seed, { id: firstSeriesId + index, imageId, memberIds }, references);
  });
}
