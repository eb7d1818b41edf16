import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { MinuteCache } from '../database/minute-cache.ts';
import { documentFrequency } from '../database/schema/search.ts';
import type { PartCounts, ReadPart } from './filter-counts.ts';

/** Counts expire because courses are published, open and close as time passes. */
const cachedCounts = new MinuteCache<PartCounts>();

/** What restricts a search besides its text and its filters. */
interface CountScope {
  readonly coursesOnly: boolean;
  readonly featuredOnly: boolean;
  readonly excludedId: number | null;
}

export const everyCourse: CountScope = { coursesOnly: false, featuredOnly: false, excludedId: null };

/**
 * Reads the parts of counts without a text through a cache, because each reads the whole catalogue. A part is counted at most once a
 * minute, and again after a course has changed. A failed count is not cached.
 */
export async function cachedParts(
  database: Database,
  { coursesOnly, featuredOnly, excludedId }: CountScope,
): Promise<ReadPart> {
  // Triggers update this row whenever a course changes, so its xmin serves as a version of the catalogue.
  const [courses] = await database
    .select({ version: sql<string>`xmin::text` })
    .from(documentFrequency)
    .where(eq(documentFrequency.word, ''));
  const scope = [courses?.version, coursesOnly, featuredOnly, excludedId];
  return (part, count) => cachedCounts.read(database, JSON.stringify([...scope, part]), count);
}
