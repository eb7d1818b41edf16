import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { image } from './schema/content.ts';
import * as courseTables from './schema/course.ts';
import { courseSearch, vocabulary } from './schema/search.ts';

/**
 * After many rows were added: lets the planner know them and the indexes take them in. PGlite has nobody who would do it later.
 * Not inside a transaction.
 */
export async function refreshStatistics(database: Database): Promise<void> {
  const tables = [image, courseSearch, vocabulary, ...Object.values(courseTables)];
  // One after the other: the time of a statement is limited.
  for (const table of tables) await database.execute(sql`vacuum (analyze) ${table}`);
}
