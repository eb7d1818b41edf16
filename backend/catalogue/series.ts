import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { course, seriesMember } from '../database/schema/course.ts';
import { type CourseSummary, getSummaries } from './course-summaries.ts';

/** The published members of the series, in the order of each. */
export async function getSeriesMembers(database: Database, seriesIds: readonly number[]): Promise<CourseSummary[]> {
  if (seriesIds.length === 0) return [];
  const rows = await database
    .select({ id: seriesMember.memberId })
    .from(seriesMember)
    .innerJoin(course, eq(course.id, seriesMember.memberId))
    .where(and(inArray(seriesMember.seriesId, [...seriesIds]), sql`${course.publishedAt} <= now()`))
    .orderBy(asc(seriesMember.seriesId), asc(seriesMember.position));
  return getSummaries(database, [...new Set(rows.map(({ id }) => id))]);
}
