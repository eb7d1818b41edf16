import { readWordLines } from './word-list.ts';

/** What has a digit is its own stem, for PostgreSQL too. */
const mark = '0';

// Each line is a word in all its forms.
const stems = new Map(
  readWordLines('kept-apart.txt').flatMap((forms) => forms.map((form) => [form, `${forms[0]}${mark}`])),
);

/** The stem of its own that a word has where a stemmer would take it for another word (`terms/kept-apart.txt`). */
export const stemKeptApart = (word: string): string | undefined => stems.get(word);

/** Words as full texts have them and are asked for them: in place of those kept apart their stems. */
export const withWordsKeptApart = (words: readonly string[]): readonly string[] =>
  words.map((word) => stems.get(word) ?? word);
