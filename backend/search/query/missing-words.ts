import type { Database } from '../../database/database.ts';
import { codeOrWordInText, wordsOf } from '../../words.ts';
import { loadDictionary } from '../dictionary/dictionary.ts';
import { estimateUnits, missingUnits } from './sought.ts';
import { type Unit, wordsOfUnit } from './units.ts';

/** The given words as the text has them, codes as a whole. One that was typed as two words comes as one, at the end. */
function asTyped(text: string, words: readonly string[]): readonly string[] {
  const typed = (text.match(codeOrWordInText) ?? []).filter((word) =>
    wordsOf(word).some((folded) => words.includes(folded)),
  );
  const folded = typed.flatMap(wordsOf);
  return [...new Set([...typed, ...words.filter((word) => !folded.includes(word))])];
}

/** The missing words of units. Of a term that no course has whole (“hotel management”), courses may have a word; it is left out. */
async function wordsOfUnits(database: Database, missing: readonly Unit[]): Promise<readonly Unit[]> {
  if (missing.every(({ words }) => words.length === 1)) return missing;
  const { concepts, generic } = loadDictionary();
  const words = missing.flatMap((unit) => wordsOfUnit(unit, concepts, generic));
  const { sought } = await estimateUnits(database, words);
  return missingUnits(sought);
}

/**
 * The words that no course has, as a text has them.
 *
 * @param missing units that no course has
 * @param isNoise whether a unit says nothing about a course
 */
export async function missingWordsOf(
  database: Database,
  text: string,
  missing: readonly Unit[],
  isNoise: (unit: Unit) => boolean,
): Promise<readonly string[]> {
  const units = (await wordsOfUnits(database, missing)).filter((unit) => !isNoise(unit));
  return asTyped(
    text,
    units.flatMap(({ words }) => words),
  );
}
