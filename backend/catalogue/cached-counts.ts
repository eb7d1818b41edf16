import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { MinuteCache } from '../database/minute-cache.ts';
import { documentFrequency } from '../database/schema/search.ts';
import type { PartCounts } from './filter-counts.ts';

/** Counts expire because courses are published, open and close as time passes. */
const cachedCounts = new MinuteCache<PartCounts>();

/**
 * Caches a part of the counts of a search without a text, which reads the whole catalogue. Each part is counted at most once a minute,
 * and again after a course has changed. A failed count is not cached.
 *
 * @param part everything that restricts the part, and what it counts; it is the cache key
 */
export async function cacheCounts(
  database: Database,
  part: object,
  count: () => Promise<PartCounts>,
): Promise<PartCounts> {
  // Triggers update this row whenever a course changes, so its xmin serves as a version of the catalogue.
  const [courses] = await database
    .select({ version: sql<string>`xmin::text` })
    .from(documentFrequency)
    .where(eq(documentFrequency.word, ''));
  return cachedCounts.read(database, JSON.stringify([courses?.version, part]), count);
}
