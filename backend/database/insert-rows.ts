import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { image } from './schema/content.ts';
import * as courseTables from './schema/course.ts';
import { courseSearch, documentFrequency, vocabulary } from './schema/search.ts';

/** Rows of one statement: PostgreSQL accepts 65,535 values in one, and no table here has more than 30 columns. */
const rowBatchSize = 2_000;

/** Inserts any number of rows. */
export async function insertRows<Table extends PgTable>(
  database: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (const batch of inBatches(rows, rowBatchSize)) await database.insert(table).values([...batch]);
}

/** Splits items into lists of `size`; the last one may be shorter. */
export function* inBatches<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/**
 * Updates the planner's statistics and the indexes after many rows were added. PGlite has no autovacuum that would do it later.
 * Do not call it inside a transaction.
 */
export async function refreshStatistics(database: Database): Promise<void> {
  const tables = [image, courseSearch, documentFrequency, vocabulary, ...Object.values(courseTables)];
  // One statement for each table, because the time of a statement is limited.
  for (const table of tables) await database.execute(sql`vacuum (analyze) ${table}`);
}
