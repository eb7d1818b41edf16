import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { isPublished } from '../catalogue/filters.ts';
import { usualOrder } from '../catalogue/search-courses.ts';
import type { Database } from '../database/database.ts';
import { iscedField } from '../database/schema/content.ts';
import { courseCategory, courseIsced } from '../database/schema/course.ts';
import { courseSearch } from '../database/schema/search.ts';
import { type Expression, foundIn, rankOf } from './expressions.ts';
import type { Fields } from './topics.ts';

/** What courses are to be near to. */
export interface Nearness {
  readonly fields: Fields;
  /** Words in common. */
  readonly expressions: readonly Expression[];
  /** Whose courses are a little nearer than others. */
  readonly institutionIds: readonly number[];
  /** Courses, without series, of one of these categories alone, and as many as there are; null: all that are near. */
  readonly categoryIds: readonly number[] | null;
  readonly excludedId: number | null;
}

export interface NearCourse {
  readonly id: number;
  readonly score: number;
  readonly categoryIds: readonly number[];
}

/** A narrower field of the same narrow field of ISCED-F (three digits) is so near. */
const worthOfSibling = 0.4;
/** Of how many fields a course is counts against it, by this power. */
const breadth = 0.75;
const worthOfWords = 4;
const worthOfInstitution = 0.1;
/** Courses that are compared, however large the catalogue is: by field, by words, and in the usual order. */
const mostCompared = { byField: 600, byWords: 400, others: 50 };

/** The nearest courses: by field of study, by words in common, by institution; otherwise in the usual order. */
export function findNearCourses(database: Database, near: Nearness, limit: number): Promise<NearCourse[]> {
  const { courseId, categoryIds, institutionIds } = courseSearch;
  const words = near.expressions.length > 0 ? rankOf(near.expressions) : sql`0`;
  const isColleague = sql`${institutionIds} && ${sql.param(near.institutionIds)}::int[]`;
  const score = sql<number>`candidate.worth + ${worthOfWords}::float8 * ${words}
    + case when ${isColleague} then ${worthOfInstitution}::float8 else 0 end`;
  return database
    .select({ id: courseId, score: score.as('score'), categoryIds })
    .from(sql`(${candidates(near)}) as candidate`)
    .innerJoin(courseSearch, sql`${courseId} = candidate.course_id`)
    .where(and(isPublished, excluded(near), inCategories(near)))
    .orderBy(sql`score desc`, ...usualOrder(courseSearch))
    .limit(limit);
}

const excluded = ({ excludedId }: Nearness) =>
  excludedId === null ? undefined : ne(courseSearch.courseId, excludedId);

const inCategories = ({ categoryIds }: Nearness) =>
  categoryIds === null
    ? undefined
    : and(eq(courseSearch.kind, 'course'), sql`${courseSearch.categoryIds} && ${sql.param(categoryIds)}::int[]`);

/** The courses that are compared, with what the fields that they have in common are worth. */
function candidates(near: Nearness): SQL {
  const { courseId } = courseSearch;
  const words = foundIn(near.expressions);
  const ways = [
    byField(near),
    words &&
      sql`(select ${courseId}, 0 from ${courseSearch} where ${and(words, inCategories(near))} limit ${mostCompared.byWords})`,
    near.categoryIds &&
      sql`(select ${courseId}, 0 from ${courseSearch} where ${inCategories(near)}
        order by ${sql.join(usualOrder(courseSearch), sql`, `)} limit ${mostCompared.others})`,
  ].filter((way) => way !== null);
  return sql`select course_id, max(worth) as worth from (${sql.join(ways, sql` union all `)}) as way(course_id, worth)
    group by course_id`;
}

/** Courses of the fields and of their siblings: one of a single field is nearer than one of many. */
function byField({ fields, categoryIds }: Nearness): SQL {
  const wanted = sql`unnest(${sql.param([...fields.keys()])}::text[], ${sql.param([...fields.values()])}::float8[]) as wanted(code, worth)`;
  const field = sql`select f.code, max(wanted.worth * case when f.code = wanted.code then 1 else ${worthOfSibling}::float8 end) as worth
    from ${wanted} join ${iscedField} f on left(f.code, 3) = left(wanted.code, 3) group by f.code`;
  const ofCategories =
    categoryIds === null
      ? sql``
      : sql`where of.course_id in (select course_id from ${courseCategory} where category_id = any(${sql.param(categoryIds)}::int[]))`;
  return sql`(select of.course_id, sum(field.worth) / power((select count(*) from ${courseIsced} own where own.course_id = of.course_id), ${breadth}::float8)
    from (${field}) as field join ${courseIsced} of on of.isced_code = field.code ${ofCategories}
    group by of.course_id order by sum(field.worth) desc limit ${mostCompared.byField})`;
}
