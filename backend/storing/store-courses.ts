import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { inBatches, insertRows } from '../database/insert-rows.ts';
import * as schema from '../database/schema/course.ts';
import { indexCourses } from './index-courses.ts';

/** A course or a series with all its stored data; each list is in the order shown. */
export interface CourseToStore {
  readonly row: typeof schema.course.$inferInsert;
  /** False for a stored course, which keeps its key, its publication date and every field that is undefined here. */
  readonly isNew: boolean;
  readonly institutionIds: readonly number[];
  readonly teacherIds: readonly number[];
  readonly categoryIds: readonly number[];
  readonly iscedCodes: readonly string[];
  /** Undefined: unknown, so the stored targets stay. */
  readonly targetIds: readonly number[] | undefined;
  /** The courses of a series. */
  readonly memberIds: readonly number[];
}

/** Courses in one batch of writing and indexing. */
export const courseBatchSize = 200;

/** An arbitrary number; no other program on the same PostgreSQL may use it. */
const coursesLock = 7_301_946;

/** Waits until no other transaction changes stored courses, then makes others wait until this transaction ends. */
export async function lockCourses(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${coursesLock})`);
}

/**
 * Stores and indexes courses, then series. A stored series is indexed again when one of its courses changes. Call it in a transaction.
 *
 * @param onProgress called with the number of courses stored so far
 */
export async function storeCourses(
  database: Database,
  courses: readonly CourseToStore[],
  onProgress: (stored: number) => void,
): Promise<void> {
  let stored = 0;
  for (const kind of ['course', 'series'] as const) {
    const ofKind = courses.filter(({ row }) => row.kind === kind);
    for (const batch of inBatches(byFields(ofKind), courseBatchSize)) {
      const ids = batch.map(({ row }) => row.id);
      await writeCourses(database, batch);
      await indexCourses(database, ids);
      stored += batch.length;
      onProgress(stored);
    }
  }
  await indexSeriesOf(database, new Set(courses.map(({ row }) => row.id)));
}

/**
 * Sorts courses by their fields of study, those of a single field first. A text search reads up to thousands of search rows, mostly of a
 * few fields, and rows that are written one after another share the pages of the table (bench/README.md).
 */
export function byFields<Course extends { readonly iscedCodes: readonly string[] }>(
  courses: readonly Course[],
): Course[] {
  const ofFields = Map.groupBy(courses, ({ iscedCodes }) => [iscedCodes.length, ...iscedCodes.toSorted()].join());
  return [...ofFields].sort(([one], [other]) => one.localeCompare(other)).flatMap(([, same]) => same);
}

async function writeCourses(database: Database, courses: readonly CourseToStore[]): Promise<void> {
  const known = courses.filter(({ isNew }) => !isNew);
  const added = courses.filter(({ isNew }) => isNew).map(({ row }) => row);
  await insertRows(database, schema.course, added);
  for (const { row } of known) {
    const { id, key: _key, publishedAt: _publishedAt, ...changed } = row;
    await database.update(schema.course).set(changed).where(eq(schema.course.id, id));
  }
  await removeRelations(database, known);
  await insertRelations(database, courses);
}

async function removeRelations(database: Database, courses: readonly CourseToStore[]): Promise<void> {
  if (courses.length === 0) return;
  const ids = courses.map(({ row }) => row.id);
  for (const table of [schema.courseInstitution, schema.courseTeacher, schema.courseCategory, schema.courseIsced]) {
    await database.delete(table).where(inArray(table.courseId, ids));
  }
  const withTargets = courses.filter(({ targetIds }) => targetIds !== undefined).map(({ row }) => row.id);
  await database.delete(schema.courseTarget).where(inArray(schema.courseTarget.courseId, withTargets));
  await database.delete(schema.seriesMember).where(inArray(schema.seriesMember.seriesId, ids));
}

async function insertRelations(database: Database, courses: readonly CourseToStore[]): Promise<void> {
  /** One row for each distinct item of each course. */
  const rows = <Item, Row>(
    itemsOf: (course: CourseToStore) => readonly Item[],
    rowOf: (courseId: number, item: Item, position: number) => Row,
  ) =>
    courses.flatMap((course) => [...new Set(itemsOf(course))].map((item, place) => rowOf(course.row.id, item, place)));
  const institutions = rows(
    ({ institutionIds }) => institutionIds,
    (courseId, institutionId, position) => ({ courseId, institutionId, position }),
  );
  const teachers = rows(
    ({ teacherIds }) => teacherIds,
    (courseId, teacherId, position) => ({ courseId, teacherId, position }),
  );
  const categories = rows(
    ({ categoryIds }) => categoryIds,
    (courseId, categoryId, position) => ({ courseId, categoryId, position }),
  );
  const fields = rows(
    ({ iscedCodes }) => iscedCodes,
    (courseId, iscedCode) => ({ courseId, iscedCode }),
  );
  const targets = rows(
    ({ targetIds = [] }) => targetIds,
    (courseId, targetId) => ({ courseId, targetId }),
  );
  const members = rows(
    ({ memberIds }) => memberIds,
    (seriesId, memberId, position) => ({ seriesId, memberId, position }),
  );
  await insertRows(database, schema.courseInstitution, institutions);
  await insertRows(database, schema.courseTeacher, teachers);
  await insertRows(database, schema.courseCategory, categories);
  await insertRows(database, schema.courseIsced, fields);
  await insertRows(database, schema.courseTarget, targets);
  await insertRows(database, schema.seriesMember, members);
}

async function indexSeriesOf(database: Database, stored: ReadonlySet<number>): Promise<void> {
  const others = new Set<number>();
  for (const batch of inBatches([...stored], courseBatchSize)) {
    const rows = await database
      .selectDistinct({ id: schema.seriesMember.seriesId })
      .from(schema.seriesMember)
      .where(inArray(schema.seriesMember.memberId, [...batch]));
    for (const { id } of rows) if (!stored.has(id)) others.add(id);
  }
  for (const batch of inBatches([...others], courseBatchSize)) await indexCourses(database, batch);
}
