import { and, asc, count, desc, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { courseSearch } from '../database/schema/search.ts';
import { type CourseRestrictions, restrictionsToSql } from './search-conditions.ts';
import { queryAsTyped, queryCorrected, type TextQuery } from './text-query.ts';
import { searchWordsOf } from './words.ts';

export interface CourseQuery extends CourseRestrictions {
  /** As typed; blank: no search for text. */
  readonly text: string;
  /** 1-based. */
  readonly page: number;
  readonly pageSize: number;
}

export interface CoursePage {
  /** Of the moocs on the page, in order; none beyond the last page. */
  readonly ids: readonly number[];
  readonly total: number;
}

/** When the words as typed find fewer, misspelt words are tolerated. */
const fewResults = 3;

/**
 * Searches the catalogue: filters, and the text in Italian and English with accents folded, the last word perhaps half typed.
 * Best match first; without a text featured moocs first, then the newest. A text without any word ("?!") finds nothing.
 */
export async function searchCourses(database: Database, query: CourseQuery): Promise<CoursePage> {
  if (query.text.trim() === '') return findPage(database, query);
  const words = searchWordsOf(query.text);
  if (words.length === 0) return { ids: [], total: 0 };
  const asTyped = await queryAsTyped(database, words);
  const found = await findTextPage(database, query, asTyped);
  if (found.total >= fewResults) return found;
  const tolerant = await queryCorrected(database, words, asTyped);
  return tolerant === null ? found : findTextPage(database, query, tolerant);
}

/** The number of all matches beside each row of a page. */
const everyMatch = sql<string>`count(*) over ()`;
const notCounted = sql<string>`0`;

/** Looks into the index of words first, always: the planner takes reading every row for cheaper than it is. */
function findTextPage(database: Database, query: CourseQuery, text: TextQuery): Promise<CoursePage> {
  return database.transaction(async (transaction) => {
    await transaction.execute(
      sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`,
    );
    const where = and(restrictionsToSql(query), sql`${courseSearch.found} @@ ${text.match}::tsquery`);
    // Every match is read to be ranked, so it is counted on the way.
    const rows = await selectPage(transaction, query, where, relevance(text), everyMatch);
    const [first] = rows;
    const total = first ? Number(first.total) : await countCourses(transaction, where);
    return { ids: rows.map(({ id }) => id), total };
  });
}

async function findPage(database: Database, query: CourseQuery): Promise<CoursePage> {
  const where = restrictionsToSql(query);
  const rows = await selectPage(database, query, where, [], notCounted);
  return { ids: rows.map(({ id }) => id), total: await countCourses(database, where) };
}

function selectPage(database: Database, query: CourseQuery, where: SQL | undefined, order: SQL[], total: SQL<string>) {
  const { featured, publishedAt, courseId } = courseSearch;
  return database
    .select({ id: courseId, total })
    .from(courseSearch)
    .where(where)
    .orderBy(...order, desc(featured), desc(publishedAt), asc(courseId))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
}

async function countCourses(database: Database, where: SQL | undefined): Promise<number> {
  const [row] = await database.select({ total: count() }).from(courseSearch).where(where);
  return row?.total ?? 0;
}

function relevance({ rank, first }: TextQuery): SQL[] {
  const { ranked } = courseSearch;
  const byRank = sql`ts_rank(${ranked}, ${rank}::tsquery) desc`;
  return first ? [sql`(${ranked} @@ ${first}::tsquery) desc`, byRank] : [byRank];
}
