import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { course } from '../database/schema/course.ts';
import { courseSearch, titleDocument } from '../database/schema/search.ts';
import { wordsOf } from '../words.ts';
import { loadDictionary } from './dictionary/dictionary.ts';
import { type Language, languages, stemsOf } from './dictionary/stems.ts';
import { allOf, anyOf } from './query/queries.ts';
import { knownUnits, stopWordsAmong } from './query/typed-words.ts';
import type { Unit } from './query/units.ts';

/** A suggested course or series. */
export interface SuggestedCourse {
  readonly id: number;
  readonly kind: 'course' | 'series';
  readonly language: string;
  /** HTML. */
  readonly title: string;
  /** The institution in charge. */
  readonly institution: string | null;
}

/** Titles that are read to choose the best from, because thousands may match a half-typed word. */
const maxRead = 100;
const maxAlternatives = 6;
const maxCompletions = 3;

/**
 * Published courses in this order: the title begins with the text; the title has all its words except generic ones; the title says
 * the same in other words of the dictionary, such as a translation. The last word may be half typed. When nothing is found, the
 * typed term is completed from the dictionary; when the text ends with a stop word, before its other words are looked for. At last every
 * word may be half typed (“mach lear”).
 *
 * @param words folded, at least one
 * @param language courses in this language come first among equals
 */
export async function suggestCourses(
  database: Database,
  words: readonly string[],
  language: Language,
  limit: number,
): Promise<readonly SuggestedCourse[]> {
  const typed = words.join(' ');
  const begins = sql`${courseSearch.titleWords} like ${`${typed}%`}`;
  const found = await bestTitles(database, 'titles_beginning', begins, typed, language, limit);
  if (found.length === limit || (await areStopWords(database, words))) return found;
  const hasWords = (query: string) =>
    bestTitles(database, 'titles_with_words', sql`${titleDocument()} @@ ${query}::tsquery`, typed, language, limit);
  const add = (more: readonly SuggestedCourse[]) => {
    const ids = new Set(found.map(({ id }) => id));
    found.push(...more.filter(({ id }) => !ids.has(id)).slice(0, limit - found.length));
  };
  const addCompleted = async () => {
    const completed = await completedQuery(database, typed, language);
    if (completed !== '') add(await hasWords(completed));
  };
  const units = await knownUnits(database, words);
  const [last = '', ...before] = words.toReversed();
  const { generic } = loadDictionary();
  // A stop word at the end is in no unit, but it may be the beginning of a word: “first a” of “first aid”. After generic words
  // (“introduction to”) it may be that of anything.
  const isLastLeftOut = !units.some((unit) => unit.words.includes(last)) && !before.every((word) => generic.has(word));
  if (isLastLeftOut) await addCompleted();
  for (const withAlternatives of [false, true]) {
    if (found.length < limit) add(await hasWords(queryOf(units, [last], withAlternatives)));
  }
  if (found.length === 0 && !isLastLeftOut) await addCompleted();
  if (found.length === 0 && before.length > 0) add(await hasWords(queryOf(units, words.filter(isBeginning), false)));
  return found;
}

/** Whether several words, such as “come si” and “how to”, say nothing yet. One alone may be the beginning of a word. */
async function areStopWords(database: Database, words: readonly string[]): Promise<boolean> {
  const stopWords = await stopWordsAmong(database, words);
  return words.length > 1 && words.every((word) => stopWords.has(word));
}

/**
 * The title query for the completions of a half-typed term (“fisica quan”, “entrepr”). Empty when there are none, and for a whole term,
 * which has been searched for. A completion that begins with another one is left out, because its courses are among those of the other.
 */
async function completedQuery(database: Database, typed: string, language: Language): Promise<string> {
  const terms = loadDictionary()
    .completions.of(typed, language, maxCompletions)
    .map((term) => wordsOf(term).join(' '));
  if (terms.includes(typed)) return '';
  const shortest = terms.filter((term) => !terms.some((other) => term.startsWith(`${other} `)));
  const queries = shortest.map(async (term) => queryOf(await knownUnits(database, term.split(' ')), [], true));
  return anyOf(await Promise.all(queries));
}

/** The best of the first matching titles: words as typed, then language, featured, shortest. @param statement its name when prepared */
async function bestTitles(
  database: Database,
  statement: string,
  match: SQL,
  typed: string,
  language: Language,
  limit: number,
): Promise<SuggestedCourse[]> {
  // The match stays the only condition here, so that the planner must use the index of titles. Unpublished titles are
  // rare and are removed later.
  const some = database
    .select({
      id: courseSearch.courseId,
      kind: courseSearch.kind,
      language: courseSearch.language,
      featured: courseSearch.featured,
      titleWords: courseSearch.titleWords,
      publishedAt: courseSearch.publishedAt,
    })
    .from(courseSearch)
    .where(match)
    .limit(maxRead)
    .as('some');
  const order = [
    sql`' ' || ${some.titleWords} like ${`% ${typed}%`} desc`,
    sql`${some.language} = ${language.toUpperCase()} desc`,
    sql`${some.featured} desc`,
    sql`length(${some.titleWords})`,
    some.id,
  ];
  const best = database
    .select({
      id: some.id,
      kind: some.kind,
      language: some.language,
      place: sql<number>`row_number() over (order by ${sql.join(order, sql`, `)})`.as('place'),
    })
    .from(some)
    .where(sql`${some.publishedAt} <= now()`)
    .orderBy(sql`place`)
    .limit(limit)
    .as('best');
  return database
    .select({
      ...{ id: best.id, kind: best.kind, language: best.language, title: course.title },
      institution: inCharge(best.id),
    })
    .from(best)
    .innerJoin(course, eq(course.id, best.id))
    .orderBy(best.place)
    .prepare(statement)
    .execute();
}

/**
 * The name of the institution in charge of a course.
 *
 * @param id of a joined query: without a join Drizzle leaves out the table's name, and the id would be the institution's
 */
const inCharge = (id: SQLWrapper) => sql<
  string | null
>`(select i.name from course_institution of join institution i on i.id = of.institution_id
    where of.course_id = ${id} order by of.position limit 1)`;

/** Courses by id, in the order of the ids. */
export async function suggestedById(database: Database, ids: readonly number[]): Promise<readonly SuggestedCourse[]> {
  const { id, kind, language, title } = course;
  return database
    .select({ id, kind, language, title, institution: inCharge(id) })
    .from(sql`unnest(${sql.param(ids)}::int[]) with ordinality as wanted(course_id, place)`)
    .innerJoin(course, sql`${id} = wanted.course_id`)
    .orderBy(sql`wanted.place`);
}

/** Shorter words begin too many others. */
const minBeginning = 3;
const isBeginning = (word: string): boolean => word.length >= minBeginning;

const quoted = (word: string): string => `'${word}'`;

/** The forms of a word in a title: as typed, and its stems. The stem of “dis” is the word “di”. */
const formsOf = (word: string): string[] =>
  [word, ...languages.map((language) => stemsOf(language, [word])).filter(isBeginning)].map(quoted);

const allWords = (words: readonly string[], halfTyped: readonly string[] = []): string =>
  allOf(words.map((word) => anyOf([...formsOf(word), ...(halfTyped.includes(word) ? [`${quoted(word)}:*`] : [])])));

/**
 * The title query for some units, in PostgreSQL's notation. Words need no escaping: they have only letters and digits.
 *
 * @param halfTyped the words that may be half typed
 */
function queryOf(units: readonly Unit[], halfTyped: readonly string[], withAlternatives: boolean): string {
  const significant = units.filter(({ words, isGeneric }) => !isGeneric || halfTyped.includes(words.at(-1) ?? ''));
  const ways = significant.map(({ words, alternatives }) => [
    allWords(words, halfTyped),
    ...(withAlternatives ? alternatives.slice(0, maxAlternatives).map(({ term }) => allWords(wordsOf(term))) : []),
  ]);
  return allOf(ways.map(anyOf));
}
