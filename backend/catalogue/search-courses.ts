import { and, asc, count, desc, eq, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { courseSearch } from '../database/schema/search.ts';
import { isPublished, type Selection, selectionConditions } from './filters.ts';
import { searchWordsOf } from './words.ts';

export interface CourseQuery {
  /** As typed; blank: no search for text. */
  readonly text: string;
  readonly selection: Selection;
  readonly coursesOnly: boolean;
  readonly featuredOnly: boolean;
  readonly excludedId: number | null;
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

/** Full-text queries in PostgreSQL's notation. */
interface TextQuery {
  /** What a mooc must match; empty matches nothing. */
  readonly match: string;
  /** What makes it rank higher. */
  readonly rank: string;
  /** What puts it before all others; null: the rank alone decides. */
  readonly first: string | null;
}

/** The words as they are typed, the last one perhaps half typed. */
async function queryAsTyped(database: Database, words: string[]): Promise<TextQuery> {
  const list = sql`${sql.param(words)}::text[]`;
  const [row] = await database
    .select({ match: sql<string>`required_query(${list})::text`, rank: sql<string>`any_word_query(${list})::text` })
    .from(sql`(values (1)) as one`);
  return { match: row?.match ?? '', rank: row?.rank ?? '', first: null };
}

/** What was probably meant as well; null when the catalogue has no words like these. */
async function queryCorrected(database: Database, words: string[], typed: TextQuery): Promise<TextQuery | null> {
  const [row] = await database
    .select({ corrected: sql<string>`corrected_query(${sql.param(words)}::text[])::text` })
    .from(sql`(values (1)) as one`);
  if (!row?.corrected) return null;
  const parts = [typed.match, row.corrected].filter((part) => part !== '');
  const either = parts.map((part) => `(${part})`).join(' | ');
  return { match: either, rank: either, first: typed.match };
}

/** What narrows a search, but for its text. */
function restrictions({ selection, coursesOnly, featuredOnly, excludedId }: CourseQuery): SQL | undefined {
  return and(
    isPublished,
    ...selectionConditions(selection),
    coursesOnly ? eq(courseSearch.kind, 'course') : undefined,
    featuredOnly ? eq(courseSearch.featured, true) : undefined,
    excludedId === null ? undefined : ne(courseSearch.courseId, excludedId),
  );
}

/** Looks into the index of words first, always: the planner takes reading every row for cheaper than it is. */
function findTextPage(database: Database, query: CourseQuery, text: TextQuery): Promise<CoursePage> {
  return database.transaction(async (transaction) => {
    await transaction.execute(
      sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`,
    );
    const where = and(restrictions(query), sql`${courseSearch.found} @@ ${text.match}::tsquery`);
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
 * Every match with its rank and what else decides the order. Used twice in a query, to sort and to count, it has narrow
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
  const where = restrictions(query);
  const rows = await database
    .select({ id: courseSearch.courseId })
    .from(courseSearch)
    .where(where)
    .orderBy(...browsingOrder(query))
    .limit(query.pageSize)
    .offset(skippedBy(query));
  return { ids: rows.map(({ id }) => id), total: await countCourses(database, where) };
}

/** A page of what is yet to open alone reads as a calendar: the nearest opening first. */
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
