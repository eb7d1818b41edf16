import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { courseSearch } from '../database/schema/search.ts';
import { usualOrder } from './course-order.ts';
import { type CourseDetail, getCourses } from './courses.ts';
import { isPublished } from './filters.ts';

/** A place between two moocs of the usual order: after the one with these values. */
export interface CataloguePlace {
  readonly featured: boolean;
  /** Microseconds since the epoch, as PostgreSQL keeps times. */
  readonly publishedAt: number;
  readonly id: number;
}

/** Some moocs in the usual order. */
export interface CourseList {
  readonly courses: readonly CourseDetail[];
  /** After the last one; null at the end of the catalogue. */
  readonly next: CataloguePlace | null;
}

const microseconds = sql<string>`(extract(epoch from ${courseSearch.publishedAt}) * 1000000)::bigint`;

/**
 * All moocs, some at a time. Each place says what comes next by the order itself and not by a count, so that a mooc that
 * stays as it is comes exactly once while others come and go.
 *
 * @param after null: from the first one
 */
export async function listCourses(
  database: Database,
  after: CataloguePlace | null,
  limit: number,
): Promise<CourseList> {
  const places = await database
    .select({ id: courseSearch.courseId, featured: courseSearch.featured, publishedAt: microseconds })
    .from(courseSearch)
    .where(and(isPublished, after ? comesAfter(after) : undefined))
    .orderBy(...usualOrder(courseSearch))
    .limit(limit);
  const ids = places.map(({ id }) => id);
  const last = places.length === limit ? places.at(-1) : undefined;
  return {
    courses: await getCourses(database, ids),
    next: last ? { ...last, publishedAt: Number(last.publishedAt) } : null,
  };
}

function comesAfter({ featured, publishedAt, id }: CataloguePlace): SQL {
  const time = sql`(timestamptz 'epoch' + ${publishedAt}::float8 * interval '1 microsecond')`;
  const own = sql`(${courseSearch.featured}, ${courseSearch.publishedAt})`;
  const place = sql`(${featured}::boolean, ${time})`;
  return sql`(${own} < ${place} or (${own} = ${place} and ${courseSearch.courseId} > ${id}::bigint))`;
}
