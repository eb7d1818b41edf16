/** A full-text query in PostgreSQL's notation for each language, because stems differ between languages. */
export type Queries = Readonly<Record<'it' | 'en' | 'other', string>>;

/** The ranked fields of a course, by PostgreSQL's weight letters: A title; B subtitle, names, subjects; C outcomes. */
export type Field = 'A' | 'B' | 'C';

/** A word of a query; `:*` marks a half-typed word. */
const quotedWord = /'((?:[^']|'')*)'(:\*)?/g;

/** Applies the same change to the queries of every language. */
export const inAll = (queries: Queries, change: (query: string) => string): Queries => ({
  it: change(queries.it),
  en: change(queries.en),
  other: change(queries.other),
});

/** Restricts the queries to one ranked field. */
export function inField(queries: Queries, field: Field): Queries {
  return inAll(queries, (query) =>
    query.replaceAll(quotedWord, (_, word, open) => `'${word}':${open ? '*' : ''}${field}`),
  );
}

/** Relaxes the queries so that any of their words matches. */
export const anyWordOf = (queries: Queries): Queries =>
  inAll(queries, (query) => query.replaceAll(/&|<(?:\d+|-)>/g, '|'));

/** The words of a query. */
export const wordsIn = (query: string): string[] => [...query.matchAll(quotedWord)].map(([, word = '']) => word);

/**
 * Shortens the query of one term: removes words that no course has, and words that a half-typed word covers anyway. Empty when
 * nothing is left, or when a required word is in no course.
 */
export function shortened(query: string, isInCatalogue: (word: string) => boolean): string {
  const parts = [...query.matchAll(quotedWord)].map(([text, word = '', open]) => ({
    text,
    word,
    isHalfTyped: open === ':*',
  }));
  const canBeFound = parts.filter(({ word, isHalfTyped }) => isHalfTyped || isInCatalogue(word));
  if (/[&<]/.test(query)) return canBeFound.length < parts.length && !query.includes('|') ? '' : query;
  const isCovered = (one: (typeof parts)[number]) =>
    parts.some((open) => open.isHalfTyped && !one.isHalfTyped && one.word.startsWith(open.word));
  return [...new Set(canBeFound.filter((one) => !isCovered(one)).map(({ text }) => text))].join(' | ');
}

/** Adjacent words as pairs, because the index of found words stores pairs (migration 0010). */
export function asPairs(phrase: string): string {
  const words = wordsIn(phrase);
  return words.length < 2 ? phrase : allOf(words.slice(1).map((word, index) => `'P${words[index]} ${word}'`));
}

/** Restricts a query of found words to titles. */
export const inTitle = (query: string): string =>
  query.replaceAll(quotedWord, (_, word: string, open = '') => `'T${word.replace(/^P/, '')}'${open}`);

const joined = (queries: readonly string[], operator: string): string =>
  [...new Set(queries)]
    .filter((query) => query !== '')
    .map((query) => `(${query})`)
    .join(operator);

/** One query that matches when any of these matches; empty without queries. */
export const anyOf = (queries: readonly string[]): string => joined(queries, ' | ');

/** One query that matches when all of these match; empty without queries. */
export const allOf = (queries: readonly string[]): string => joined(queries, ' & ');
