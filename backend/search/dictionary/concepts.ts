import { wordsOf } from '../../words.ts';
import { areForms } from './forms.ts';
import { isSpeltRight } from './spelling.ts';
import { type Language, languages, maxTermWords, stemsOf, stemsOfTerms } from './stems.ts';

/** One meaning, with its terms in both languages. */
export interface Concept {
  /** How common this sense is among the senses of its words. Curated concepts outweigh all others. */
  readonly weight: number;
  /** Separated by `; `. */
  readonly terms: Readonly<Record<Language, string>>;
  /** Further names that a visitor may type but that are not searched for in courses: other names of institutions. Separated by `; `. */
  readonly otherNames?: string;
  /** A more general concept: for a guitar, the stringed instrument. */
  broader?: Concept;
}

/** A concept that words may mean. */
export interface Meaning {
  readonly concept: Concept;
  /** From 0 to 1: the share of this concept among all meanings of the words. */
  readonly share: number;
}

/** Another way to say what was typed. */
export interface Alternative {
  readonly term: string;
  /** Search for the term only in courses of these languages. In others it means something else: the Italian “piano” is no pianoforte. */
  readonly languages: readonly Language[];
  /** From 0 to 1: how certain it is that the term means the same. */
  readonly weight: number;
}

/** Consecutive words of a text that form a term of the dictionary. */
export interface Known {
  /** The number of words. */
  readonly length: number;
  readonly alternatives: readonly Alternative[];
  /** An institution's short name, such as UniBo. */
  readonly isShortName?: boolean;
}

export const curatedWeight = 1_000;
/** The weight of a word's most common sense. */
const commonWeight = 1;
/** Below this weight two words share a sense only by chance. */
const minWeight = 0.2;
const maxAlternatives = 12;

const namesOf = ({ terms, otherNames = '' }: Concept, language: Language): string =>
  `${terms[language]}; ${otherNames}`;

/** Whether a word, in singular or plural, is a name of a concept. */
const isCalled = (concept: Concept, language: Language, word: string): boolean =>
  namesOf(concept, language)
    .split('; ')
    .some((name) => areForms(wordsOf(name).join(' '), word));

/** The share of a concept among all meanings of a term. A curated concept always has 1, whatever else the term may mean. */
function shareOf(concept: Concept, meant: readonly Concept[]): number {
  if (concept.weight === curatedWeight) return 1;
  return concept.weight / meant.reduce((sum, { weight }) => sum + weight, 0);
}

/** Italian and English terms by concept: a term typed in one language also finds courses in the other. */
export class Concepts {
  readonly #all: Concept[] = [];
  /** The concepts of a term, by the stems of its words. */
  readonly #byStems: Readonly<Record<Language, Map<string, Concept[]>>> = { it: new Map(), en: new Map() };
  /** Short names are never stemmed, inflected or corrected: UniMe is not UniMi. */
  readonly #shortNames = new Set<string>();

  /** @param stems of the terms in each language; computed when not given */
  add(concept: Concept, stems?: Readonly<Record<Language, readonly string[]>>): void {
    this.#all.push(concept);
    for (const language of languages) {
      for (const own of stems?.[language] ?? stemsOfTerms(language, namesOf(concept, language))) {
        const others = this.#byStems[language].get(own);
        if (others) others.push(concept);
        else this.#byStems[language].set(own, [concept]);
      }
    }
  }

  /** Adds only those names that are not known yet, so that the shares of known meanings do not change. */
  addName(terms: Concept['terms']): void {
    const unknown = (language: Language) =>
      stemsOfTerms(language, terms[language]).filter((stems) => !this.#byStems[language].has(stems));
    this.add({ weight: commonWeight, terms }, { it: unknown('it'), en: unknown('en') });
  }

  /** Adds the short name of an institution, if it is a single word. The institution need not be in the catalogue. */
  addShortName(acronym: string): void {
    const words = wordsOf(acronym);
    if (words.length === 1) this.#shortNames.add(words[0] ?? '');
  }

  isShortName(word: string): boolean {
    return this.#shortNames.has(word);
  }

  /** Every term; some come more than once. */
  *terms(): Iterable<string> {
    for (const { terms } of this.#all) {
      for (const language of languages) yield* terms[language].split('; ');
    }
  }

  /** The longest term that begins at a position among words; `null` when none does. */
  findAt(words: readonly string[], start: number): Known | null {
    const word = words[start] ?? '';
    // “Units” and “unica” are also ordinary words. They mean the universities of Trieste and Cagliari only when typed alone.
    const isShortName = this.isShortName(word) && (words.length === 1 || !isSpeltRight(word));
    if (isShortName) return { length: 1, alternatives: [], isShortName };
    for (let length = Math.min(maxTermWords, words.length - start); length > 0; length -= 1) {
      const term = words.slice(start, start + length);
      if (languages.some((language) => this.#named(language, term).length > 0)) {
        return { length, alternatives: this.#alternativesOf(term) };
      }
    }
    return null;
  }

  /**
   * What words can mean together, in either language; empty when the dictionary does not know them. A single word means the concepts
   * that it names in singular or plural. Only when it names none, concepts with the same stem count: often they
   * mean something else, as the Italian “partire” and “partita”.
   */
  meaningsOf(words: readonly string[]): readonly Meaning[] {
    return languages.flatMap((language) => {
      const named = this.#named(language, words);
      const [word = ''] = words;
      const sameWord = words.length > 1 ? [] : named.filter((concept) => isCalled(concept, language, word));
      const meant = sameWord.length > 0 ? sameWord : named;
      return meant.map((concept) => ({ concept, share: shareOf(concept, meant) }));
    });
  }

  /** Whether a word is a term of these languages in singular or plural. A shared stem is not enough: the word may be misspelt. */
  hasTerm(word: string, spoken: readonly Language[] = languages): boolean {
    const meanings = this.meaningsOf([word]);
    return meanings.some(({ concept }) => spoken.some((language) => isCalled(concept, language, word)));
  }

  /** Whether a word is a term in exactly this form: “ue”, but not “di”, a form of the Latin “Dis”. */
  hasExactly(word: string): boolean {
    const isExact = (name: string) => wordsOf(name).join(' ') === word;
    return languages.some((language) =>
      this.#named(language, [word]).some((concept) => namesOf(concept, language).split('; ').some(isExact)),
    );
  }

  /** The concepts with a term of the same stems. */
  #named(language: Language, words: readonly string[]): readonly Concept[] {
    return this.#byStems[language].get(stemsOf(language, words)) ?? [];
  }

  /** Whether a term has meanings in a language, but not this concept. */
  #meansElse(language: Language, term: string, concept: Concept): boolean {
    const meant = this.#named(language, wordsOf(term));
    return meant.length > 0 && !meant.includes(concept);
  }

  /** The languages that have a word as a term in singular or plural; both when none has: a stem of the other language is chance. */
  #languagesOf(words: readonly string[]): readonly Language[] {
    const [word = ''] = words;
    const isCalledIn = (language: Language) =>
      this.#named(language, words).some((concept) => isCalled(concept, language, word));
    const own = words.length > 1 ? [] : languages.filter(isCalledIn);
    return own.length > 0 ? own : languages;
  }

  /** Terms with mostly the same meaning as the typed term, the most certain first. */
  #alternativesOf(words: readonly string[]): readonly Alternative[] {
    const found = new Map<string, Alternative>();
    for (const typedIn of this.#languagesOf(words)) {
      const named = this.#named(typedIn, words);
      const terms = named.flatMap((concept) => this.#otherTerms(concept, words, shareOf(concept, named)));
      for (const other of terms) if (other.weight > (found.get(other.term)?.weight ?? 0)) found.set(other.term, other);
    }
    return [...found.values()].sort((a, b) => b.weight - a.weight).slice(0, maxAlternatives);
  }

  /** The terms of a concept in both languages, without the typed one. @param share how much the typed one means the concept */
  #otherTerms(concept: Concept, typed: readonly string[], share: number): readonly Alternative[] {
    const terms = languages.flatMap((language) =>
      concept.terms[language].split('; ').map((term) => ({ term, language, words: wordsOf(term) })),
    );
    return terms.flatMap(({ term, language, words }) => {
      if (stemsOf(language, words) === stemsOf(language, typed)) return [];
      const weight = Math.min(share, shareOf(concept, this.#named(language, words)));
      if (weight < minWeight) return [];
      const spoken = languages.filter((other) => other === language || !this.#meansElse(other, term, concept));
      return [{ term, languages: spoken, weight }];
    });
  }
}
