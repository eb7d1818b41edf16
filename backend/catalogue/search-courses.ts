import { and, asc, count, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
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
 * Best match first; without a text featured moocs first, then the newest, and what is yet to open by the day of its
 * opening. A text without any word ("?!") finds nothing.
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
    await transaction.execute(
      sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`,
    );
    const where = and(restrictionsToSql(query), sql`${courseSearch.found} @@ ${text.match}::tsquery`);
    const matches = rankedMatches(transaction, where, text);
    const rows = await transaction
      .with(matches)
      .select({ id: matches.courseId, total: sql<string>`(select count(*) from ${matches})` })
      .from(matches)
      .orderBy(desc(matches.first), desc(matches.rank), ...usualOrder(matches))
      .limit(query.pageSize)
      .offset(skippedBy(query));
    const [first] = rows;
    const total = first ? Number(first.total) : await countCourses(transaction, where);
    return { ids: rows.map(({ id }) => id), total };
  });
}

/**
 * Every match with its rank and what else decides the order. Used twice in a query, to sort and to count, it is kept as narrow
 * rows: the full texts, which only the rank needs, would not fit into the memory of a query when thousands match.
 */
function rankedMatches(database: Database, where: SQL | undefined, text: TextQuery) {
  const { courseId, featured, publishedAt, ranked } = courseSearch;
  const first = text.first === null ? sql<boolean>`true` : sql<boolean>`${ranked} @@ ${text.first}::tsquery`;
  const rank = sql<number>`ts_rank(${ranked}, ${text.rank}::tsquery)`;
  return database.$with('matches').as(
    database
      .select({ courseId, featured, publishedAt, first: first.as('first'), rank: rank.as('rank') })
      .from(courseSearch)
      .where(where),
  );
}

async function findPage(database: Database, query: CourseQuery): Promise<CoursePage> {
  const where = restrictionsToSql(query);
  const rows = await database
    .select({ id: courseSearch.courseId })
    .from(courseSearch)
    .where(where)
    .orderBy(...browsingOrder(query))
    .limit(query.pageSize)
    .offset(skippedBy(query));
  return { ids: rows.map(({ id }) => id), total: await countCourses(database, where) };
}

/** Whoever asks only for what is yet to open reads it as a calendar: the nearest opening first. */
function browsingOrder({ selection: { filterDisponibilita: chosen = [] } }: CourseQuery): SQL[] {
  const isCalendar = chosen.length > 0 && chosen.every((key) => key === 'upcoming');
  return [...(isCalendar ? [asc(courseSearch.opensAt)] : []), ...usualOrder(courseSearch)];
}

/** Featured moocs first, then the newest. */
export function usualOrder(moocs: Record<'featured' | 'publishedAt' | 'courseId', SQLWrapper>): SQL[] {
  return [desc(moocs.featured), desc(moocs.publishedAt), asc(moocs.courseId)];
}

const skippedBy = ({ page, pageSize }: CourseQuery): number => (page - 1) * pageSize;

async function countCourses(database: Database, where: SQL | undefined): Promise<number> {
  const [row] = await database.select({ total: count() }).from(courseSearch).where(where);
  return row?.total ?? 0;
}
