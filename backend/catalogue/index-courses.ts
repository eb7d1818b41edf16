import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { course } from '../database/schema/course.ts';
import { courseSearch, vocabulary } from '../database/schema/search.ts';
import { loadRelated, type Related } from './index-relations.ts';
import { acronymsOf, plainTextOf, wordsOf } from './words.ts';

/** Of a text; PostgreSQL refuses to index more than a megabyte. */
const maximumWords = 10_000;

type CourseRow = typeof course.$inferSelect;
type SearchRow = typeof courseSearch.$inferInsert;

/**
 * Writes the search rows of these courses and series, and their words. To be called in the transaction that writes the
 * courses, after their institutions, teachers, categories and targets; a series after its
 * members, and again when they change.
 */
export async function indexCourses(database: Database, ids: readonly number[]): Promise<void> {
  const courses = await database
    .select()
    .from(course)
    .where(inArray(course.id, [...ids]));
  const related = await loadRelated(database, [...ids]);
  const rows = courses.map((row) => searchRow(row, related));
  await database.delete(courseSearch).where(inArray(courseSearch.courseId, [...ids]));
  if (rows.length === 0) return;
  await database.insert(courseSearch).values(rows);
  await learnWords(database, rows);
}

function searchRow(row: CourseRow, related: Related): SearchRow {
  const institutions = related.institutions.get(row.id) ?? [];
  const teachers = related.teachers.get(row.id) ?? [];
  const texts = [row.title, row.subtitle, row.outcomes, row.description].map((html) => plainTextOf(html ?? ''));
  const [title = '', subtitle = '', outcomes = '', description = ''] = texts;
  const names = [
    ...institutions.flatMap(({ name, acronym }) => [name, acronym]),
    ...teachers.flatMap(({ firstName, lastName }) => [firstName, lastName]),
    ...new Set(texts.flatMap(acronymsOf)),
  ];
  return {
    courseId: row.id,
    kind: row.kind,
    language: row.language,
    featured: row.featured,
    publishedAt: row.publishedAt,
    ...reach(row, related),
    institutionIds: institutions.map(({ id }) => id),
    categoryIds: (related.categories.get(row.id) ?? []).map(({ id }) => id),
    titleWords: wordsOf(title).join(' '),
    subtitleWords: wordsOf(subtitle).join(' '),
    nameWords: wordsOf(names.join(' ')).join(' '),
    outcomeWords: wordsOf(outcomes).slice(0, maximumWords).join(' '),
    descriptionWords: wordsOf(description).slice(0, maximumWords).join(' '),
  };
}

/** When, at which level and for whom. A series reaches as far as its members do together. */
function reach(row: CourseRow, related: Related) {
  const targetIds = (related.targets.get(row.id) ?? []).map(({ id }) => id);
  if (row.kind === 'course') {
    return { opensAt: row.opensAt, closesAt: row.closesAt, eqfLevels: row.eqfLevel ? [row.eqfLevel] : [], targetIds };
  }
  const members = (related.members.get(row.id) ?? []).map(({ search }) => search);
  return {
    opensAt: extremeDate(
      members.map(({ opensAt }) => opensAt),
      Math.min,
    ),
    closesAt: extremeDate(
      members.map(({ closesAt }) => closesAt),
      Math.max,
    ),
    eqfLevels: [...new Set(members.flatMap(({ eqfLevels }) => eqfLevels))],
    targetIds: [...new Set([...targetIds, ...members.flatMap((member) => member.targetIds)])],
  };
}

/** The first or last of the dates; null, which is no limit, as soon as one of them is. */
function extremeDate(dates: (Date | null)[], choose: (...times: number[]) => number): Date | null {
  const times = dates.flatMap((date) => (date === null ? [] : [date.getTime()]));
  return times.length === 0 || times.length < dates.length ? null : new Date(choose(...times));
}

async function learnWords(database: Database, rows: readonly SearchRow[]): Promise<void> {
  const text = rows.flatMap((row) => [
    row.titleWords,
    row.subtitleWords,
    row.nameWords,
    row.outcomeWords,
    row.descriptionWords,
  ]);
  const words = [...new Set(text.join(' ').split(' '))].filter((word) => /^\p{L}{3,40}$/u.test(word));
  if (words.length === 0) return;
  await database
    .insert(vocabulary)
    .select(sql`select unnest(${sql.param(words)}::text[])`)
    .onConflictDoNothing();
}
