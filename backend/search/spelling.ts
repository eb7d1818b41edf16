import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readWordList } from './word-list.ts';

/** Lines of words by their first letter. A text takes a tenth of the memory of a set, and is looked through in microseconds. */
let lines: ReadonlyMap<string, string> | null = null;
let names: ReadonlySet<string> | null = null;

function readWords(): ReadonlyMap<string, string> {
  const text = gunzipSync(readFileSync(path.join(import.meta.dirname, 'terms/words.txt.gz'))).toString('latin1');
  const byLetter = Map.groupBy(text.trimEnd().split('\n'), ([letter = '']) => letter);
  return new Map(
    [...byLetter].map(([letter, words]) => [letter, Buffer.from(`\n${words.join('\n')}\n`).toString('latin1')]),
  );
}

/** What English adds to a word to make another, such as `resolver` of `resolve`: lists have the common ones alone. */
const englishEnding = /(?<=.{4})(?:(?<!s)s|ed|ers?|ing|ly|y)$/;

/**
 * Whether a word is spelt right in Italian or English, whatever its form, or is a well-known name (`terms/words.txt.gz`,
 * `terms/names.txt`).
 *
 * @param word small and without accents, of at least five letters
 */
export function isSpeltRight(word: string): boolean {
  names ??= readWordList('names.txt');
  const root = word.replace(englishEnding, '');
  return names.has(word) || isListed(word) || (root !== word && (isListed(root) || isListed(`${root}e`)));
}

const isListed = (word: string): boolean => wordsLike(word).includes(`\n${word}\n`);

/** The lines of words with the same first letter. */
function wordsLike(word: string): string {
  lines ??= readWords();
  return lines.get(word.slice(0, 1)) ?? '';
}

/** Whether one letter is left out, added or another one, or two neighbours are swapped. */
function isOneLetterOff(word: string, typed: string): boolean {
  const shorter = Math.min(word.length, typed.length);
  let start = 0;
  while (start < shorter && word[start] === typed[start]) start += 1;
  let end = 0;
  while (end < shorter - start && word.at(-1 - end) === typed.at(-1 - end)) end += 1;
  const meant = word.slice(start, word.length - end);
  const written = typed.slice(start, typed.length - end);
  return meant.length < 2 && written.length < 2
    ? meant !== written
    : meant === [...written].reverse().join('') && meant.length === 2;
}

/** The words that are spelt right and one letter off a word that is not; the first letter is as typed. */
export function speltRightNear(typed: string): readonly string[] {
  const middle = Math.ceil(typed.length / 2);
  // One letter off leaves what is before the middle as it is, or what is after it.
  const [first, second] = [typed.slice(0, middle - 1), typed.slice(middle)];
  const length = `{${typed.length - middle},${typed.length - middle + 2}}`;
  const near = new RegExp(`^(?:${first}.${length}|.{${middle - 1},${middle + 1}}${second})$`, 'gm');
  return (wordsLike(typed).match(near) ?? []).filter((word) => isOneLetterOff(word, typed));
}
