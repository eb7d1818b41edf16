import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readWordList } from './word-list.ts';

/** Correct words by their first letter, one a line. A string takes a tenth of the memory of a set, and is searched in microseconds. */
let lines: ReadonlyMap<string, string> | null = null;
let names: ReadonlySet<string> | null = null;

function readWords(): ReadonlyMap<string, string> {
  const text = gunzipSync(readFileSync(path.join(import.meta.dirname, 'terms/words.txt.gz'))).toString('latin1');
  const byLetter = Map.groupBy(text.trimEnd().split('\n'), ([letter = '']) => letter);
  return new Map(
    [...byLetter].map(([letter, words]) => [letter, Buffer.from(`\n${words.join('\n')}\n`).toString('latin1')]),
  );
}

/** English endings that make a new word, such as `resolver` from `resolve`; the word lists only have the common ones. */
const englishEnding = /(?<=.{4})(?:(?<!s)s|ed|ers?|ing|ly|y)$/;

/**
 * Whether a word is correct Italian or English, in any form, or a well-known name (`terms/words.txt.gz`, `terms/names.txt`).
 *
 * @param word folded, of at least five letters
 */
export function isSpeltRight(word: string): boolean {
  names ??= readWordList('names.txt');
  const root = word.replace(englishEnding, '');
  const isMadeOf = root !== word && (isListed(root) || isListed(`${root}e`)) && !lacksDouble(root, word);
  return names.has(word) || isListed(word) || isMadeOf;
}

/** Whether the list has a word with the last letter of its root doubled: “beginner”, not “beginer”. */
function lacksDouble(root: string, word: string): boolean {
  const doubled = root + root.slice(-1) + word.slice(root.length);
  return isListed(doubled) || isListed(doubled.replace(/s$/, ''));
}

const isListed = (word: string): boolean => wordsLike(word).includes(`\n${word}\n`);

/** The correct words with the same first letter, one a line. */
function wordsLike(word: string): string {
  lines ??= readWords();
  return lines.get(word.slice(0, 1)) ?? '';
}

/** Whether the words differ by one missing, added or replaced letter, or by two swapped neighbours. */
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

/** The correct words that differ by one letter from a misspelt word and have the same first letter. */
export function similarSpeltRight(typed: string): readonly string[] {
  const middle = Math.ceil(typed.length / 2);
  // A single wrong letter leaves either the first or the second half unchanged.
  const [first, second] = [typed.slice(0, middle - 1), typed.slice(middle)];
  const length = `{${typed.length - middle},${typed.length - middle + 2}}`;
  const similar = new RegExp(`^(?:${first}.${length}|.{${middle - 1},${middle + 1}}${second})$`, 'gm');
  return (wordsLike(typed).match(similar) ?? []).filter((word) => isOneLetterOff(word, typed));
}
