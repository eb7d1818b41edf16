import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { loadDictionary } from './dictionary.ts';

const withoutEnding = (word: string): string => word.replace(/[aeiou]$/, '');

/** Whether two words are one in singular and plural, as `risparmio` and `risparmi`: neither is the other misspelt. */
function areForms(one: string, other: string): boolean {
  const [first, second] = [withoutEnding(one), withoutEnding(other)];
  return first === second || first === other || second === one;
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
  if (unknown.length === 0) return new Map();
  const { topics } = loadDictionary();
  const subjects = unknown.flatMap(([initial = '']) => topics.wordsWith(initial));
  const candidates = sql`select near, place from similar_words(word) with ordinality as of_catalogue(near, place)
    union all select near, null from unnest(${sql.param(subjects)}::text[]) as of_subjects(near) where looks_like(near, word)`;
  const rows = await database.select({ word: sql<string>`word`, nearest: sql<string>`near` }).from(
    sql`unnest(${sql.param(unknown)}::text[]) as unknown(word), lateral (
        select near from (${candidates}) as candidates order by letters_off(near, word), place nulls last, near limit 1) as found`,
  );
  return new Map(
    rows.filter(({ word, nearest }) => !areForms(word, nearest)).map(({ word, nearest }) => [word, nearest]),
  );
}
