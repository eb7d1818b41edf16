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

/** Looks into the index of words first, always: the planner takes reading every row for cheaper than it is. */
function findTextPage(database: Database, query: CourseQuery, text: TextQuery): Promise<CoursePage> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`);
    await transaction.execute(sql`set local enable_indexscan = off`);
    return findPage(transaction, query, text);
  });
}

async function findPage(database: Database, query: CourseQuery, text?: TextQuery): Promise<CoursePage> {
  const where = and(restrictionsToSql(query), text && sql`${courseSearch.found} @@ ${text.match}::tsquery`);
  const { featured, publishedAt, courseId } = courseSearch;
  const rows = await database
    .select({ id: courseId })
    .from(courseSearch)
    .where(where)
    .orderBy(...(text ? relevance(text) : []), desc(featured), desc(publishedAt), asc(courseId))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
  const [totals] = await database.select({ total: count() }).from(courseSearch).where(where);
  return { ids: rows.map(({ id }) => id), total: totals?.total ?? 0 };
}

function relevance({ rank, first }: TextQuery): SQL[] {
  const { ranked } = courseSearch;
  const byRank = sql`ts_rank(${ranked}, ${rank}::tsquery) desc`;
  return first ? [sql`(${ranked} @@ ${first}::tsquery) desc`, byRank] : [byRank];
}
