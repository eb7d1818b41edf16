import { wordsOf } from '../words.ts';
import { readWordList } from './word-list.ts';

let words: ReadonlySet<string> | null = null;

/** Whether a word says what every course is (`terms/every-course.txt`), so that it says nothing about which is meant. */
export function isOfEveryCourse(word: string): boolean {
  words ??= readWordList('every-course.txt');
  return words.has(word);
}

/** Whether a text asks for all courses, as “corsi online gratuiti” does. */
export function asksForEveryCourse(text: string): boolean {
  const typed = wordsOf(text);
  return typed.length > 0 && typed.every(isOfEveryCourse);
}
