import { readFileSync } from 'node:fs';
import path from 'node:path';
import { wordsOf } from '../catalogue/words.ts';

/** What has a digit is its own stem, for PostgreSQL too. */
const mark = '0';

/** The lines of `terms/kept-apart.txt`, each a word in all its forms. */
export function readWordsKeptApart(): readonly (readonly string[])[] {
  const lines = readFileSync(path.join(import.meta.dirname, 'terms/kept-apart.txt'), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.filter((line) => !line.startsWith('#')).map(wordsOf);
}

const stems = new Map(readWordsKeptApart().flatMap((forms) => forms.map((form) => [form, `${forms[0]}${mark}`])));

/** The stem of its own that a word has where a stemmer would take it for another word (`terms/kept-apart.txt`). */
export const stemKeptApart = (word: string): string | undefined => stems.get(word);

/** Words as full texts have them and are asked for them: in place of those kept apart their stems. */
export const withWordsKeptApart = (words: readonly string[]): readonly string[] =>
  words.map((word) => stems.get(word) ?? word);
