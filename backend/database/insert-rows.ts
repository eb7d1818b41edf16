import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Rows of one statement: PostgreSQL takes 65,535 values in one, and no table here has more than 30 columns. */
const rowsAtOnce = 2_000;

/** Inserts any number of rows. */
export async function insertRows<Table extends PgTable>(
  database: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await database.insert(table).values(rows.slice(start, start + rowsAtOnce));
  }
}
