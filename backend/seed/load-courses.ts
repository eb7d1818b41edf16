import { indexCourses } from '../catalogue/index-courses.ts';
import type { Database } from '../database/database.ts';
import * as schema from '../database/schema/course.ts';
import {
  type CourseReferences,
  courseRow,
  type NumberedCourse,
  type NumberedSeries,
  seriesRow,
} from './load-course-rows.ts';

/** Rows of one `INSERT`, and of one round of indexing. */
const batchSize = 200;

/** Stores courses in batches and makes them findable; tells how many are done. */
export async function insertCourses(
  database: Database,
  courses: readonly NumberedCourse[],
  references: CourseReferences,
  tell: (stored: number) => void,
): Promise<void> {
  for (let start = 0; start < courses.length; start += batchSize) {
    const batch = courses.slice(start, start + batchSize);
    await database.insert(schema.course).values(batch.map((numbered) => courseRow(numbered, references)));
    await insertInstitutionsAndCategories(
      database,
      batch.map(({ id, course }) => ({ id, seed: course })),
      references,
    );
    await insertTeachersTargetsAndFields(database, batch, references);
    await indexCourses(
      database,
      batch.map(({ id }) => id),
    );
    tell(start + batch.length);
  }
}

/** Stores series, after their members, and makes them findable. */
export async function insertSeries(
  database: Database,
  list: readonly NumberedSeries[],
  references: CourseReferences,
): Promise<void> {
  await database.insert(schema.course).values(list.map((numbered) => seriesRow(numbered, references)));
  await insertInstitutionsAndCategories(
    database,
    list.map(({ id, series }) => ({ id, seed: series })),
    references,
  );
  const members = list.flatMap(({ id, memberIds }) =>
    memberIds.map((memberId, position) => ({ seriesId: id, memberId, position })),
  );
  await database.insert(schema.seriesMember).values(members);
  await indexCourses(
    database,
    list.map(({ id }) => id),
  );
}

interface NumberedSeed {
  readonly id: number;
  readonly seed: { readonly institutions: readonly string[]; readonly categories: readonly string[] };
}

async function insertInstitutionsAndCategories(database: Database, list: NumberedSeed[], references: CourseReferences) {
  const institutions = list.flatMap(({ id, seed }) =>
    seed.institutions.map((acronym, position) => ({
      courseId: id,
      institutionId: known(references.institutions, acronym).id,
      position,
    })),
  );
  const categories = list.flatMap(({ id, seed }) =>
    seed.categories.map((slug, position) => ({
      courseId: id,
      categoryId: known(references.categories, slug),
      position,
    })),
  );
  if (institutions.length > 0) await database.insert(schema.courseInstitution).values(institutions);
  if (categories.length > 0) await database.insert(schema.courseCategory).values(categories);
}

async function insertTeachersTargetsAndFields(
  database: Database,
  batch: NumberedCourse[],
  references: CourseReferences,
) {
  const teachers = batch.flatMap(({ id, teacherIds }) =>
    teacherIds.map((teacherId, position) => ({ courseId: id, teacherId, position })),
  );
  const targets = batch.flatMap(({ id, course }) =>
    course.targets.map((slug) => ({ courseId: id, targetId: known(references.targets, slug) })),
  );
  const fields = batch.flatMap(({ id, course }) => course.isced.map((iscedCode) => ({ courseId: id, iscedCode })));
  if (teachers.length > 0) await database.insert(schema.courseTeacher).values(teachers);
  if (targets.length > 0) await database.insert(schema.courseTarget).values(targets);
  if (fields.length > 0) await database.insert(schema.courseIsced).values(fields);
}

/** What the catalogue calls by this name. @throws {Error} when the database has nothing of that name. */
function known<Value>(values: ReadonlyMap<string, Value>, name: string): Value {
  const value = values.get(name);
  if (value === undefined) throw new Error(`The database has nothing called ${name}: seed it first.`);
  return value;
}
