import { readWordLines } from './word-list.ts';

/** PostgreSQL does not stem a word with a digit. */
const mark = '0';

// Each line has all forms of one word.
const stems = new Map(
  readWordLines('kept-apart.txt').flatMap((forms) => forms.map((form) => [form, `${forms[0]}${mark}`])),
);

/** The artificial stem of a word that a stemmer would confuse with another word (`terms/kept-apart.txt`). */
export const stemKeptApart = (word: string): string | undefined => stems.get(word);

/** Replaces words that are kept apart by their artificial stems, for documents and queries. */
export const withWordsKeptApart = (words: readonly string[]): readonly string[] =>
  words.map((word) => stems.get(word) ?? word);
