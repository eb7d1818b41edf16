import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { MinuteCache } from '../database/minute-cache.ts';
import { documentFrequency } from '../database/schema/search.ts';
import type { FilterCounts } from './filter-counts.ts';

/** Counts expire because courses are published, open and close as time passes. */
const cachedCounts = new MinuteCache<FilterCounts>();

/**
 * Caches the counts of a search without a text, which reads the whole catalogue. Each search is counted at most once a minute, and
 * again after a course has changed. A failed count is not cached.
 *
 * @param search everything that restricts the search; it is the cache key
 */
export async function cacheCounts(
  database: Database,
  search: object,
  count: () => Promise<FilterCounts>,
): Promise<FilterCounts> {
  // Triggers update this row whenever a course changes, so its xmin serves as a version of the catalogue.
  const [courses] = await database
    .select({ version: sql<string>`xmin::text` })
    .from(documentFrequency)
    .where(eq(documentFrequency.word, ''));
  return cachedCounts.read(database, JSON.stringify([courses?.version, search]), count);
}
