import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { courseSearch, documentFrequency, titleDocument } from '../../database/schema/search.ts';
import { wordInText, wordsOf } from '../../words.ts';
import { loadDictionary } from '../dictionary/dictionary.ts';
import { languages, stemsOf } from '../dictionary/stems.ts';
import { missingUnits, type Sought } from '../query/sought.ts';
import { meantWords } from './meant-words.ts';
import { misspeltWords } from './misspelt-words.ts';
import { bestCorrection } from './mistakes.ts';

/**
 * For each misspelt word the word that is meant, if any.
 *
 * @param words of the text, in order
 */
async function mostSimilarWords(database: Database, misspelt: readonly string[], words: readonly string[]) {
  if (misspelt.length === 0) return [];
  const meant = sql`json_to_recordset(${JSON.stringify(meantWords(misspelt, words))}::json)
    as meant(typed text, word text, "isInTerm" bool)`;
  const rows = await database
    .select({
      typed: sql<string>`typed`,
      word: sql<string>`word`,
      lettersOff: sql<number>`letters_off(word, typed)`,
      isInTerm: sql<boolean>`"isInTerm"`,
      isOfCatalogue: sql<boolean>`"isOfCatalogue"`,
      courses: sql<number>`coalesce((select courses from ${documentFrequency} where word = candidates.word), 0)`,
    })
    .from(
      sql`(select typed, word, false as "isInTerm", true as "isOfCatalogue" from unnest(${sql.param(misspelt)}::text[]) as unknown(typed), similar_words(typed) as word
        union all select typed, word, "isInTerm", false from ${meant} where looks_like(word, typed)) as candidates`,
    )
    .orderBy(sql`word`);
  return misspelt.flatMap((typed) => {
    const correction = bestCorrection(
      typed,
      rows.filter((row) => row.typed === typed),
    );
    return correction === undefined ? [] : [{ typed, correction }];
  });
}

/** Articles and prepositions that an apostrophe joins to the next word; people often omit the apostrophe. */
const elided = ['l', 'un', 'd', 'all', 'dall', 'dell', 'nell', 'sull', 'quell'];
/** The lists of right words have too many remains of words for this: “isbona”. */
const isKnown = (word: string): boolean => loadDictionary().concepts.hasTerm(word, ['it']);

/** The word with the apostrophe that it lacks, “l'inglese” for “linglese”; `undefined` when the rest is no known word. */
function withApostrophe(word: string): string | undefined {
  const article = elided.find(
    (one) => /^[aeiouh].{3}/.test(word.slice(one.length)) && word.startsWith(one) && isKnown(word.slice(one.length)),
  );
  return article && `${article}'${word.slice(article.length)}`;
}

const minPartLength = 3;

/** All ways to split a word in two. */
function splits(word: string): readonly string[] {
  const letters = [...word];
  return letters.flatMap((_, at) => {
    const [first, second] = [letters.slice(0, at).join(''), letters.slice(at).join('')];
    if (second.length < minPartLength) return [];
    if (elided.includes(first)) return [`${first}'${second}`];
    return first.length < minPartLength ? [] : [`${first} ${second}`];
  });
}

/** Whether two words are a term of the dictionary, a topic or a subject. */
function isTermOfTwo(words: readonly string[]): boolean {
  const { concepts, topics, subjects } = loadDictionary();
  const isNamed = [topics, subjects].some((known) => known.termsIn(words, languages)[0]?.words.length === 2);
  return isNamed || concepts.findAt(words, 0)?.length === 2;
}

/** For each word that is really two words without the space: those two, if they are a term or a title has them next to each other. */
async function splitWords(database: Database, joined: readonly string[]) {
  const pairs = joined.flatMap((typed) => splits(typed).map((correction) => ({ typed, correction })));
  if (pairs.length === 0) return [];
  const inTitle = sql`${titleDocument()} @@ phraseto_tsquery('simple', correction)`;
  const titled = await database
    .select({ typed: sql<string>`typed`, correction: sql<string>`correction` })
    .from(sql`json_to_recordset(${JSON.stringify(pairs)}::json) as joined(typed text, correction text)`)
    .where(sql`exists(select from ${courseSearch} where ${inTitle})`);
  return [...pairs.filter(({ correction }) => isTermOfTwo(wordsOf(correction))), ...titled];
}

/**
 * Whether only the last letter differs, and is a vowel in the first word. Such words may be forms of one word (`sarta`, `sarto`), or an
 * Italian word and its translation (`neonatologo`, `neonatology`).
 */
const differInFinalVowel = (one: string, other: string): boolean =>
  one.length === other.length && one.slice(0, -1) === other.slice(0, -1) && /[aeiou]$/.test(one);

/** Whether two words have the same stem, so that a search finds the same by both. */
const haveSameStem = (one: string, other: string): boolean =>
  languages.some((language) => stemsOf(language, [one]) === stemsOf(language, [other]));

/**
 * Finds the clear correction, if any, for each word that neither the catalogue nor the dictionary knows. It is a similar word
 * (`mistakes.ts`) of the catalogue or of a subject; a subject leads to near courses even when no course has the word. Or it is two
 * words that were typed without a space.
 *
 * @param words of a text, folded, in order
 */
export async function findCorrections(
  database: Database,
  words: readonly string[],
  sought: readonly Sought[],
): Promise<ReadonlyMap<string, string>> {
  const unknown = await misspeltWords(database, sought);
  if (unknown.length === 0) return new Map();
  const withoutApostrophe = unknown.flatMap((typed) => {
    const correction = withApostrophe(typed);
    return correction === undefined ? [] : [{ typed, correction }];
  });
  const misspelt = unknown.filter((word) => !withoutApostrophe.some((one) => one.typed === word));
  const similar = await mostSimilarWords(database, misspelt, words);
  const missing = missingUnits(sought).flatMap(({ words }) => words);
  const unlikeAny = misspelt.filter((word) => missing.includes(word) && !similar.some((one) => one.typed === word));
  const isSame = (typed: string, correction: string) =>
    differInFinalVowel(typed, correction) || (!missing.includes(typed) && haveSameStem(typed, correction));
  const isHalfTyped = (typed: string, correction: string) => typed === words.at(-1) && correction.startsWith(typed);
  const corrections = [...withoutApostrophe, ...similar, ...(await splitWords(database, unlikeAny))];
  return new Map(
    corrections
      .filter(({ typed, correction }) => !isSame(typed, correction) && !isHalfTyped(typed, correction))
      .map(({ typed, correction }) => [typed, correction]),
  );
}

/** A typed text with its words corrected; `null` when none is. @param corrections of its words, see {@link findCorrections} */
export function correctText(text: string, corrections: ReadonlyMap<string, string>): string | null {
  const correct = (word: string) => corrections.get(wordsOf(word).join(' ')) ?? word;
  return corrections.size === 0 ? null : text.trim().replaceAll(wordInText, correct);
}
