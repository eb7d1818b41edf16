import { count, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { courseSearch } from '../database/schema/search.ts';

/** The number of courses and series that match. */
export async function countCourses(database: Database, match: SQL | undefined): Promise<number> {
  const [row] = await database.select({ total: count() }).from(courseSearch).where(match);
  return row?.total ?? 0;
}

/** Whether any course or series matches. */
export async function hasCourse(database: Database, match: SQL | undefined): Promise<boolean> {
  const [row] = await database
    .select({ found: sql<boolean>`exists(select 1 from ${courseSearch} where ${match ?? sql`true`})` })
    .from(sql`(values (1)) as one`);
  return row?.found ?? false;
}
