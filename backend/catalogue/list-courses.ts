import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { courseSearch } from '../database/schema/search.ts';
import { defaultOrder } from './course-order.ts';
import { getCourses } from './courses.ts';
import { isPublished } from './filters.ts';

/** A position in the usual order: after the course with these values. */
export interface CataloguePlace {
  readonly featured: boolean;
  /** Microseconds since the epoch, the precision of PostgreSQL's times. */
  readonly publishedAt: number;
  readonly id: number;
}

const microseconds = sql<string>`(extract(epoch from ${courseSearch.publishedAt}) * 1000000)::bigint`;

/**
 * Lists all courses, a batch at a time. A position is given by the values of the sort order and not by an offset. An unchanged course
 * is therefore listed exactly once, even when others are added or removed meanwhile.
 *
 * @param after null: from the first course
 */
export async function listCourses(database: Database, after: CataloguePlace | null, limit: number) {
  const places = await database
    .select({ id: courseSearch.courseId, featured: courseSearch.featured, publishedAt: microseconds })
    .from(courseSearch)
    .where(and(isPublished, after ? comesAfter(after) : undefined))
    .orderBy(...defaultOrder(courseSearch))
    .limit(limit);
  const ids = places.map(({ id }) => id);
  const last = places.length === limit ? places.at(-1) : undefined;
  return {
    courses: await getCourses(database, ids),
    /** The position after the last course; null at the end of the catalogue. */
    next: last ? { ...last, publishedAt: Number(last.publishedAt) } : null,
  };
}

function comesAfter({ featured, publishedAt, id }: CataloguePlace): SQL {
  const time = sql`(timestamptz 'epoch' + ${publishedAt}::float8 * interval '1 microsecond')`;
  const own = sql`(${courseSearch.featured}, ${courseSearch.publishedAt})`;
  const place = sql`(${featured}::boolean, ${time})`;
  return sql`(${own} < ${place} or (${own} = ${place} and ${courseSearch.courseId} > ${id}::bigint))`;
}
