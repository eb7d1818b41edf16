import type { Alternative, Concepts } from '../dictionary/concepts.ts';
import { isLanguageWord } from '../dictionary/course-languages.ts';

/** A part of the typed text with one meaning: a term of the dictionary, or a word that the dictionary does not know. */
export interface Unit {
  /** As typed, folded (lower case, no accents). */
  readonly words: readonly string[];
  readonly alternatives: readonly Alternative[];
  /** True for words that only describe the kind of course, such as "introduction". */
  readonly isGeneric: boolean;
  /** An institution's short name. Courses have it unchanged and only among their names. */
  readonly isShortName?: boolean | undefined;
}

/** Splits a typed text into units, longer terms first. Stop words count only within a term, or when there is nothing else. */
export function unitsOf(
  words: readonly string[],
  stopWords: ReadonlySet<string>,
  concepts: Concepts,
  generic: ReadonlySet<string>,
): readonly Unit[] {
  const onlyStopWords = words.every((word) => stopWords.has(word));
  const units: Unit[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const known = concepts.findAt(words, at);
    const length = known?.length ?? 1;
    const own = words.slice(at, at + length);
    // At the end of a text, a known word of two letters such as “ai” is an abbreviation, not a preposition.
    const isAbbreviation = word.length === 2 && at === words.length - 1 && concepts.hasExactly(word);
    const isIgnored = length === 1 && stopWords.has(word) && !onlyStopWords && !isAbbreviation;
    if (!isIgnored) {
      units.push({
        words: own,
        alternatives: known?.alternatives ?? [],
        isGeneric: own.every((one) => generic.has(one)),
        isShortName: known?.isShortName,
      });
    }
    at += length;
  }
  return units.every(({ isGeneric }) => isGeneric) ? units.map((unit) => ({ ...unit, isGeneric: false })) : units;
}

/** For a part of a text such as “in inglese”, which says in which language the courses should be: the word of the index for it. */
export const languageAmong = (alternatives: Unit['alternatives']): string | undefined =>
  alternatives.find(({ term }) => isLanguageWord(term))?.term;

/** Whether a part of a text says in which language the courses should be. */
export const isCourseLanguage = ({ alternatives }: Unit): boolean => languageAmong(alternatives) !== undefined;

/**
 * The words that say what a text is about. Within a term a stop word says nothing: the “al” of “vendita al dettaglio” is no ALS. Nor does
 * a language alone (“corsi in inglese”); with other words it may be what is learnt (“scrivere in francese”).
 */
export function significantWords(units: readonly Unit[], stopWords: ReadonlySet<string>): ReadonlySet<string> {
  const required = units.filter(({ isGeneric }) => !isGeneric);
  const significant = required.every(isCourseLanguage) ? [] : required;
  return new Set(
    significant.flatMap(({ words }) => words.filter((word) => words.length === 1 || !stopWords.has(word))),
  );
}

/** The words of a term as separate units, each with its synonyms. */
export function wordsOfUnit(unit: Unit, concepts: Concepts, generic: ReadonlySet<string>): readonly Unit[] {
  return unit.words.flatMap((word) => unitsOf([word], new Set(), concepts, generic));
}
