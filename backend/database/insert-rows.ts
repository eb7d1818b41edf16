import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { image } from './schema/content.ts';
import * as courseTables from './schema/course.ts';
import { courseSearch, documentFrequency, vocabulary } from './schema/search.ts';

/** Rows of one statement: PostgreSQL takes 65,535 values in one, and no table here has more than 30 columns. */
const rowsAtOnce = 2_000;

/** Inserts any number of rows. */
export async function insertRows<Table extends PgTable>(
  database: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (const batch of inBatches(rows, rowsAtOnce)) await database.insert(table).values([...batch]);
}

/** Items in lists of `size`, the last one perhaps shorter. */
export function* inBatches<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/**
 * After many rows were added: lets the planner know them and the indexes take them in. PGlite has nobody who would do it later.
 * Not inside a transaction.
 */
export async function refreshStatistics(database: Database): Promise<void> {
  const tables = [image, courseSearch, documentFrequency, vocabulary, ...Object.values(courseTables)];
  // One after the other: the time of a statement is limited.
  for (const table of tables) await database.execute(sql`vacuum (analyze) ${table}`);
}
