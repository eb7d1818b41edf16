import { eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import { documentFrequency } from '../database/schema/search.ts';
import type { FilterCounts } from './filter-counts.ts';

/** Milliseconds. Counts expire because courses are published, open and close as time passes. */
const lifetime = 60_000;
const maxCached = 500;

const cachedCounts = new WeakMap<Database, LRUCache<string, Promise<FilterCounts>>>();

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
  const cache = cachedCounts.get(database) ?? new LRUCache({ max: maxCached, ttl: lifetime });
  cachedCounts.set(database, cache);
  // Triggers update this row whenever a course changes, so its xmin serves as a version of the catalogue.
  const [courses] = await database
    .select({ version: sql<string>`xmin::text` })
    .from(documentFrequency)
    .where(eq(documentFrequency.word, ''));
  const key = JSON.stringify([courses?.version, search]);
  const cached = cache.get(key);
  if (cached) return cached;
  const counts = count();
  cache.set(key, counts);
  counts.catch(() => cache.delete(key));
  return counts;
}
