import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { courseCategory, courseTarget, courseTeacher, seriesMember, teacher } from '../database/schema/course.ts';
import { courseSearch } from '../database/schema/search.ts';
import { getInstitutionsOf } from './course-summaries.ts';

export type Related = Awaited<ReturnType<typeof loadRelated>>;

/** What belongs to the courses, by the id of the course. Members of series come as they are indexed. */
export async function loadRelated(database: Database, ids: number[]) {
  const teachers = await database
    .select({ courseId: courseTeacher.courseId, firstName: teacher.firstName, lastName: teacher.lastName })
    .from(courseTeacher)
    .innerJoin(teacher, eq(teacher.id, courseTeacher.teacherId))
    .where(inArray(courseTeacher.courseId, ids))
    .orderBy(asc(courseTeacher.position));
  const categories = await database
    .select({ courseId: courseCategory.courseId, id: courseCategory.categoryId })
    .from(courseCategory)
    .where(inArray(courseCategory.courseId, ids));
  const targets = await database
    .select({ courseId: courseTarget.courseId, id: courseTarget.targetId })
    .from(courseTarget)
    .where(inArray(courseTarget.courseId, ids));
  const members = await database
    .select({ courseId: seriesMember.seriesId, search: courseSearch })
    .from(seriesMember)
    .innerJoin(courseSearch, eq(courseSearch.courseId, seriesMember.memberId))
    .where(inArray(seriesMember.seriesId, ids));
  const byCourse = <Row extends { courseId: number }>(rows: Row[]) => Map.groupBy(rows, (row) => row.courseId);
  return {
    institutions: await getInstitutionsOf(database, ids),
    teachers: byCourse(teachers),
    categories: byCourse(categories),
    targets: byCourse(targets),
    members: byCourse(members),
  };
}
