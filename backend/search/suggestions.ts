import type { Database } from '../database/database.ts';
import { withSettings } from '../database/search-plans.ts';
import { wordsOf } from '../words.ts';
import { correctText, findCorrections } from './corrections/corrections.ts';
import { loadDictionary } from './dictionary/dictionary.ts';
import { asksForEveryCourse } from './dictionary/every-course.ts';
import type { Language } from './dictionary/stems.ts';
import { findNearestByField } from './near-things.ts';
import { estimateUnits } from './query/sought.ts';
import { knownUnits, stopWordsAmong } from './query/typed-words.ts';
import { suggestCourses, suggestedById } from './suggested-courses.ts';
import { type Names, namedBy, readNames, suggestTeachers } from './suggested-names.ts';

/** Suggestions for a text that is being typed, best first. */
export type Suggestions = Awaited<ReturnType<typeof findSuggestions>>;

const limits = { courses: 5, categories: 3, institutions: 3, teachers: 3 } as const;
const nearLimits = { courses: 3, categories: 2 } as const;

/** A longer text cannot be the beginning of a title or name. */
const maxTextLength = 200;
const maxWords = 12;
const minLetters = 2;

const none = { courses: [], categories: [], institutions: [], teachers: [], correctedText: null, near: null } as const;

const isAny = (found: Readonly<Record<string, readonly unknown[]>>): boolean =>
  Object.values(found).some((some) => some.length > 0);

/**
 * Drops generic words at the start, as in “corsi di fotografia” or “prof rossi”. The last word may be the beginning of another one:
 * “corso di ing”.
 */
function withoutGenericStart(words: readonly string[]): readonly string[] {
  const { generic } = loadDictionary();
  const last = words.length - 1;
  const start = words.findIndex((word, at) => word.length > 2 && (at === last || !generic.has(word)));
  return words.slice(Math.max(0, start));
}

/** The text with misspelt words corrected as a search would do; `null` when none is. The beginning of a right word is not misspelt. */
async function correct(database: Database, text: string, words: readonly string[]): Promise<string | null> {
  const last = words.at(-1) ?? '';
  const isBeginning = loadDictionary().wordsOfSubjects.beginningWith(last).length > 0;
  const whole = isBeginning ? words.slice(0, -1) : words;
  if (whole.length === 0) return null;
  const { sought } = await estimateUnits(database, await knownUnits(database, whole));
  return correctText(text, await findCorrections(database, words, sought));
}

/**
 * Suggests courses, categories, institutions and teachers for a text. Its last word may be half typed; accents and case do not count.
 * When nothing matches, misspelt words are corrected; the corrected text comes along even when it has no suggestions, because a search
 * for it may lead on. When nothing matches it either, categories and courses near to its subject come, apart from what matches, unless
 * a search for it finds every course. A text of one letter, without a word or of more than {@link maxWords} words gets no suggestions.
 *
 * @param language of the interface; courses in this language come first among equals
 */
export async function findSuggestions(database: Database, text: string, language: Language) {
  const words = text.length > maxTextLength ? [] : wordsOf(text);
  if (words.length > maxWords || words.join('').length < minLetters) return none;
  const names = await readNames(database);
  // Forces the use of the indexes of words, because the planner underestimates the cost of reading every title.
  const found = await withSettings(database, { enable_seqscan: 'off' }, async (transaction) => {
    const asTyped = await suggest(transaction, names, words, language);
    const correctedText = isAny(asTyped) ? null : await correct(transaction, text, words);
    if (correctedText === null) return { ...asTyped, correctedText };
    return { ...(await suggest(transaction, names, wordsOf(correctedText), language)), correctedText };
  });
  const { correctedText, ...matching } = found;
  const isAnswered = isAny(matching) || asksForEveryCourse(text);
  return { ...found, near: isAnswered ? null : await suggestNear(database, correctedText ?? text, language) };
}

/** Categories and courses near to a text that nothing has, and the text with its last word completed. */
async function suggestNear(database: Database, typed: string, language: Language) {
  const words = wordsOf(typed);
  const { generic } = loadDictionary();
  const stopWords = await stopWordsAmong(database, words);
  // “Corso di” may go on to anything.
  const isOpen = words.every((word) => generic.has(word) || stopWords.has(word));
  const text = isOpen ? null : completeText(typed.trim(), language);
  const near = text === null ? null : await findNearestByField(database, text);
  if (text === null || near === null) return null;
  return {
    text,
    categories: near.categories.slice(0, nearLimits.categories),
    courses: await suggestedById(database, near.courseIds.slice(0, nearLimits.courses)),
  };
}

/**
 * The text with its last term or word completed, unless it is whole: “diritto pen”, “corso di astron”. `null` for a single word of which
 * nothing is known.
 */
function completeText(text: string, language: Language): string | null {
  const { completions, concepts } = loadDictionary();
  const words = wordsOf(text);
  const last = words.at(-1) ?? '';
  const [term] = words.length > 1 ? completions.of(words.join(' '), language, 1) : [];
  if (term !== undefined || concepts.hasTerm(last, [language])) return term ?? text;
  const [word] = completions.of(last, language, 1);
  if (word !== undefined) return text.replace(/[\p{L}\p{N}\p{M}]+$/u, word);
  return words.length > 1 ? text : null;
}

async function suggest(
  database: Database,
  { categories, institutions }: Names,
  words: readonly string[],
  language: Language,
) {
  const nameWords = withoutGenericStart(words);
  return {
    courses: await suggestCourses(database, words, language, limits.courses),
    categories: namedBy(categories, nameWords, limits.categories),
    institutions: namedBy(institutions, nameWords, limits.institutions),
    teachers: await suggestTeachers(database, nameWords, limits.teachers),
  };
}
