import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { category, course, institution, seriesMember, target, teacher } from '../database/schema/course.ts';
import { courseSearch } from '../database/schema/search.ts';

export type Institution = typeof institution.$inferSelect;

/** The published courses of a series, each with its place. */
const members = sql.raw(`from series_member of join course member on member.id = of.member_id
    where of.series_id = course.id and member.published_at <= now()`);

/**
 * Ordered arrays of ids of what belongs to a course, selected beside its columns. A join would repeat large rows that many courses
 * share, such as biographies, and reading rows is the main cost.
 */
export const related = {
  /** The institution in charge comes first. A series also has the institutions of its published courses, after its own. */
  institutionIds: sql<number[]>`array(
    select id from (
      select of.institution_id as id, array[0, 0, of.position] as place
      from course_institution of where of.course_id = course.id
      union all
      select its.institution_id, array[1, of.position, its.position]
      from series_member of join course member on member.id = of.member_id
        join course_institution its on its.course_id = of.member_id
      where of.series_id = course.id and member.published_at <= now()) as offering
    group by id order by min(place))`,
  teacherIds: sql<number[]>`array(
    select of.teacher_id from course_teacher of where of.course_id = course.id order by of.position)`,
  categoryIds: sql<number[]>`array(
    select of.category_id from course_category of where of.course_id = course.id order by of.position)`,
  targetIds: sql<number[]>`array(
    select of.target_id from course_target of where of.course_id = course.id order by of.target_id)`,
  iscedCodes: sql<string[]>`array(
    select of.isced_code from course_isced of where of.course_id = course.id order by of.isced_code)`,
  /** The published series that contain the course. */
  seriesIds: sql<number[]>`array(
    select of.series_id from series_member of join course series on series.id = of.series_id
    where of.member_id = course.id and series.published_at <= now() order by of.series_id)`,
  /** The number of a series' courses, unpublished ones included. */
  seriesSize: sql<number>`(select count(*)::int from series_member of where of.series_id = course.id)`,
  /** The published courses of a series. */
  memberIds: sql<number[]>`array(select of.member_id ${members} order by of.position)`,
};

/** Everything that the page of a course shows. */
export type CourseDetail = Awaited<ReturnType<typeof getCourses>>[number];

/** Published courses with everything that their pages show, in the order of the ids; unknown ids are left out. */
export async function getCourses(database: Database, ids: readonly number[]) {
  const rows = await database
    .select({ ...getTableColumns(course), ...related })
    .from(course)
    .where(and(inArray(course.id, [...ids]), sql`${course.publishedAt} <= now()`));
  const isNamed = (id: PgColumn, kind: 'institutionIds' | 'teacherIds' | 'categoryIds' | 'targetIds') =>
    inArray(id, [...new Set(rows.flatMap((row) => row[kind]))]);
  const [institutions, teachers, categories, targets] = await Promise.all([
    byId(database.select().from(institution).where(isNamed(institution.id, 'institutionIds'))),
    byId(database.select().from(teacher).where(isNamed(teacher.id, 'teacherIds'))),
    byId(database.select().from(category).where(isNamed(category.id, 'categoryIds'))),
    byId(database.select().from(target).where(isNamed(target.id, 'targetIds'))),
  ]);
  const courses = rows.map(({ institutionIds, teacherIds, categoryIds, targetIds, ...row }) => ({
    ...row,
    institutions: pick(institutionIds, institutions),
    teachers: pick(teacherIds, teachers),
    categories: pick(categoryIds, categories),
    targets: pick(targetIds, targets),
  }));
  return pick(ids, new Map(courses.map((row) => [row.id, row])));
}

const institutionFields = Object.entries(getTableColumns(institution)).map(
  ([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`,
);
const institutions = sql<Institution[]>`coalesce((
  select json_agg(json_build_object(${sql.join(institutionFields, sql`, `)}) order by of.place)
  from unnest(${related.institutionIds}) with ordinality as of(id, place)
  join ${institution} on ${institution.id} = of.id), '[]')`;

/** What a series' card shows of one of its courses. */
interface MemberFacts {
  /** Milliseconds since the epoch. */
  readonly opensAt: number | null;
  readonly closesAt: number | null;
  readonly language: string;
  readonly eqfLevel: string | null;
}

/** The facts of a series' published courses, in their order; null for a course. */
const memberFacts = sql<readonly MemberFacts[] | null>`(
  select json_agg(json_build_object(
    'opensAt', (extract(epoch from member.opens_at) * 1000)::bigint,
    'closesAt', (extract(epoch from member.closes_at) * 1000)::bigint,
    'language', member.language, 'eqfLevel', member.eqf_level) order by of.position)
  ${members})`;

/**
 * Characters of a description in a summary, more than editors write. A description with a pasted picture may have a million, and the
 * web app gives up an answer of 20 MB (`docs/rest-contract.md`), for which twenty such courses in a list would be enough.
 */
const maxSummaryText = 100_000;
const beginning = sql<string | null>`left(${course.description}, ${sql.raw(String(maxSummaryText))})`;

/** What a card shows of a course. */
export type CourseSummary = Awaited<ReturnType<typeof getSummaries>>[number];

/**
 * Summaries in the order of the ids; unknown ids are left out. Each connection plans this statement only once, because it is prepared
 * under a name and the subquery hides the list of ids from the planner.
 */
export async function getSummaries(database: Database, ids: readonly number[]) {
  const { id, language, subtitleLanguages, title, subtitle, imageId } = course;
  const { opensAt, closesAt, hours, weeks, eqfLevels } = courseSearch;
  const { seriesSize } = related;
  const rows = await database
    .select({
      id,
      language,
      subtitleLanguages,
      title,
      subtitle,
      description: beginning,
      imageId,
      institutions,
      seriesSize,
      opensAt,
      closesAt,
      hours,
      weeks,
      eqfLevels,
      memberFacts,
    })
    .from(course)
    .innerJoin(courseSearch, eq(courseSearch.courseId, id))
    .where(sql`${id} = any(array(select unnest(${sql.param(ids)}::int[])))`)
    .prepare('summaries')
    .execute();
  return pick(ids, new Map(rows.map((row) => [row.id, row])));
}

/** The published courses of these series, in the order of each series; a course of several series comes once. */
export async function getSeriesMembers(database: Database, seriesIds: readonly number[]): Promise<CourseSummary[]> {
  const rows = await database
    .select({ id: seriesMember.memberId })
    .from(seriesMember)
    .innerJoin(course, eq(course.id, seriesMember.memberId))
    .where(and(inArray(seriesMember.seriesId, [...seriesIds]), sql`${course.publishedAt} <= now()`))
    .orderBy(asc(seriesMember.seriesId), asc(seriesMember.position));
  return getSummaries(database, [...new Set(rows.map(({ id }) => id))]);
}

const demonstrationPattern = /^\/courses\/(?<id>[1-9]\d{0,8})$/;

/** The stored address of a made-up demonstration course: only a path, because host and port can change. */
export function demonstrationPath(courseId: number): string {
  return `/courses/${courseId}`;
}

/** The demonstration course at such a path; null for a real course, whose address leads to another site. */
export async function findDemonstrationCourse(database: Database, path: string): Promise<CourseDetail | null> {
  const id = demonstrationPattern.exec(path)?.groups?.id;
  const [found] = id ? await getCourses(database, [Number(id)]) : [];
  return found?.courseUrl === path ? found : null;
}

async function byId<Row extends { readonly id: number }>(query: PromiseLike<readonly Row[]>) {
  return new Map((await query).map((row) => [row.id, row]));
}

function pick<Row>(ids: readonly number[], rows: ReadonlyMap<number, Row>): Row[] {
  return ids.flatMap((id) => rows.get(id) ?? []);
}
