import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/database.ts';
import { searchWordsOf } from '../../words.ts';
import { isTerm, loadDictionary } from '../dictionary/dictionary.ts';
import { isOfEveryCourse } from '../dictionary/every-course.ts';
import { type Unit, unitsOf } from './units.ts';

/** Shorter parts are often words of their own: “per corso” is no “percorso”. */
const minPartLength = 4;

/** The words of a typed text. Two words that the dictionary only has as one become that one: “data base”, “film making”. */
export function typedWordsOf(text: string): readonly string[] {
  const { concepts } = loadDictionary();
  const words: string[] = [];
  for (const word of searchWordsOf(text)) {
    const before = words.at(-1) ?? '';
    const isPart =
      Math.min(before.length, word.length) >= minPartLength &&
      isTerm(before + word) &&
      concepts.findAt([before, word], 0)?.length !== 2;
    if (isPart) words.pop();
    words.push(isPart ? before + word : word);
  }
  return words;
}

/** Whether words are stop words. This never expires, because it does not depend on the catalogue. */
const knownWords = new LRUCache<string, boolean>({ max: 20_000 });

/**
 * The stop words among typed words: they say nothing about a course, such as "della" or "the".
 *
 * @param acronyms words that were typed in capitals; they are never stop words, as in “AI e scuola”
 */
export async function stopWordsAmong(
  database: Database,
  words: readonly string[],
  acronyms: ReadonlySet<string> = new Set(),
): Promise<ReadonlySet<string>> {
  const unknown = words.filter((word) => !knownWords.has(word));
  if (unknown.length > 0) {
    const rows = await database
      .select({ word: sql<string>`word`, isStopWord: sql<boolean>`is_stop_word(word)` })
      .from(sql`unnest(${sql.param(unknown)}::text[]) as typed(word)`);
    for (const { word, isStopWord } of rows) knownWords.set(word, isStopWord);
  }
  return new Set(words.filter((word) => knownWords.get(word) && !acronyms.has(word)));
}

/** Splits the words of a text into units of the dictionary. @param acronyms see {@link stopWordsAmong} */
export async function knownUnits(
  database: Database,
  words: readonly string[],
  acronyms?: ReadonlySet<string>,
): Promise<readonly Unit[]> {
  const { concepts, generic } = loadDictionary();
  const units = unitsOf(words, await stopWordsAmong(database, words, acronyms), concepts, generic);
  const areGeneric = units.every((unit) => unit.words.every((word) => generic.has(word)));
  return areGeneric ? withoutNeedOfEvery(units) : units;
}

/** Generic units that have only each other are needed, but not “gratis” in “gratis per principianti”. */
function withoutNeedOfEvery(units: readonly Unit[]): readonly Unit[] {
  const isOfEvery = ({ words }: Unit) => words.every(isOfEveryCourse);
  return units.every(isOfEvery) ? units : units.map((unit) => ({ ...unit, isGeneric: isOfEvery(unit) }));
}
