import { and, asc, count, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { faq, iscedField } from '../database/schema/content.ts';
import { category, courseCategory, institution } from '../database/schema/course.ts';
import { courseSearch } from '../database/schema/search.ts';
import { isPublished } from './filters.ts';

/** Every category with the number of its published courses. */
export function getCategories(database: Database) {
  return database
    .select({ ...getTableColumns(category), courseCount: count(courseSearch.courseId) })
    .from(category)
    .leftJoin(courseCategory, eq(courseCategory.categoryId, category.id))
    .leftJoin(courseSearch, and(eq(courseSearch.courseId, courseCategory.courseId), isPublished))
    .groupBy(category.id)
    .orderBy(asc(category.id));
}

/** A category with the number of its published courses. */
export type Category = Awaited<ReturnType<typeof getCategories>>[number];

/** The number of published courses that two categories share, by the two ids; pairs that share none are left out. */
export async function countSharedCourses(database: Database): Promise<ReadonlyMap<number, Record<string, number>>> {
  const other = alias(courseCategory, 'other');
  const rows = await database
    .select({ id: courseCategory.categoryId, otherId: other.categoryId, courses: count() })
    .from(courseCategory)
    .innerJoin(other, and(eq(other.courseId, courseCategory.courseId), ne(other.categoryId, courseCategory.categoryId)))
    .innerJoin(courseSearch, and(eq(courseSearch.courseId, courseCategory.courseId), isPublished))
    .groupBy(courseCategory.categoryId, other.categoryId);
  const pairs = [...Map.groupBy(rows, ({ id }) => id)];
  return new Map(pairs.map(([id, those]) => [id, Object.fromEntries(those.map((one) => [one.otherId, one.courses]))]));
}

/** Every institution with the number of its published courses, by name. */
export async function getInstitutions(database: Database) {
  const offered = database
    .select({ id: sql<number>`unnest(${courseSearch.institutionIds})`.as('institution_id') })
    .from(courseSearch)
    .where(isPublished)
    .as('offered');
  const rows = await database
    .select({ ...getTableColumns(institution), courseCount: count(offered.id) })
    .from(institution)
    .leftJoin(offered, eq(offered.id, institution.id))
    .groupBy(institution.id);
  return rows.sort((a, b) => a.name.localeCompare(b.name, 'it'));
}

/** Every question, including those that are no longer shown. */
export function getFaqs(database: Database) {
  return database.select().from(faq).orderBy(asc(faq.position));
}

export interface IscedNode {
  readonly code: string;
  readonly name: string;
  readonly children: readonly IscedNode[];
}

/** The fields of ISCED-F as trees: children are narrower fields. */
export async function getIscedTree(database: Database): Promise<IscedNode[]> {
  const rows = await database.select().from(iscedField).orderBy(asc(iscedField.position));
  const byParent = Map.groupBy(rows, (row) => row.parentCode);
  const childrenOf = (parent: string | null): IscedNode[] =>
    (byParent.get(parent) ?? []).map(({ code, name }) => ({ code, name, children: childrenOf(code) }));
  return childrenOf(null);
}
