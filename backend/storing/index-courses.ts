import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { shownEnd, timesOfSeries } from '../catalogue/availability.ts';
import { related } from '../catalogue/courses.ts';
import { effortOf } from '../catalogue/workload.ts';
import type { Database } from '../database/database.ts';
import { course, seriesMember } from '../database/schema/course.ts';
import { courseSearch, vocabulary } from '../database/schema/search.ts';
import { languageWord } from '../search/dictionary/course-languages.ts';
import { loadSubjects } from '../search/dictionary/dictionary.ts';
import { withWordsKeptApart } from '../search/dictionary/kept-apart.ts';
import { foundWords, profileOfCourse, topicsDocument } from '../search/query/profiles.ts';
import { acronymsOf, plainTextOf, wordsOf } from '../words.ts';

/** Increase this whenever the content of a row changes: the backend then writes all rows again at its start (`renew-index.ts`). */
export const indexVersion = 28;

/** Indexed characters of a text, because PostgreSQL rejects a document of more than a megabyte. */
const maxIndexedLength = 80_000;
/** Indexed characters of a title, because an entry of a B-tree has room for 2,704 bytes and a character takes up to four. */
const maxTitleLength = 600;

type SearchRow = ReturnType<typeof searchRow>;
type MemberReach = Pick<
  typeof courseSearch.$inferSelect,
  'opensAt' | 'closesAt' | 'hours' | 'eqfLevels' | 'languages' | 'targetIds'
>;

/**
 * Institutions with their acronyms, then teachers. A series also has the institutions of its courses: as one array of ids, because with
 * `or` PostgreSQL reads every row of `course_institution` for each course.
 */
const names = sql<string[]>`array(
    select distinct i.name || ' ' || i.acronym from course_institution of join institution i on i.id = of.institution_id
    where of.course_id = any(course.id || array(select member_id from series_member where series_id = course.id)) order by 1)
  || array(
    select t.first_name || ' ' || t.last_name from course_teacher of join teacher t on t.id = of.teacher_id
    where of.course_id = course.id order by of.position)`;

/** The course's subjects (ISCED-F), which its texts often do not mention. */
const subjects = sql<string[]>`array(
    select f.name from course_isced of join isced_field f on f.code = of.isced_code
    where of.course_id = course.id order by f.code)`;

/**
 * Writes the search rows of these courses and series, and adds their words to the vocabulary. Call it in the transaction that writes
 * the courses, after their institutions, teachers, categories and targets. Index a series after its members, and again when they change.
 */
export async function indexCourses(database: Database, ids: readonly number[]): Promise<void> {
  const courses = await readCourses(database, ids);
  const members = await readMembers(database, ids);
  const rows = courses.map((row) => searchRow(row, members.get(row.id) ?? []));
  await database.delete(courseSearch).where(inArray(courseSearch.courseId, [...ids]));
  if (rows.length === 0) return;
  await database.insert(courseSearch).values(rows);
  await addWords(database, rows);
}

type IndexedCourse = Awaited<ReturnType<typeof readCourses>>[number];

function readCourses(database: Database, ids: readonly number[]) {
  const { institutionIds, categoryIds, targetIds, iscedCodes } = related;
  return database
    .select({ ...getTableColumns(course), institutionIds, categoryIds, targetIds, iscedCodes, names, subjects })
    .from(course)
    .where(inArray(course.id, [...ids]));
}

/** The indexed members of each series, by the id of the series. */
async function readMembers(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly MemberReach[]>> {
  const { opensAt, closesAt, hours, eqfLevels, languages, targetIds } = courseSearch;
  const rows = await database
    .select({
      seriesId: seriesMember.seriesId,
      opensAt,
      closesAt,
      hours,
      eqfLevels,
      languages,
      targetIds,
    })
    .from(seriesMember)
    .innerJoin(courseSearch, eq(courseSearch.courseId, seriesMember.memberId))
    .where(inArray(seriesMember.seriesId, [...ids]));
  return Map.groupBy(rows, ({ seriesId }) => seriesId);
}

/** The weight of a term in the title and in the subtitle, for the topics of a course; elsewhere it is 1. */
const worthOfText = [3, 2];

function searchRow(row: IndexedCourse, members: readonly MemberReach[]) {
  const { id: courseId, kind, language, featured, publishedAt, institutionIds, categoryIds } = row;
  const html = [row.title, row.subtitle, row.outcomes, row.description, row.information];
  const texts = html.map((text) => plainTextOf(text ?? ''));
  const [title = '', subtitle = '', outcomes = '', description = '', information = ''] = texts;
  const reached = reach(row, members);
  const acronyms = new Set(texts.flatMap(acronymsOf));
  const named = [...reached.languages.map(languageWord), ...row.names, ...row.subjects, ...acronyms];
  const words = {
    title: beginning(wordsOf(title), maxTitleLength),
    subtitle: beginning(wordsOf(subtitle)),
    names: beginning(wordsOf(named.join(' '))),
    outcomes: beginning(wordsOf([outcomes, ...row.subjects].join(' '))),
    description: beginning(wordsOf(`${description} ${information}`)),
  };
  const parts = texts.map((text, place) => ({
    words: wordsOf(text.slice(0, maxIndexedLength)),
    worth: worthOfText[place] ?? 1,
  }));
  const profile = profileOfCourse(loadSubjects(), { kind, language, parts, codes: row.iscedCodes });
  const indexed = (text: string) => withWordsKeptApart(text.split(' ')).join(' ');
  const ranked = sql`${language}, ${indexed(words.title)}, ${indexed(words.subtitle)}, ${indexed(words.names)}, ${indexed(words.outcomes)}`;
  return {
    courseId,
    kind,
    language,
    featured,
    publishedAt,
    institutionIds,
    categoryIds,
    ...reached,
    titleWords: words.title,
    ranked: sql<string>`ranked_document(${ranked})`,
    topics: sql<string>`${topicsDocument(profile)}::tsvector`,
    found: sql<string>`found_document(${ranked}, ${indexed(words.description)}) || array_to_tsvector(${sql.param(foundWords(profile))}::text[])`,
    words: Object.values(words),
  };
}

const beginning = (words: readonly string[], maxLength = maxIndexedLength): string =>
  words.join(' ').slice(0, maxLength);

/** The languages, dates, duration, levels and targets. A series has those of all its members together. */
function reach(row: IndexedCourse, members: readonly MemberReach[]) {
  const { kind, language, opensAt, closesAt, eqfLevel, targetIds } = row;
  if (kind === 'course') {
    return {
      opensAt,
      closesAt: shownEnd(closesAt),
      memberTimes: null,
      ...effortOf(row.workload),
      eqfLevels: eqfLevel ? [eqfLevel] : [],
      languages: [language],
      targetIds,
    };
  }
  const hours = members.flatMap((member) => member.hours ?? []);
  return {
    ...timesOfSeries(members),
    hours: hours.length > 0 && hours.length === members.length ? hours.reduce((sum, one) => sum + one, 0) : null,
    weeks: null,
    eqfLevels: [...new Set(members.flatMap(({ eqfLevels }) => eqfLevels))],
    languages: members.length > 0 ? [...new Set(members.flatMap(({ languages }) => languages))] : [language],
    targetIds: [...new Set([...targetIds, ...members.flatMap((member) => member.targetIds)])],
  };
}

async function addWords(database: Database, rows: readonly SearchRow[]): Promise<void> {
  const text = rows.flatMap((row) => row.words).join(' ');
  const words = [...new Set(text.split(' '))].filter((word) => /^\p{L}{3,40}$/u.test(word));
  if (words.length === 0) return;
  await database
    .insert(vocabulary)
    .select(sql`select unnest(${sql.param(words)}::text[])`)
    .onConflictDoNothing();
}
