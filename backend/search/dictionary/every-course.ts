import { wordsOf } from '../../words.ts';
import { readWordList } from './word-list.ts';

const words = readWordList('every-course.txt');

/** Whether a word says what every course is (`terms/every-course.txt`), so that it says nothing about which is meant. */
export const isOfEveryCourse = (word: string): boolean => words.has(word);

/** Whether a text asks for all courses, as “corsi online gratuiti” does. */
export function asksForEveryCourse(text: string): boolean {
  const typed = wordsOf(text);
  return typed.length > 0 && typed.every(isOfEveryCourse);
}
