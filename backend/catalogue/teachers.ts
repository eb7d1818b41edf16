import { and, arrayOverlaps, asc, desc, eq, getTableColumns, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { courseTeacher, institution, teacher } from '../database/schema/course.ts';
import { courseSearch } from '../database/schema/search.ts';
import { defaultOrder } from './course-order.ts';
import { getSummaries } from './courses.ts';
import { isPublished } from './filters.ts';

/** A teacher without biography, with the number of published courses in the given selection. */
export type CountedTeacher = Awaited<ReturnType<typeof getTeachersOf>>[number];

/** Limits of one answer: a teacher's courses and colleagues, an institution's teachers. */
const maxCourses = 100;
const maxColleagues = 50;
const maxTeachers = 60;

/** A teacher with courses in the usual order, and colleagues; null for a teacher without a published course. */
export async function getTeacher(database: Database, id: number) {
  const [found] = await database.select().from(teacher).where(eq(teacher.id, id));
  const own = await database
    .select({ id: courseSearch.courseId })
    .from(courseTeacher)
    .innerJoin(courseSearch, and(eq(courseSearch.courseId, courseTeacher.courseId), isPublished))
    .where(eq(courseTeacher.teacherId, id))
    .orderBy(...defaultOrder(courseSearch));
  if (!found || own.length === 0) return null;
  const courseIds = own.map((course) => course.id);
  return {
    teacher: found,
    courses: await getSummaries(database, courseIds.slice(0, maxCourses)),
    courseCount: courseIds.length,
    /** Those who teach the same courses, most shared courses first. */
    colleagues: await getTeachersOf(
      database,
      sql`${inArray(courseTeacher.courseId, courseIds)} and ${ne(courseTeacher.teacherId, id)}`,
      maxColleagues,
    ),
  };
}

/** The teachers of an institution's courses; null for an unknown institution. */
export async function getTeachersOfInstitution(
  database: Database,
  id: number,
): Promise<readonly CountedTeacher[] | null> {
  const [found] = await database.select({ id: institution.id }).from(institution).where(eq(institution.id, id));
  return found ? getTeachersOf(database, arrayOverlaps(courseSearch.institutionIds, [id]), maxTeachers) : null;
}

/** The teachers of some courses, those with most courses first. @param where a condition on `course_teacher` and `course_search` */
function getTeachersOf(database: Database, where: SQL, limit: number) {
  const { biographyIt: _it, biographyEn: _en, ...shown } = getTableColumns(teacher);
  const courseCount = sql<number>`count(*)::int`;
  return database
    .select({ ...shown, courseCount })
    .from(courseTeacher)
    .innerJoin(courseSearch, and(eq(courseSearch.courseId, courseTeacher.courseId), isPublished))
    .innerJoin(teacher, eq(teacher.id, courseTeacher.teacherId))
    .where(where)
    .groupBy(teacher.id)
    .orderBy(desc(courseCount), asc(teacher.lastName), asc(teacher.firstName), asc(teacher.id))
    .limit(limit);
}

/** Ids of teachers with a published course, ascending, from the first id greater than `after`. */
export async function listTeacherIds(database: Database, after: number, limit: number): Promise<readonly number[]> {
  const rows = await database
    .selectDistinct({ id: courseTeacher.teacherId })
    .from(courseTeacher)
    .innerJoin(courseSearch, and(eq(courseSearch.courseId, courseTeacher.courseId), isPublished))
    .where(gt(courseTeacher.teacherId, after))
    .orderBy(asc(courseTeacher.teacherId))
    .limit(limit);
  return rows.map(({ id }) => id);
}
