import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as italianStem } from '@orama/stemmers/italian';
import { LRUCache } from 'lru-cache';
import { wordsOf } from '../../words.ts';
import { stemKeptApart } from './kept-apart.ts';

/** A language of the dictionary. */
export type Language = 'it' | 'en';
export const languages: readonly Language[] = ['it', 'en'];

/** Maximum words of a dictionary term. */
export const maxTermWords = 5;

/** Size of the cache of stems: computing a stem takes microseconds, and a course has a thousand words. */
const maxCachedStems = 50_000;

function cached(stemmer: (word: string) => string): (word: string) => string {
  const known = new LRUCache<string, string>({ max: maxCachedStems });
  return (word) => {
    const stem = known.get(word) ?? stemKeptApart(word) ?? stemmer(word);
    if (!known.has(word)) known.set(word, stem);
    return stem;
  };
}

const stem: Readonly<Record<Language, (word: string) => string>> = {
  it: cached(italianStem),
  en: cached(englishStem),
};

/** The stems of words in a language, joined by spaces. */
export const stemsOf = (language: Language, words: readonly string[]): string => words.map(stem[language]).join(' ');

/** The distinct stems of terms that are separated by `; `. */
export function stemsOfTerms(language: Language, terms: string): string[] {
  return [...new Set(terms.split('; ').map((term) => stemsOf(language, wordsOf(term))))].filter(
    (stems) => stems !== '',
  );
}
