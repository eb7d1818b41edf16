import { asc, count, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { course, courseInstitution, seriesMember } from '../database/schema/course.ts';
import { institution } from '../database/schema/institution.ts';

export type Institution = typeof institution.$inferSelect;

const summaryColumns = {
  id: course.id,
  language: course.language,
  title: course.title,
  subtitle: course.subtitle,
  description: course.description,
  imageId: course.imageId,
};

/** What a card shows of a mooc. */
export interface CourseSummary {
  readonly id: number;
  readonly language: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly description: string | null;
  readonly imageId: number | null;
  /** The one in charge first. */
  readonly institutions: readonly Institution[];
  /** Number of members of a series; 0 for a single course. */
  readonly seriesSize: number;
}

/** Summaries in the order of the ids; ids that are gone are left out. */
export async function getSummaries(database: Database, ids: readonly number[]): Promise<CourseSummary[]> {
  if (ids.length === 0) return [];
  const [rows, institutions, sizes] = await Promise.all([
    database
      .select(summaryColumns)
      .from(course)
      .where(inArray(course.id, [...ids])),
    getInstitutionsOf(database, ids),
    getSeriesSizes(database, ids),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ ...row, institutions: institutions.get(id) ?? [], seriesSize: sizes.get(id) ?? 0 }] : [];
  });
}

/** The institutions of each mooc by its id, the one in charge first. */
export async function getInstitutionsOf(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, Institution[]>> {
  const rows = await database
    .select({ courseId: courseInstitution.courseId, institution: getTableColumns(institution) })
    .from(courseInstitution)
    .innerJoin(institution, eq(institution.id, courseInstitution.institutionId))
    .where(inArray(courseInstitution.courseId, [...ids]))
    .orderBy(asc(courseInstitution.position));
  const byCourse = Map.groupBy(rows, (row) => row.courseId);
  return new Map([...byCourse].map(([id, group]) => [id, group.map((row) => row.institution)]));
}

/** The number of members of each of the moocs that is a series. */
export async function getSeriesSizes(database: Database, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await database
    .select({ id: seriesMember.seriesId, size: count() })
    .from(seriesMember)
    .where(inArray(seriesMember.seriesId, [...ids]))
    .groupBy(seriesMember.seriesId);
  return new Map(rows.map(({ id, size }) => [id, size]));
}
