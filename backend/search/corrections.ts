import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { courseSearch, documentFrequency, titleDocument, vocabulary } from '../database/schema/search.ts';
import { finds } from './conditions.ts';
import { areForms } from './forms.ts';
import { longWord, meantWords } from './meant-words.ts';
import { misspeltWords } from './misspelt-words.ts';
import { isMissing, queriesOf } from './plans.ts';
import { allOf } from './queries.ts';
import type { Sought } from './sought.ts';
import { languages, stemsOf } from './stems.ts';

// Parts of the statement of `nearestWords`, in which `word` was typed and `near` may be meant.
const stems = sql`tsvector_to_array(to_tsvector('italian', near) || to_tsvector('english', near) || to_tsvector('simple', near))`;
const frequency = (words: SQL) =>
  sql`(select coalesce(max(courses), 0) from ${documentFrequency} where ${documentFrequency.word} = any(${words}))`;
const courses = frequency(stems);
const start = sql`left(near, -1)`;
/** Whether a course has the word, or the same with another ending; these operators look into the index of beginnings. */
const isInCatalogue = sql`exists(select from ${vocabulary}
  where ${vocabulary.word} ~>=~ ${start} and ${vocabulary.word} ~<~ (${start} || '~') and length(${vocabulary.word}) <= length(near) + 1)`;
const titles = frequency(sql`array(select 'T' || stem from unnest(${stems}) as stem)`);
// A letter is left out more often than one is doubled or two are swapped; any other is added or written least often.
const single = (text: string) => sql.raw(`regexp_replace(${text}, '(.)\\1', '\\1', 'g')`);
const isDoubled = sql`length(near) < length(word) and ${single('near')} = ${single('word')}`;
const isSwapped = sql`exists(select from generate_series(1, length(word) - 1) as place
  where near = overlay(word placing reverse(substr(word, place, 2)) from place for 2))`;
const mistake = sql`case when length(near) > length(word) then 1 when ${isDoubled} or ${isSwapped} then 0.5 else 0.2 end`;
/** What a course is named after counts as much as what so many mention. */
const worthOfTitle = 10;
/** How likely it is meant: by how often people make the mistake, and by how many courses have the word in any form. */
const likelihood = sql`${mistake} * sqrt(1 + ${courses} + ${worthOfTitle}::int * ${titles})`;

/**
 * For each misspelt word, the word that looks most like it.
 *
 * @param words of the text, in order
 * @param rest what the index is asked for the other words; may be empty
 */
async function nearestWords(database: Database, misspelt: readonly string[], words: readonly string[], rest: string) {
  const ofCatalogue = sql`select near, place, false as "isInTerm" from similar_words(word) with ordinality as of_catalogue(near, place)`;
  const meant = sql`select * from json_to_recordset(${JSON.stringify(meantWords(misspelt, words))}::json)
    as given(typed text, near text, "isInTerm" bool, "isOfSubject" bool)`;
  const ofDictionary = sql`select near, null, "isInTerm" from meant
    where typed = word and looks_like(near, word) and ("isInTerm" or ("isOfSubject" and letters_off(near, word) < 2) or ${isInCatalogue})`;
  const isNear = sql`(letters_off(near, word) < 2 or length(word) >= ${longWord}::int and right(near, 1) = right(word, 1))`;
  const isBeside = sql`exists(select from ${courseSearch} where ${finds(rest)} and ${titleDocument()} @@ word_query(near))`;
  const besideRest = rest === '' ? sql.empty() : sql`${isBeside} desc,`;
  return await database.select({ word: sql<string>`word`, nearest: sql<string>`near` }).from(
    sql`(with meant as materialized (${meant}) select word, near from unnest(${sql.param(misspelt)}::text[]) as unknown(word), lateral (
        select near from (${ofCatalogue} union all ${ofDictionary}) as candidates where ${isNear}
        order by letters_off(near, word), "isInTerm" desc, ${besideRest} ${likelihood} desc, place nulls last, near limit 1) as nearest) as found`,
  );
}

/** What Italian joins to the next word with an apostrophe, which is often left out. */
const elided = /^(?:l|un|d|all|dall|dell|nell|sull|quell)$/;
const shortestPart = 3;

/** The ways to read a word as two. */
function partings(word: string): readonly string[] {
  const letters = [...word];
  return letters.flatMap((_, at) => {
    const [first, second] = [letters.slice(0, at).join(''), letters.slice(at).join('')];
    if (second.length < shortestPart) return [];
    if (elided.test(first)) return [`${first}'${second}`];
    return first.length < shortestPart ? [] : [`${first} ${second}`];
  });
}

/** For each word that is two without the space between them, as a title has them, those two. */
async function partedWords(database: Database, joined: readonly string[]) {
  const pairs = joined.flatMap((word) => partings(word).map((nearest) => ({ word, nearest })));
  if (pairs.length === 0) return [];
  const inTitle = sql`${titleDocument()} @@ phraseto_tsquery('simple', nearest)`;
  return await database
    .select({ word: sql<string>`word`, nearest: sql<string>`nearest` })
    .from(sql`json_to_recordset(${JSON.stringify(pairs)}::json) as joined(word text, nearest text)`)
    .where(sql`exists(select from ${courseSearch} where ${inTitle})`);
}

/** Whether a search makes no difference between two words. */
const isSame = (one: string, other: string): boolean =>
  areForms(one, other) || languages.some((language) => stemsOf(language, [one]) === stemsOf(language, [other]));

/**
 * For each word that neither the catalogue nor the dictionary knows, what is surely meant by it, if anything: the word that looks
 * most like it, of the catalogue or in the name of a subject, which leads on to near courses though none has it; or two words
 * without the space between them. Of words that look alike the one is meant that makes a term with those beside it, then one that a
 * course has in its title together with the rest of the text, otherwise the more likely one.
 *
 * @param words of a text, small and without accents, in order
 */
export async function findCorrections(
  database: Database,
  words: readonly string[],
  sought: readonly Sought[],
): Promise<ReadonlyMap<string, string>> {
  const misspelt = await misspeltWords(database, sought);
  if (misspelt.length === 0) return new Map();
  const others = sought.filter((one) => !isMissing(one) && !one.unit.words.some((word) => misspelt.includes(word)));
  const near = await nearestWords(database, misspelt, words, allOf(queriesOf(others)));
  const missing = sought.filter(isMissing).flatMap(({ unit }) => unit.words);
  const far = misspelt.filter((word) => missing.includes(word) && !near.some((one) => one.word === word));
  const isHalfTyped = (word: string, nearest: string) => word === words.at(-1) && nearest.startsWith(word);
  const corrections = [...near, ...(await partedWords(database, far))];
  return new Map(
    corrections
      .filter(({ word, nearest }) => !isSame(word, nearest) && !isHalfTyped(word, nearest))
      .map(({ word, nearest }) => [word, nearest]),
  );
}
