import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { defaultOrder } from '../catalogue/course-order.ts';
import { isPublished } from '../catalogue/filters.ts';
import type { Database } from '../database/database.ts';
import { courseSearch } from '../database/schema/search.ts';
import { withSettings } from '../database/search-plans.ts';
import { finds, foundQuery, rankOf } from './query/conditions.ts';
import type { Expression } from './query/expressions.ts';
import { type Fields, narrowFieldOf } from './query/fields-of-study.ts';
import { fieldWord, type Profile, topicsOf } from './query/profiles.ts';
import { anyOf } from './query/queries.ts';
import { topicScore } from './query/score.ts';

/** What the courses should be near to. */
export interface Nearness {
  readonly fields: Fields;
  /** Topics that near courses are about. */
  readonly topics: Profile;
  /** Words that near courses have in common. */
  readonly expressions: readonly Expression[];
  /** Those of them by which courses are found; the others only order the courses. */
  readonly finding: readonly Expression[];
  /** Courses of these institutions are a little nearer. */
  readonly institutionIds: readonly number[];
  /** Restricts the result to courses (no series) of these categories, and includes all of them, near or not; null: no restriction. */
  readonly categoryIds: readonly number[] | null;
  readonly excludedId: number | null;
}

export interface NearCourse {
  readonly id: number;
  readonly score: number;
  readonly categoryIds: readonly number[];
}

/** Weight of another detailed field within the same narrow field of ISCED-F (three digits). */
const worthOfSibling = 0.4;
/** A course of many fields counts less: the sum of its weights is divided by the number of its fields to this power. */
const breadth = 0.75;
const worthOfWords = 4;
const worthOfTopics = 1;
const worthOfInstitution = 0.1;
/** Limit for the total number of courses with the words: rare words are searched for first, common ones are left out. */
const maxWithWords = 2_000;
/** Maximum courses that are compared, whatever the size of the catalogue. */
const maxCompared = { byField: 100, byTopic: 200, byWords: 200, byCategory: 24 };

/** The nearest courses: by field of study, by topic, by words in common, by institution; otherwise in the usual order. */
export async function findNearCourses(database: Database, near: Nearness, limit: number): Promise<NearCourse[]> {
  const candidates = waysTo(near);
  if (candidates.length === 0) return [];
  const { courseId, categoryIds, institutionIds } = courseSearch;
  const words = near.expressions.length > 0 ? rankOf(near.expressions) : sql`0`;
  const isColleague = sql`${institutionIds} && ${sql.param(near.institutionIds)}::int[]`;
  const score = sql<number>`${fieldScore(near.fields)} + ${worthOfWords}::float8 * ${words}
    + ${worthOfTopics}::float8 * ${topicScore(near.topics)}
    + case when ${isColleague} then ${worthOfInstitution}::float8 else 0 end`;
  // When few courses have the words, the planner would scan the table in the hope of early matches, and so read every row.
  return withSettings(database, { enable_seqscan: 'off' }, async (transaction) =>
    transaction
      .select({ id: courseId, score: score.as('score'), categoryIds })
      .from(
        sql`(select distinct course_id from (${sql.join(candidates, sql` union all `)}) as every(course_id)) as candidate`,
      )
      .innerJoin(courseSearch, sql`${courseId} = candidate.course_id`)
      .where(and(isPublished, excluded(near), inCategories(near)))
      .orderBy(sql`score desc`, ...defaultOrder(courseSearch))
      .limit(limit),
  );
}

/** A query for courses of a field of study. */
const ofField = (code: string): string => `'${fieldWord(code)}'`;
/** The same for all fields of its narrow field. */
const ofSiblings = (code: string): string => `'${fieldWord(narrowFieldOf(code))}':*`;

/** The fields of study of a course: for one that names none, the field of its strongest topic. */
export const indexedFields = sql<string[]>`array(
  select substr(word, 2) from unnest(tsvector_to_array(${courseSearch.topics})) as word where starts_with(word, 'F'))`;

/** The weights of the fields that a course has; those of the siblings of a field are less. */
function fieldScore(fields: Fields): SQL {
  if (fields.size === 0) return sql`0`;
  const narrow = Map.groupBy(fields, ([code]) => narrowFieldOf(code));
  const worthOfNarrow = new Map(
    [...narrow].map(([code, same]) => [code, worthOfSibling * Math.max(...same.map(([, worth]) => worth))] as const),
  );
  const own = [...fields].map(
    ([code, worth]) => sql`when ${code} then ${Math.max(worth, worthOfNarrow.get(narrowFieldOf(code)) ?? 0)}::float8`,
  );
  const siblings = [...worthOfNarrow].map(([code, worth]) => sql`when ${code} then ${worth}::float8`);
  return sql`(select coalesce(sum(case code ${sql.join(own, sql` `)} else
      case left(code, 3) ${sql.join(siblings, sql` `)} else 0 end end), 0) / power(greatest(count(*), 1), ${breadth}::float8)
    from unnest(${indexedFields}) as own(code))`;
}

const excluded = ({ excludedId }: Nearness) =>
  excludedId === null ? undefined : ne(courseSearch.courseId, excludedId);

const inCategories = ({ categoryIds }: Nearness) =>
  categoryIds === null
    ? undefined
    : and(eq(courseSearch.kind, 'course'), sql`${courseSearch.categoryIds} && ${sql.param(categoryIds)}::int[]`);

/** Queries for the courses to compare; none when nothing is known. */
function waysTo(near: Nearness): SQL[] {
  const codes = [...near.fields.keys()];
  return [
    found(near, anyOf(codes.map(ofField)), maxCompared.byField),
    found(near, anyOf([...new Set(codes.map(ofSiblings))]), maxCompared.byField),
    found(near, topicsOf(near.topics), maxCompared.byTopic),
    found(near, foundQuery(rarest(near.finding)), maxCompared.byWords),
    near.categoryIds && byCategory(near),
  ].filter((way) => way !== null);
}

/** Some courses that a query of the index finds; `null` for an empty query. */
function found(near: Nearness, query: string, limit: number): SQL | null {
  if (query === '') return null;
  const where = and(finds(query), inCategories(near));
  return sql`(select ${courseSearch.courseId} from ${courseSearch} where ${where} limit ${limit})`;
}

/** The rarest expressions, at least one: common words say little about a course and are slow to search for. */
function rarest(expressions: readonly Expression[]): readonly Expression[] {
  const byRarity = expressions.filter(({ courses }) => courses > 0).sort((one, other) => one.courses - other.courses);
  let sum = 0;
  return byRarity.filter(({ courses }, place) => {
    sum += courses;
    return place === 0 || sum <= maxWithWords;
  });
}

function byCategory(near: Nearness): SQL {
  return sql`(select ${courseSearch.courseId} from ${courseSearch} where ${inCategories(near)}
    order by ${sql.join(defaultOrder(courseSearch), sql`, `)} limit ${maxCompared.byCategory})`;
}
