import { sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';

/** Full-text queries in PostgreSQL's notation. */
export interface TextQuery {
  /** What a mooc must match; empty matches nothing. */
  readonly match: string;
  /** What makes it rank higher. */
  readonly rank: string;
  /** What puts it before all others; null: the rank alone decides. */
  readonly first: string | null;
}

/** Asks for the words as they are typed, the last one perhaps half typed. */
export async function queryAsTyped(database: Database, words: string[]): Promise<TextQuery> {
  const list = sql`${sql.param(words)}::text[]`;
  const [row] = await database
    .select({ match: sql<string>`required_query(${list})::text`, rank: sql<string>`any_word_query(${list})::text` })
    .from(sql`(values (1)) as one`);
  return { match: row?.match ?? '', rank: row?.rank ?? '', first: null };
}

/** Asks for what was probably meant as well; null when the catalogue has no words like these. */
export async function queryCorrected(database: Database, words: string[], typed: TextQuery): Promise<TextQuery | null> {
  const [row] = await database
    .select({ corrected: sql<string>`corrected_query(${sql.param(words)}::text[])::text` })
    .from(sql`(values (1)) as one`);
  if (!row?.corrected) return null;
  const parts = [typed.match, row.corrected].filter((part) => part !== '');
  const either = parts.map((part) => `(${part})`).join(' | ');
  return { match: either, rank: either, first: typed.match };
}
