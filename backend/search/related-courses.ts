import { eq, sql } from 'drizzle-orm';
import { isPublished } from '../catalogue/filters.ts';
import type { Database } from '../database/database.ts';
import { course } from '../database/schema/course.ts';
import { courseSearch } from '../database/schema/search.ts';
import { plainTextOf, searchWordsOf } from '../words.ts';
import { loadDictionary } from './dictionary/dictionary.ts';
import { findNearCourses, indexedFields } from './near-courses.ts';
import { type Expression, expressionsOf } from './query/expressions.ts';
import { knownUnits } from './query/typed-words.ts';
import { wordsOfUnit } from './query/units.ts';

/**
 * Other courses of the same categories, nearest first; empty for a course without a category.
 *
 * @returns ids; null for an unknown course
 */
export async function findRelatedCourses(database: Database, id: number, limit: number): Promise<number[] | null> {
  const { titleWords, categoryIds, institutionIds } = courseSearch;
  const [own] = await database
    .select({ titleWords, subtitle: course.subtitle, categoryIds, institutionIds, codes: indexedFields })
    .from(courseSearch)
    .innerJoin(course, eq(course.id, courseSearch.courseId))
    .where(sql`${course.id} = ${id} and ${isPublished}`);
  if (!own) return null;
  if (own.categoryIds.length === 0) return [];
  const expressions = await expressionsOfTitle(database, `${own.titleWords} ${plainTextOf(own.subtitle ?? '')}`);
  const near = {
    fields: new Map(own.codes.map((code) => [code, 1 / Math.sqrt(own.codes.length)])),
    topics: new Map(),
    expressions,
    finding: expressions,
    categoryIds: own.categoryIds,
    institutionIds: own.institutionIds,
    excludedId: id,
  };
  const courses = await findNearCourses(database, near, limit);
  return courses.map((other) => other.id);
}

/** The expressions of a title in both languages, without words such as "the" and "introduction". */
async function expressionsOfTitle(database: Database, title: string): Promise<readonly Expression[]> {
  const { concepts, generic } = loadDictionary();
  const units = await knownUnits(database, searchWordsOf(title));
  const terms = units.filter(({ isGeneric }) => !isGeneric);
  const words = terms.filter((unit) => unit.words.length > 1).flatMap((unit) => wordsOfUnit(unit, concepts, generic));
  return (await expressionsOf(database, [...terms, ...words], false)).expressions;
}
