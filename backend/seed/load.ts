import { readdir } from 'node:fs/promises';
import { count, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { course } from '../database/schema/course.ts';
import { refreshStatistics } from '../database/statistics.ts';
import type { Catalogue } from './catalogue.ts';
import { checkCatalogue } from './catalogue-check.ts';
import type { CourseReferences, NumberedCourse, NumberedSeries } from './load-course-rows.ts';
import { insertCourses, insertSeries } from './load-courses.ts';
import { drawPictures, insertPictures, type PictureIds, planPictures } from './load-pictures.ts';
import { insertReferenceData } from './load-reference.ts';
import { insertTeachers, teacherKey, teachersOf } from './load-teachers.ts';

const firstSeriesId = 1001;

/** Any number that no other program on the same PostgreSQL takes. */
const seedingLock = 7_301_945;

interface LoadOptions {
  readonly catalogue: Catalogue;
  /** Where the trailers lie, `*.webm`. */
  readonly mediaFolder: string;
  /** Gets a line of progress now and then. */
  readonly tell: (line: string) => void;
}

/**
 * Puts the catalogue into an empty database, all of it or nothing; leaves any other database alone.
 * @throws {CatalogueProblem} when the catalogue contradicts itself.
 */
export async function loadCatalogue(database: Database, { catalogue, mediaFolder, tell }: LoadOptions): Promise<void> {
  if (!(await isEmpty(database))) return;
  checkCatalogue(catalogue);
  const plan = planPictures(catalogue);
  const trailers = (await readdir(mediaFolder)).filter((name) => name.endsWith('.webm')).sort();
  const pictures = await drawPictures(plan, (drawn, total) => tell(`seeding: pictures ${drawn}/${total}`));
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${seedingLock})`);
    if (!(await isEmpty(transaction))) return;
    await insertPictures(transaction, pictures);
    await insertReferenceData(transaction, catalogue, plan.ids);
    await insertTeachers(transaction, teachersOf(catalogue.courses), plan.ids.portraits);
    const references = referencesOf(catalogue);
    await insertCourses(transaction, numberCourses(catalogue, plan.ids, trailers), references, (stored) =>
      tell(`seeding: courses ${stored}/${catalogue.courses.length}`),
    );
    await insertSeries(transaction, numberSeries(catalogue, plan.ids), references);
  });
  await refreshStatistics(database);
}

async function isEmpty(database: Database): Promise<boolean> {
  const [row] = await database.select({ courses: count() }).from(course);
  return row?.courses === 0;
}

function referencesOf(catalogue: Catalogue): CourseReferences {
  return {
    institutions: new Map(catalogue.institutions.map((institution) => [institution.acronym, institution])),
    categories: new Map(catalogue.categories.map(({ slug, id }) => [slug, id])),
    targets: new Map(catalogue.targets.map(({ slug }, index) => [slug, index + 1])),
    today: new Date(),
  };
}

/** Numbers the courses from 1; the trailers go round among the courses that have one. */
function numberCourses(catalogue: Catalogue, ids: PictureIds, trailers: readonly string[]): NumberedCourse[] {
  const teacherIds = new Map(teachersOf(catalogue.courses).map(({ key, id }) => [key, id]));
  const withTrailer = catalogue.courses.filter(({ trailer }) => trailer);
  return catalogue.courses.map((seed, index) => ({
    id: index + 1,
    course: seed,
    imageId: ids.covers.get(seed.key) ?? null,
    teacherIds: seed.teachers.flatMap((teacher) => teacherIds.get(teacherKey(teacher)) ?? []),
    trailer: seed.trailer ? (trailers[withTrailer.indexOf(seed) % trailers.length] ?? null) : null,
  }));
}

function numberSeries(catalogue: Catalogue, ids: PictureIds): NumberedSeries[] {
  const courseIds = new Map(catalogue.courses.map(({ key }, index) => [key, index + 1]));
  return catalogue.series.map((series, index) => ({
    id: firstSeriesId + index,
    series,
    imageId: ids.covers.get(series.key) ?? null,
    memberIds: series.members.flatMap((key) => courseIds.get(key) ?? []),
  }));
}
