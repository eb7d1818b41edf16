import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { courseSearch, documentFrequency, titleDocument } from '../database/schema/search.ts';
import { loadDictionary } from './dictionary.ts';
import { finds } from './expressions.ts';
import { areForms } from './forms.ts';
import { isSpeltRight } from './spelling.ts';

/** More letters off are never a misspelling (`looks_like` in the migrations), and more than one are none of a short word. */
const mostLettersOff = 2;
const longWord = 9;

/** The words of subjects that may be meant: about as long, with the same first letter or the same letters after the first two. */
function wordsOfSubjects(misspelt: readonly string[]): readonly string[] {
  const { topics, subjects } = loadDictionary();
  const mayMean = (typed: string, word: string) =>
    Math.abs(word.length - typed.length) <= mostLettersOff &&
    (word.startsWith(typed.slice(0, 1)) || word.endsWith(typed.slice(2)));
  const words = new Set([...topics.words, ...subjects.words]);
  return [...words].filter((word) => misspelt.some((typed) => mayMean(typed, word)));
}

// Parts of the statement of `nearestWords`, in which `word` was typed and `near` may be meant.
const stems = sql`to_tsvector('italian', near) || to_tsvector('english', near) || to_tsvector('simple', near)`;
const courses = sql`(select max(courses) from ${documentFrequency} where ${documentFrequency.word} = any(tsvector_to_array(${stems})))`;
// A letter is left out more often than one is added or two are swapped, and another one is written least often.
const isAnother = sql`length(near) = length(word) and levenshtein(near, word) = 1`;
const mistake = sql`case when length(near) > length(word) then 1 when ${isAnother} then 0.3 else 0.5 end`;
/** How likely it is meant: by how often people make the mistake, and by how many courses have the word in any form. */
const likelihood = sql`${mistake} * sqrt(1 + coalesce(${courses}, 0))`;

/** For each misspelt word, the word that looks most like it. @param rest as of {@link findCorrections} */
async function nearestWords(database: Database, misspelt: readonly string[], rest: string) {
  const candidates = sql`select near, place from similar_words(word) with ordinality as of_catalogue(near, place)
    union all select near, null from unnest(${sql.param(wordsOfSubjects(misspelt))}::text[]) as of_subjects(near) where looks_like(near, word)`;
  const isNear = sql`(letters_off(near, word) < 2 or length(word) >= ${longWord}::int and right(near, 1) = right(word, 1))`;
  const isBeside = sql`exists(select from ${courseSearch} where ${finds(rest)} and ${titleDocument()} @@ word_query(near))`;
  const besideRest = rest === '' ? sql.empty() : sql`${isBeside} desc,`;
  return await database.select({ word: sql<string>`word`, nearest: sql<string>`near` }).from(
    sql`unnest(${sql.param(misspelt)}::text[]) as unknown(word), lateral (
        select near from (${candidates}) as candidates where ${isNear}
        order by letters_off(near, word), ${besideRest} ${likelihood} desc, place nulls last, near limit 1) as found`,
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

/**
 * For each word that neither the catalogue nor the dictionary knows, what is surely meant by it, if anything: the word that looks
 * most like it, of the catalogue or in the name of a subject, which leads on to near courses though none has it; or two words
 * without the space between them. Of words that look alike the one is meant that a course has in its title together with the rest
 * of the text, otherwise the more likely one.
 *
 * @param unknown words of a text, small and without accents
 * @param rest what the index is asked for the other words of the text; may be empty
 */
export async function findCorrections(
  database: Database,
  unknown: readonly string[],
  rest: string,
): Promise<ReadonlyMap<string, string>> {
  const misspelt = unknown.filter((word) => !isSpeltRight(word));
  if (misspelt.length === 0) return new Map();
  const near = await nearestWords(database, misspelt, rest);
  const far = misspelt.filter((word) => !near.some((one) => one.word === word));
  const corrections = [...near, ...(await partedWords(database, far))];
  return new Map(
    corrections.filter(({ word, nearest }) => !areForms(word, nearest)).map(({ word, nearest }) => [word, nearest]),
  );
}
