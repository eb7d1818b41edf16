import { and, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { category, course, target, teacher } from '../database/schema/course.ts';
import { institution } from '../database/schema/institution.ts';

/**
 * Ids of what belongs to a course, each in its order: arrays beside its columns, because a join would repeat what many
 * courses share, biographies among them, and reading rows is what costs.
 */
const related = {
  institutionIds: sql<number[]>`array(
    select of.institution_id from course_institution of where of.course_id = course.id order by of.position)`,
  teacherIds: sql<number[]>`array(
    select of.teacher_id from course_teacher of where of.course_id = course.id order by of.position)`,
  categoryIds: sql<number[]>`array(
    select of.category_id from course_category of where of.course_id = course.id order by of.position)`,
  targetIds: sql<number[]>`array(
    select of.target_id from course_target of where of.course_id = course.id order by of.target_id)`,
  iscedCodes: sql<string[]>`array(
    select of.isced_code from course_isced of where of.course_id = course.id order by of.isced_code)`,
  /** Of a series: all of its courses. */
  seriesSize: sql<number>`(select count(*)::int from series_member of where of.series_id = course.id)`,
  /** Of a series: the published ones. */
  memberIds: sql<number[]>`array(
    select of.member_id from series_member of join course member on member.id = of.member_id
    where of.series_id = course.id and member.published_at <= now() order by of.position)`,
};

/** A published mooc with everything its page shows; null when there is none. */
export async function getCourse(database: Database, id: number): Promise<CourseDetail | null> {
  const [found] = await getCourses(database, [id]);
  return found ?? null;
}

/** Published moocs with everything their pages show, in the order of the ids; ids that are gone are left out. */
export async function getCourses(database: Database, ids: readonly number[]) {
  const rows = await database
    .select({ ...getTableColumns(course), ...related })
    .from(course)
    .where(and(inArray(course.id, [...ids]), sql`${course.publishedAt} <= now()`));
  const { institutions, teachers, categories, targets } = await readRelated(database, rows);
  const courses = rows.map(({ institutionIds, teacherIds, categoryIds, targetIds, ...row }) => ({
    ...row,
    institutions: institutionIds.flatMap((id) => institutions.get(id) ?? []),
    teachers: teacherIds.flatMap((id) => teachers.get(id) ?? []),
    categories: categoryIds.flatMap((id) => categories.get(id) ?? []),
    targets: targetIds.flatMap((id) => targets.get(id) ?? []),
  }));
  const found = new Map(courses.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

export type CourseDetail = Awaited<ReturnType<typeof getCourses>>[number];

type Related = 'institutionIds' | 'teacherIds' | 'categoryIds' | 'targetIds';

/** What any of the courses refers to, each row once. */
async function readRelated(database: Database, courses: readonly Readonly<Record<Related, readonly number[]>>[]) {
  const ids = (kind: Related) => [...new Set(courses.flatMap((row) => row[kind]))];
  const [institutions, teachers, categories, targets] = await Promise.all([
    byId(
      database
        .select()
        .from(institution)
        .where(inArray(institution.id, ids('institutionIds'))),
    ),
    byId(
      database
        .select()
        .from(teacher)
        .where(inArray(teacher.id, ids('teacherIds'))),
    ),
    byId(
      database
        .select()
        .from(category)
        .where(inArray(category.id, ids('categoryIds'))),
    ),
    byId(
      database
        .select()
        .from(target)
        .where(inArray(target.id, ids('targetIds'))),
    ),
  ]);
  return { institutions, teachers, categories, targets };
}

async function byId<Row extends { readonly id: number }>(query: PromiseLike<readonly Row[]>) {
  return new Map((await query).map((row) => [row.id, row]));
}
