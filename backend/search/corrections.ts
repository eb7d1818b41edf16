import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { loadDictionary } from './dictionary.ts';
import { areForms } from './forms.ts';
import { isSpeltRight } from './spelling.ts';

/** More letters off are never a misspelling (`looks_like` in the migrations), and more than one are none of a short word. */
const mostLettersOff = 2;
const longWord = 9;

/** The words of subjects that may be meant: with the same first letter and about as long. */
function wordsOfSubjects(misspelt: string): readonly string[] {
  const { topics, subjects } = loadDictionary();
  const known = [topics, subjects].flatMap((terms) => terms.wordsWith(misspelt.slice(0, 1)));
  return known.filter((word) => Math.abs(word.length - misspelt.length) <= mostLettersOff);
}

/**
 * For each word that neither the catalogue nor the dictionary knows, the word that looks most like it, if any does: a word of the
 * catalogue, or the name of a subject, which leads on to near courses though none has it.
 *
 * @param unknown words of a text, small and without accents
 */
export async function findCorrections(
  database: Database,
  unknown: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const misspelt = unknown.filter((word) => !isSpeltRight(word));
  if (misspelt.length === 0) return new Map();
  const subjects = [...new Set(misspelt.flatMap(wordsOfSubjects))];
  const candidates = sql`select near, place from similar_words(word) with ordinality as of_catalogue(near, place)
    union all select near, null from unnest(${sql.param(subjects)}::text[]) as of_subjects(near) where looks_like(near, word)`;
  // One letter is left out more often than one is added or moved, and another one is written least often.
  const isAnother = sql`length(near) = length(word) and levenshtein(near, word) = 1`;
  const kind = sql`case when length(near) > length(word) then 0 when ${isAnother} then 2 else 1 end`;
  const isNear = sql`(letters_off(near, word) < 2 or length(word) >= ${longWord}::int and right(near, 1) = right(word, 1))`;
  const rows = await database.select({ word: sql<string>`word`, nearest: sql<string>`near` }).from(
    sql`unnest(${sql.param(misspelt)}::text[]) as unknown(word), lateral (
        select near from (${candidates}) as candidates where ${isNear}
        order by letters_off(near, word), ${kind}, place nulls last, near limit 1) as found`,
  );
  return new Map(
    rows.filter(({ word, nearest }) => !areForms(word, nearest)).map(({ word, nearest }) => [word, nearest]),
  );
}
