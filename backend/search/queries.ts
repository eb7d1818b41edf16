/** Full-text queries in PostgreSQL's notation, as text: words have another stem in each language. */
export type Queries = Readonly<Record<'it' | 'en' | 'other', string>>;

/** The fields of a course that the rank knows, by the letters of PostgreSQL: title; subtitle, institutions, teachers; outcomes. */
export type Field = 'A' | 'B' | 'C';

/** A word of a query, perhaps half typed. */
const quotedWord = /'((?:[^']|'')*)'(:\*)?/g;

/** The queries of every language, changed in the same way. */
export const inAll = (queries: Queries, change: (query: string) => string): Queries => ({
  it: change(queries.it),
  en: change(queries.en),
  other: change(queries.other),
});

/** The queries in one field of the rank alone. */
export function inField(queries: Queries, field: Field): Queries {
  return inAll(queries, (query) =>
    query.replaceAll(quotedWord, (_, word, open) => `'${word}':${open ? '*' : ''}${field}`),
  );
}

/** Any word of the queries. */
export const anyWordOf = (queries: Queries): Queries =>
  inAll(queries, (query) => query.replaceAll(/&|<(?:\d+|-)>/g, '|'));

/** The words of a query. */
export const wordsIn = (query: string): string[] => [...query.matchAll(quotedWord)].map(([, word = '']) => word);

/**
 * A query of one term without what cannot be found, or is found anyway: words that no course has, and those that a half typed word
 * covers. Empty when nothing is left of it.
 */
export function shortened(query: string, isInCatalogue: (word: string) => boolean): string {
  const parts = [...query.matchAll(quotedWord)].map(([text, word = '', open]) => ({
    text,
    word,
    isOpen: open === ':*',
  }));
  const canBeFound = parts.filter(({ word, isOpen }) => isOpen || isInCatalogue(word));
  if (/[&<]/.test(query)) return canBeFound.length < parts.length && !query.includes('|') ? '' : query;
  const isCovered = (one: (typeof parts)[number]) =>
    parts.some((open) => open.isOpen && !one.isOpen && one.word.startsWith(open.word));
  return [...new Set(canBeFound.filter((one) => !isCovered(one)).map(({ text }) => text))].join(' | ');
}

/** Words next to each other, as the index of found words has them: in pairs (migration 0010). */
export function asPairs(phrase: string): string {
  const words = wordsIn(phrase);
  return words.length < 2 ? phrase : allOf(words.slice(1).map((word, index) => `'P${words[index]} ${word}'`));
}

/** A query of found words, in titles alone. */
export const inTitle = (query: string): string =>
  query.replaceAll(quotedWord, (_, word: string, open = '') => `'T${word.replace(/^P/, '')}'${open}`);

const joined = (queries: readonly string[], operator: string): string =>
  [...new Set(queries)]
    .filter((query) => query !== '')
    .map((query) => `(${query})`)
    .join(operator);

/** One query that holds where any of these does; empty without one. */
export const anyOf = (queries: readonly string[]): string => joined(queries, ' | ');

/** One query that holds where all of these do. */
export const allOf = (queries: readonly string[]): string => joined(queries, ' & ');
