import { eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import { documentFrequency } from '../database/schema/search.ts';
import type { FilterCounts } from './filter-counts.ts';

/** Milliseconds: what is published and what is open changes with time alone. */
const lifetime = 60_000;
const mostCached = 500;

const cachedCounts = new WeakMap<Database, LRUCache<string, Promise<FilterCounts>>>();

/**
 * The counts of a search without a text, or of filters themselves, which read the whole catalogue: once in a minute for each, and
 * again when courses have changed.
 *
 * @param search all that restricts it
 */
export async function cacheCounts(
  database: Database,
  search: object,
  count: () => Promise<FilterCounts>,
): Promise<FilterCounts> {
  const cache = cachedCounts.get(database) ?? new LRUCache({ max: mostCached, ttl: lifetime });
  cachedCounts.set(database, cache);
  // Another version after each change of a course: triggers then write the row that counts them all.
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
