import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as italianStem } from '@orama/stemmers/italian';
import { LRUCache } from 'lru-cache';
import { wordsOf } from '../catalogue/words.ts';
import { stemKeptApart } from './kept-apart.ts';

/** A language of the dictionary. */
export type Language = 'it' | 'en';
export const languages: readonly Language[] = ['it', 'en'];

/** A term of the dictionary has no more words than these. */
export const mostWordsOfTerm = 5;

/** A stem takes some microseconds, and a text of a course has a thousand words. */
const mostRemembered = 50_000;

function remembering(stemmer: (word: string) => string): (word: string) => string {
  const known = new LRUCache<string, string>({ max: mostRemembered });
  return (word) => {
    const stem = known.get(word) ?? stemKeptApart(word) ?? stemmer(word);
    if (!known.has(word)) known.set(word, stem);
    return stem;
  };
}

const stem: Readonly<Record<Language, (word: string) => string>> = {
  it: remembering(italianStem),
  en: remembering(englishStem),
};

/** The stems of words in a language, as one text. */
export const stemsOf = (language: Language, words: readonly string[]): string => words.map(stem[language]).join(' ');

/** The stems of terms, each once; terms are parted by `; `. */
export function stemsOfTerms(language: Language, terms: string): string[] {
  return [...new Set(terms.split('; ').map((term) => stemsOf(language, wordsOf(term))))].filter(
    (stems) => stems !== '',
  );
}

/** Under which a term is looked up. @param stems of its words */
export const termKey = (language: Language, stems: string): string => `${language} ${stems}`;
