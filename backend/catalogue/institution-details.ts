import { and, arrayOverlaps, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { institution } from '../database/schema/course.ts';
import { courseSearch } from '../database/schema/search.ts';
import { isPublished } from './filters.ts';
import { getTeachersOf } from './teachers.ts';

/** Teachers of one answer. */
const mostTeachers = 60;

/** What an institution teaches and who teaches it; null for an institution that is not there. */
export async function getInstitutionDetails(database: Database, id: number) {
  const [found] = await database.select({ id: institution.id }).from(institution).where(eq(institution.id, id));
  if (!found) return null;
  const isItsOwn = arrayOverlaps(courseSearch.institutionIds, [id]);
  const categoryId = sql<number>`unnest(${courseSearch.categoryIds})`;
  const courseCount = sql<number>`count(*)::int`;
  const [categories, teachers] = await Promise.all([
    database
      .select({ id: categoryId, courseCount })
      .from(courseSearch)
      .where(and(isPublished, isItsOwn))
      .groupBy(categoryId)
      .orderBy(desc(courseCount), categoryId),
    getTeachersOf(database, isItsOwn, mostTeachers),
  ]);
  return { categories, teachers };
}
