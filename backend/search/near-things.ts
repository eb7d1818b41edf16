import { and, eq, inArray, sql } from 'drizzle-orm';
import { countCourses } from '../catalogue/count-courses.ts';
import type { Category } from '../catalogue/reference-data.ts';
import type { Database } from '../database/database.ts';
import { MinuteCache } from '../database/minute-cache.ts';
import { courseTeacher, teacher } from '../database/schema/course.ts';
import { courseSearch } from '../database/schema/search.ts';
import { teacherNames } from '../database/schema/teacher-names.ts';
import { typedAcronyms } from '../words.ts';
import { isKnown } from './corrections/misspelt-words.ts';
import { completionsOf, loadDictionary } from './dictionary/dictionary.ts';
import { isWithin } from './dictionary/topics.ts';
import { findNearCourses, indexedFields, type NearCourse, type Nearness } from './near-courses.ts';
import { expressionsOf } from './query/expressions.ts';
import type { Fields } from './query/fields-of-study.ts';
import { type MeantByText, meantByText, type Profile, profileOfText } from './query/profiles.ts';
import { allOf } from './query/queries.ts';
import { stopWordsAmong, typedWordsOf } from './query/typed-words.ts';
import { isCourseLanguage, unitsOf } from './query/units.ts';
import { type CoursePage, type CourseQuery, isRestricted, searchCourses } from './search-courses.ts';
import { readNames } from './suggested-names.ts';

/** What is near to a text that few courses match. */
export interface NearThings {
  /** Nearest first, each with the number of its published courses. */
  readonly categories: readonly Category[];
  /** Nearest first, without the courses that match the text. */
  readonly courseIds: readonly number[];
  /** The matching courses only mention the text: none is about it, and none has it prominently (`TextSearch.isProminent`). */
  readonly isOnlyMentioned: boolean;
}

/** With this many matches no near courses are needed; fewer are enough when the text is prominent in them. */
const enoughHits = { prominent: 3, mentioning: 12 };
const maxCourses = 6;
/** Near courses that determine the near categories. */
const maxNearCourses = 24;
const maxCategories = 3;
/** Categories and courses below this fraction of the nearest one's score are left out. */
const minWorth = 0.3;

const withoutLimits = { selection: {}, coursesOnly: false, featuredOnly: false, excludedId: null, isCounted: false };
const anywhere = { institutionIds: [], categoryIds: null, excludedId: null };

/**
 * Finds categories and courses near to a search's text when few courses match it, whatever the filters.
 *
 * @param page the answer to the search
 * @returns null when enough courses match, or when nothing is known about the text
 */
export async function findNearThings(
  database: Database,
  query: CourseQuery,
  page: CoursePage,
): Promise<NearThings | null> {
  if (page.report === undefined || page.total >= enoughHits.mentioning || query.page > 1) return null;
  const isPart = isRestricted(query) || page.ids.length < page.total;
  const hits = isPart
    ? await searchCourses(database, { ...query, ...withoutLimits, pageSize: enoughHits.mentioning })
    : page;
  if (hits.total >= enoughHits.mentioning) return null;
  const prominent = await countProminent(database, hits);
  if (prominent >= enoughHits.prominent) return null;
  const sought = await nearnessOfText(database, page.report.correctedText ?? query.text, hits);
  const nearest = await findNearestByText(database, sought, hits.ids);
  return nearest && { ...nearest, isOnlyMentioned: page.total > 0 && prominent === 0 };
}

type Nearest = Omit<NearThings, 'isOnlyMentioned'>;

const cachedByField = new MinuteCache<Nearest | null>();

/**
 * Finds categories and courses in the fields of study that a text means; null when it means none. Words in common do not count. Cached for a
 * minute, because each letter of a word that is being typed leads to the same text.
 */
export function findNearestByField(database: Database, text: string): Promise<Nearest | null> {
  return cachedByField.read(database, text, () => readNearestByField(database, text));
}

async function readNearestByField(database: Database, text: string): Promise<Nearest | null> {
  const { meant } = await meaningOf(database, text);
  const { fields } = meant;
  const nearness = { fields, topics: topicsAlone(meant), expressions: [], finding: [] };
  return fields.size === 0 ? null : findNearest(database, nearness, []);
}

/** Words of a longer subject find courses only when nothing else is near. */
async function findNearestByText(database: Database, sought: TextNearness, hits: readonly number[]) {
  const { expressions, finding } = sought;
  const nearest = await findNearest(database, sought, hits);
  if (nearest !== null || finding.length === expressions.length) return nearest;
  return findNearest(database, { ...sought, finding: expressions }, hits);
}

async function findNearest(database: Database, sought: TextNearness, hits: readonly number[]): Promise<Nearest | null> {
  const courses = await findNearCourses(database, { ...sought, ...anywhere }, maxNearCourses);
  const [nearest, ...others] = courses.filter(({ id }) => !hits.includes(id));
  if (nearest === undefined) return null;
  const near = [nearest, ...others].filter(({ score }) => score >= minWorth * nearest.score);
  const { categories } = await readNames(database);
  const named = new Map(categories.map(({ row }) => [row.id, row]));
  return {
    categories: nearestCategories(courses).flatMap((id) => named.get(id) ?? []),
    courseIds: near.slice(0, maxCourses).map(({ id }) => id),
  };
}

/** The fields of study and the expressions of a text, without stop words and generic words. */
type TextNearness = Pick<Nearness, 'fields' | 'topics' | 'expressions' | 'finding'>;

async function nearnessOfText(database: Database, text: string, { ids }: CoursePage): Promise<TextNearness> {
  const taught = await fieldsOfTeacher(database, typedWordsOf(text), ids);
  if (taught.size > 0) return { fields: taught, topics: new Map(), expressions: [], finding: [] };
  const { meant, units } = await meaningOf(database, text);
  const { expressions } = await expressionsOf(database, units);
  // A course with “space” in its title is not near to “tangent space”.
  const finding = expressions.filter(({ at }) => !isWithin({ words: units[at]?.words ?? [] }, meant.subjects));
  return { fields: meant.fields, topics: topicsAlone(meant), expressions, finding };
}

/** The profile of a text without its fields of study, which are weighed apart. */
const topicsAlone = (meant: MeantByText): Profile => profileOfText({ ...meant, fields: new Map() });

/** What a text means, and its parts, both without stop words and generic words. */
async function meaningOf(database: Database, text: string) {
  const words = typedWordsOf(text);
  const dictionary = loadDictionary();
  const { concepts, generic } = dictionary;
  const stopWords = await stopWordsAmong(database, words, typedAcronyms(text));
  const isEmpty = (word: string) => stopWords.has(word) || generic.has(word);
  const units = unitsOf(words, stopWords, concepts, generic).filter((unit) => !unit.words.every(isEmpty));
  // “In inglese” says how courses are held: those about English are not near.
  const ofLanguages = new Set(units.filter(isCourseLanguage).flatMap((unit) => unit.words));
  const isNoiseWord = (word: string) => isEmpty(word) || ofLanguages.has(word);
  return { meant: meantByText(withCompletions(words), dictionary, isNoiseWord), units };
}

/** The words of a text; an unknown last word is half typed, so the words of subjects that begin with it stand in its place. */
function withCompletions(words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? '';
  const completions = isKnown(last) ? [] : completionsOf(last);
  return completions.length === 0 ? words : [...words.slice(0, -1), ...completions];
}

/**
 * The fields of study of the found courses whose teacher has this name: then the text means the person, not something with a similar
 * name. Empty for a single word that is also a term, because it may mean both.
 */
async function fieldsOfTeacher(database: Database, words: readonly string[], ids: readonly number[]): Promise<Fields> {
  const [word = ''] = words;
  if (ids.length === 0 || (words.length === 1 && loadDictionary().concepts.hasTerm(word))) return new Map();
  const name = allOf(words.map((own) => `'${own}'`));
  const taught = database
    .select({ id: courseTeacher.courseId })
    .from(courseTeacher)
    .innerJoin(teacher, eq(teacher.id, courseTeacher.teacherId))
    .where(sql`${teacherNames()} @@ ${name}::tsquery`);
  const rows = await database
    .select({ codes: indexedFields })
    .from(courseSearch)
    .where(and(inArray(courseSearch.courseId, [...ids]), inArray(courseSearch.courseId, taught)));
  return new Map(rows.flatMap(({ codes }) => codes.map((code) => [code, 1])));
}

/** How many of the found courses are about the text, or have it prominently; the others only mention it (see {@link NearThings}). */
async function countProminent(database: Database, { ids, search }: CoursePage): Promise<number> {
  if (ids.length === 0 || !search) return 0;
  return countCourses(database, and(inArray(courseSearch.courseId, [...ids]), search.isProminent));
}

/** The categories of near courses, nearest first. */
function nearestCategories(courses: readonly NearCourse[]): readonly number[] {
  const worth = new Map<number, number>();
  for (const { categoryIds, score } of courses) {
    for (const id of categoryIds) worth.set(id, (worth.get(id) ?? 0) + score / categoryIds.length);
  }
  const nearest = [...worth].sort(([, one], [, other]) => other - one).slice(0, maxCategories);
  const [[, max] = [0, 0]] = nearest;
  return nearest.filter(([, own]) => own >= max * minWorth).map(([id]) => id);
}
