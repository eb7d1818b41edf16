import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { vocabulary } from '../../database/schema/search.ts';
import { completionsOf, loadDictionary } from '../dictionary/dictionary.ts';
import { isSpeltRight } from '../dictionary/spelling.ts';
import type { Sought } from '../query/sought.ts';
import { minWordLength } from './mistakes.ts';

/** A text with more unknown words is not corrected: nothing is known about it, and each word takes milliseconds. */
const maxMisspelt = 4;

/** Whether a word is a term of the dictionary, or occurs in a topic or subject. */
function isOfDictionary(word: string): boolean {
  const { concepts, wordsOfSubjects } = loadDictionary();
  return wordsOfSubjects.has(word) || concepts.isShortName(word) || concepts.hasTerm(word);
}

/** Whether a word is right as it is: in a word list, a term of the dictionary, or in a topic or subject. */
export const isKnown = (word: string): boolean => isSpeltRight(word) || isOfDictionary(word);

/**
 * The words of a text that, as typed, are in no word list, in no dictionary term and in no course. Their stem may be known by chance.
 * A last word that begins a word of a subject is only half typed.
 */
export async function misspeltWords(database: Database, sought: readonly Sought[]): Promise<readonly string[]> {
  const last = sought.at(-1)?.unit.words.at(-1) ?? '';
  const isRight = (word: string) => isKnown(word) || (word === last && completionsOf(word).length > 0);
  const single = sought.flatMap(({ unit }) => (unit.words.length === 1 && !unit.isGeneric ? unit.words : []));
  const unknown = single.filter((word) => word.length >= minWordLength && !isRight(word));
  if (unknown.length === 0) return [];
  const rows = await database
    .select({ word: sql<string>`word` })
    .from(sql`unnest(${sql.param(unknown)}::text[]) as typed(word)`)
    .where(sql`word not in (select ${vocabulary.word} from ${vocabulary})`);
  return rows.length > maxMisspelt ? [] : rows.map(({ word }) => word);
}
