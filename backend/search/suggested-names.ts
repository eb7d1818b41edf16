import { and, count, desc, eq, sql } from 'drizzle-orm';
import { isPublished } from '../catalogue/filters.ts';
import { type Category, getCategories } from '../catalogue/reference-data.ts';
import type { Database } from '../database/database.ts';
import { MinuteCache } from '../database/minute-cache.ts';
import { courseInstitution, institution, teacher } from '../database/schema/course.ts';
import { courseSearch } from '../database/schema/search.ts';
import { teacherNames } from '../database/schema/teacher-names.ts';
import { wordsOf } from '../words.ts';
import { loadOtherNames } from './dictionary/dictionary.ts';
import { languages, stemsOf } from './dictionary/stems.ts';

/** A category or institution with the words of its names. It is found by their beginnings and by other forms of them. */
interface Named<Row> {
  readonly row: Row;
  readonly words: readonly Word[];
  /** What it is called, without short words: “La Statale” is `statale`. */
  readonly names: readonly string[];
  readonly courseCount: number;
}

interface Word {
  readonly word: string;
  /** One stem for each language. */
  readonly stems: readonly string[];
}

type Institution = typeof institution.$inferSelect;

export interface SuggestedTeacher {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
}

/** What suggestions find by name, besides courses and teachers. */
export interface Names {
  readonly categories: readonly Named<Category>[];
  readonly institutions: readonly Named<Institution>[];
}

const cachedNames = new MinuteCache<Names>();

/**
 * Categories and institutions that have courses, with the number of courses; cached for a minute.
 *
 * @param database no transaction, because each would have a cache of its own
 */
export const readNames = (database: Database): Promise<Names> =>
  cachedNames.read(database, 'names', async () => ({
    categories: await readCategories(database),
    institutions: await readInstitutions(database),
  }));

/** Short words such as "of" and "di" are ignored: names have them only in some languages, and “dis” has the stem “di”. */
const longWords = (words: readonly string[]): readonly string[] => words.filter((word) => word.length > 2);

const asWord = (word: string): Word => ({
  word,
  stems: longWords(languages.map((language) => stemsOf(language, [word]))),
});

const asName = (text: string): string => longWords(wordsOf(text)).join(' ');

/** A short name has no other forms: UniBo is not UniBa. */
const withoutStems = (word: string): Word => ({ word, stems: [] });

async function readCategories(database: Database): Promise<Named<Category>[]> {
  const rows = (await getCategories(database)).filter(({ courseCount }) => courseCount > 0);
  return rows.map((row) => ({
    row,
    words: wordsOf(`${row.nameIt} ${row.nameEn}`).map(asWord),
    names: [row.nameIt, row.nameEn].map(asName),
    courseCount: row.courseCount,
  }));
}

async function readInstitutions(database: Database): Promise<Named<Institution>[]> {
  const rows = await database
    .select({ row: institution, courseCount: count() })
    .from(institution)
    .innerJoin(courseInstitution, eq(courseInstitution.institutionId, institution.id))
    .innerJoin(courseSearch, and(eq(courseSearch.courseId, courseInstitution.courseId), isPublished))
    .groupBy(institution.id)
    .orderBy(desc(count()));
  const otherNames = loadOtherNames();
  return rows.map(({ row, courseCount }) => {
    const { it, en } = otherNames.get(row.acronym) ?? { it: '', en: '' };
    const words = wordsOf(`${row.name} ${row.city} ${it} ${en}`).map(asWord);
    const names = [row.name, ...it.split('; '), ...en.split('; ')].map(asName);
    return { row, words: [...words, ...wordsOf(row.acronym).map(withoutStems)], names, courseCount };
  });
}

/** Whether the words share a stem in either language, as "university" and "università" do. */
const haveOneStem = (one: Word, other: Word): boolean => one.stems.some((stem) => other.stems.includes(stem));

/**
 * The entries whose names have every word: those so called first (“la Statale”), then those with most courses. The last word may
 * be half typed.
 *
 * @param words folded, at least one
 */
export function namedBy<Row>(named: readonly Named<Row>[], words: readonly string[], limit: number): readonly Row[] {
  const last = asWord(words.at(-1) ?? '');
  const others = longWords(words.slice(0, -1)).map(asWord);
  const typed = longWords(words).join(' ');
  const found = named.filter(
    (one) =>
      one.words.some((own) => own.word.startsWith(last.word) || haveOneStem(own, last)) &&
      others.every((other) => one.words.some((own) => own.word === other.word || haveOneStem(own, other))),
  );
  const isCalled = ({ names }: Named<Row>) => Number(typed !== '' && names.includes(typed));
  const best = [...found].sort((a, b) => isCalled(b) - isCalled(a) || b.courseCount - a.courseCount);
  return best.slice(0, limit).map(({ row }) => row);
}

/** Teachers that are read before they are sorted. */
const maxTeachersRead = 100;

/**
 * Teachers of published courses whose name has every word, each name once. The last word may be half typed. Teachers whose last name
 * begins with it come first.
 *
 * @param words folded, at least one
 */
export async function suggestTeachers(
  database: Database,
  words: readonly string[],
  limit: number,
): Promise<readonly SuggestedTeacher[]> {
  const last = words.at(-1) ?? '';
  const query = [...words.slice(0, -1).map((word) => `'${word}'`), `'${last}':*`].join(' & ');
  const { id, firstName, lastName } = teacher;
  const teaches = sql`exists (select 1 from course_teacher of join course_search using (course_id)
    where of.teacher_id = ${id} and ${isPublished})`;
  const found = await database
    .select({ id, firstName, lastName })
    .from(teacher)
    .where(and(sql`${teacherNames()} @@ ${query}::tsquery`, teaches))
    .limit(maxTeachersRead)
    .prepare('suggested_teachers')
    .execute();
  const isLastName = ({ lastName: name }: SuggestedTeacher) => (wordsOf(name).join(' ').startsWith(last) ? 0 : 1);
  const nameOf = (one: SuggestedTeacher) => `${one.lastName} ${one.firstName}`;
  const sorted = found.sort((a, b) => isLastName(a) - isLastName(b) || nameOf(a).localeCompare(nameOf(b), 'it'));
  return [...new Map(sorted.map((one) => [nameOf(one), one] as const)).values()].slice(0, limit);
}
