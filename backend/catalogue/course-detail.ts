import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import {
  category,
  course,
  courseCategory,
  courseIsced,
  courseTarget,
  courseTeacher,
  target,
  teacher,
} from '../database/schema/course.ts';
import { getInstitutionsOf, getSeriesSizes } from './course-summaries.ts';

/** A published mooc with everything its page shows; null when there is none. */
export async function getCourse(database: Database, id: number) {
  const [row] = await database
    .select()
    .from(course)
    .where(and(eq(course.id, id), sql`${course.publishedAt} <= now()`));
  if (!row) return null;
  const [institutions, sizes, teachers, categories, targets, iscedCodes] = await Promise.all([
    getInstitutionsOf(database, [id]),
    getSeriesSizes(database, [id]),
    getTeachers(database, id),
    getCategories(database, id),
    getTargets(database, id),
    database
      .select({ code: courseIsced.iscedCode })
      .from(courseIsced)
      .where(eq(courseIsced.courseId, id))
      .orderBy(asc(courseIsced.iscedCode)),
  ]);
  return {
    ...row,
    institutions: institutions.get(id) ?? [],
    seriesSize: sizes.get(id) ?? 0,
    teachers,
    categories,
    targets,
    iscedCodes: iscedCodes.map(({ code }) => code),
  };
}

export type CourseDetail = NonNullable<Awaited<ReturnType<typeof getCourse>>>;

function getTeachers(database: Database, id: number) {
  return database
    .select(getTableColumns(teacher))
    .from(courseTeacher)
    .innerJoin(teacher, eq(teacher.id, courseTeacher.teacherId))
    .where(eq(courseTeacher.courseId, id))
    .orderBy(asc(courseTeacher.position));
}

function getCategories(database: Database, id: number) {
  return database
    .select(getTableColumns(category))
    .from(courseCategory)
    .innerJoin(category, eq(category.id, courseCategory.categoryId))
    .where(eq(courseCategory.courseId, id))
    .orderBy(asc(courseCategory.position));
}

function getTargets(database: Database, id: number) {
  return database
    .select(getTableColumns(target))
    .from(courseTarget)
    .innerJoin(target, eq(target.id, courseTarget.targetId))
    .where(eq(courseTarget.courseId, id))
    .orderBy(asc(target.id));
}
