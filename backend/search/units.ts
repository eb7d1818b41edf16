import type { Alternative, Concepts } from './concepts.ts';

/** What the catalogue knows of a typed word. */
export interface WordFacts {
  readonly word: string;
  /** Says nothing about a course, such as "della" or "the". */
  readonly isStopWord: boolean;
}

/** A part of what was typed that means one thing: a term of the dictionary, or a word that it does not know. */
export interface Unit {
  /** As typed: small letters, no accents. */
  readonly words: readonly string[];
  readonly alternatives: readonly Alternative[];
  /** True for what only says what kind of course is looked for, such as "introduction". */
  readonly isGeneric: boolean;
  /** An institution's short name, which stands in courses as it is, and among their names alone. */
  readonly isShortName?: boolean | undefined;
}

/** Takes apart what was typed, the longest terms first. Stop words count within a term, or when there is nothing else. */
export function unitsOf(
  words: readonly WordFacts[],
  concepts: Concepts,
  generic: ReadonlySet<string>,
): readonly Unit[] {
  const texts = words.map(({ word }) => word);
  const onlyStopWords = words.every(({ isStopWord }) => isStopWord);
  const units: Unit[] = [];
  for (let at = 0; at < words.length; ) {
    const known = concepts.findAt(texts, at);
    const length = known?.length ?? 1;
    const own = texts.slice(at, at + length);
    // At the end of a text two letters that mean something, such as “ai”, are no preposition.
    const isAbbreviation = known !== null && texts[at]?.length === 2 && at === texts.length - 1;
    const isSilent = length === 1 && words[at]?.isStopWord && !onlyStopWords && !isAbbreviation;
    if (!isSilent) {
      units.push({
        words: own,
        alternatives: known?.alternatives ?? [],
        isGeneric: own.every((word) => generic.has(word)),
        isShortName: known?.isShortName,
      });
    }
    at += length;
  }
  return units.every(({ isGeneric }) => isGeneric) ? units.map((unit) => ({ ...unit, isGeneric: false })) : units;
}

/** The words of a term, each for itself, with what means the same. */
export function wordsOfUnit(unit: Unit, concepts: Concepts, generic: ReadonlySet<string>): readonly Unit[] {
  return unit.words.flatMap((word) => unitsOf([{ word, isStopWord: false }], concepts, generic));
}
