import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { defaultOrder } from '../catalogue/course-order.ts';
import { isPublished } from '../catalogue/filters.ts';
import type { Database } from '../database/database.ts';
import { iscedField } from '../database/schema/content.ts';
import { courseSearch } from '../database/schema/search.ts';
import { withSettings } from '../database/search-plans.ts';
import { finds, foundIn, rankOf } from './query/conditions.ts';
import type { Expression } from './query/expressions.ts';
import type { Fields } from './query/fields-of-study.ts';
import { type Profile, topicsOf } from './query/profiles.ts';
import { topicScore } from './query/score.ts';

/** What the courses should be near to. */
export interface Nearness {
  readonly fields: Fields;
  /** Topics that near courses are about. */
  readonly topics: Profile;
  /** Words that near courses have in common. */
  readonly expressions: readonly Expression[];
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
const maxCompared = { ofField: 40, byWords: 200, byCategory: 24 };

/** The nearest courses: by field of study, by words in common, by institution; otherwise in the usual order. */
export function findNearCourses(database: Database, near: Nearness, limit: number): Promise<NearCourse[]> {
  const { courseId, categoryIds, institutionIds } = courseSearch;
  const words = near.expressions.length > 0 ? rankOf(near.expressions) : sql`0`;
  const isColleague = sql`${institutionIds} && ${sql.param(near.institutionIds)}::int[]`;
  const score = sql<number>`candidate.worth + ${worthOfWords}::float8 * ${words}
    + ${worthOfTopics}::float8 * ${topicScore(near.topics)}
    + case when ${isColleague} then ${worthOfInstitution}::float8 else 0 end`;
  // When few courses have the words, the planner would scan the table in the hope of early matches, and so read every row.
  return withSettings(database, { enable_seqscan: 'off' }, async (transaction) =>
    transaction
      .select({ id: courseId, score: score.as('score'), categoryIds })
      .from(sql`(${candidates(near)}) as candidate`)
      .innerJoin(courseSearch, sql`${courseId} = candidate.course_id`)
      .where(and(isPublished, excluded(near), inCategories(near)))
      .orderBy(sql`score desc`, ...defaultOrder(courseSearch))
      .limit(limit),
  );
}

/** A field of study as a word of the index (`query/profiles.ts`). */
const fieldWord = (code: SQL): SQL => sql`('F' || ${code})`;
/** The fields of study of a course: for one that names none, the field of its strongest topic. */
export const indexedFields = sql<string[]>`array(
  select substr(word, 2) from unnest(tsvector_to_array(${courseSearch.topics})) as word where starts_with(word, 'F'))`;

const excluded = ({ excludedId }: Nearness) =>
  excludedId === null ? undefined : ne(courseSearch.courseId, excludedId);

const inCategories = ({ categoryIds }: Nearness) =>
  categoryIds === null
    ? undefined
    : and(eq(courseSearch.kind, 'course'), sql`${courseSearch.categoryIds} && ${sql.param(categoryIds)}::int[]`);

/** The courses to compare, each with the weight of its fields in common. */
function candidates(near: Nearness): SQL {
  const ways = [byField(near), byTopics(near), byWords(near), near.categoryIds && byCategory(near)].filter(
    (way) => way !== null,
  );
  return sql`with field as (${fieldsAndSiblings(near.fields)})
    select ${courseSearch.courseId}, (
      select coalesce(sum(field.worth), 0) / power(greatest(count(*), 1), ${breadth}::float8)
      from unnest(${indexedFields}) as own(code) left join field using (code)
    ) as worth
    from (select distinct course_id from (${sql.join(ways, sql` union all `)}) as every(course_id)) as way
    join ${courseSearch} on ${courseSearch.courseId} = way.course_id`;
}

function fieldsAndSiblings(fields: Fields): SQL {
  const wanted = sql`unnest(${sql.param([...fields.keys()])}::text[], ${sql.param([...fields.values()])}::float8[]) as wanted(code, worth)`;
  return sql`select f.code, max(wanted.worth * case when f.code = wanted.code then 1 else ${worthOfSibling}::float8 end) as worth
    from ${wanted} join ${iscedField} f on left(f.code, 3) = left(wanted.code, 3) group by f.code`;
}

function byField(near: Nearness): SQL {
  const ofField = sql`${courseSearch.found} @@ ${fieldWord(sql`field.code`)}::tsquery`;
  return sql`(select of_field.course_id from field, lateral (
      select ${courseSearch.courseId} from ${courseSearch}
      where ${and(ofField, inCategories(near))} limit ${maxCompared.ofField}
    ) as of_field)`;
}

function byTopics(near: Nearness): SQL | null {
  const topics = topicsOf(near.topics);
  if (topics === '') return null;
  const where = and(finds(topics), inCategories(near));
  return sql`(select ${courseSearch.courseId} from ${courseSearch} where ${where} limit ${maxCompared.byWords})`;
}

function byWords(near: Nearness): SQL | null {
  const words = foundIn(rarest(near.expressions));
  if (words === null) return null;
  const where = and(words, inCategories(near));
  return sql`(select ${courseSearch.courseId} from ${courseSearch} where ${where} limit ${maxCompared.byWords})`;
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
