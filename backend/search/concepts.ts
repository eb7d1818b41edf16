import { wordsOf } from '../catalogue/words.ts';
import { areForms } from './forms.ts';
import { isSpeltRight } from './spelling.ts';
import { type Language, languages, mostWordsOfTerm, stemsOf, stemsOfTerms, termKey } from './stems.ts';

/** One meaning, with the terms for it. */
export interface Concept {
  /** How common the sense is among those of its words; curated concepts are above all others. */
  readonly weight: number;
  /** Parted by `; `. */
  readonly terms: Readonly<Record<Language, string>>;
  /** What it is called besides, but is not looked for: other names of institutions. Parted by `; `. */
  readonly otherNames?: string;
  /** A more general one: of a guitar the stringed instrument. */
  broader?: Concept;
}

/** A concept that words may mean. */
export interface Meaning {
  readonly concept: Concept;
  /** From 0 to 1: how much of all that the words can mean. */
  readonly share: number;
}

/** Another way to say what was typed. */
export interface Alternative {
  readonly term: string;
  /** In courses of which it is looked for: all but those in which it means something else, as the Italian “piano” is no pianoforte. */
  readonly languages: readonly Language[];
  /** From 0 to 1: how surely it means the same. */
  readonly weight: number;
}

/** Words of a text that the dictionary knows together. */
export interface Known {
  /** How many words, from where it was looked for. */
  readonly length: number;
  readonly alternatives: readonly Alternative[];
  /** An institution's short name, such as UniBo. */
  readonly isShortName?: boolean;
}

export const curatedWeight = 1_000;
/** Of the commonest sense of a word. */
const commonWeight = 1;
/** Below this two words share a sense by chance. */
const leastWeight = 0.2;
const mostAlternatives = 12;

const namesOf = ({ terms, otherNames = '' }: Concept, language: Language): string =>
  `${terms[language]}; ${otherNames}`;

/** Whether a word, in singular or plural, is a name of a concept. */
const isCalled = (concept: Concept, language: Language, word: string): boolean =>
  namesOf(concept, language)
    .split('; ')
    .some((name) => areForms(wordsOf(name).join(' '), word));

/** How much of what a term can mean is one of its concepts. What people have written down holds whatever else a word may mean. */
function shareOf(concept: Concept, meant: readonly Concept[]): number {
  if (concept.weight === curatedWeight) return 1;
  return concept.weight / meant.reduce((sum, { weight }) => sum + weight, 0);
}

/** Italian and English terms by concept: to find in one language what is typed in the other. */
export class Concepts {
  /** The concepts of a term, by the stems of its words. */
  readonly #byKey = new Map<string, Concept[]>();
  /** They have no stem, no other form, and mean no other institution that looks like them: UniMe is not UniMi. */
  readonly #shortNames = new Set<string>();

  /** @param stems of the terms, in each language; worked out when not given */
  add(concept: Concept, stems?: Readonly<Record<Language, readonly string[]>>): void {
    for (const language of languages) {
      for (const own of stems?.[language] ?? stemsOfTerms(language, namesOf(concept, language))) {
        const key = termKey(language, own);
        const others = this.#byKey.get(key);
        if (others) others.push(concept);
        else this.#byKey.set(key, [concept]);
      }
    }
  }

  /** Adds names by which nothing else is known: what is known of a word stays as sure as it is. */
  addName(terms: Concept['terms']): void {
    const unknown = (language: Language) =>
      stemsOfTerms(language, terms[language]).filter((stems) => !this.#byKey.has(termKey(language, stems)));
    this.add({ weight: commonWeight, terms }, { it: unknown('it'), en: unknown('en') });
  }

  /** Adds the short name of an institution, one word, whether the catalogue has courses of it or not. */
  addShortName(acronym: string): void {
    const words = wordsOf(acronym);
    if (words.length === 1) this.#shortNames.add(words[0] ?? '');
  }

  isShortName(word: string): boolean {
    return this.#shortNames.has(word);
  }

  /** Every term, some more than once. */
  *terms(): Iterable<string> {
    for (const { terms } of new Set([...this.#byKey.values()].flat())) {
      for (const language of languages) yield* terms[language].split('; ');
    }
  }

  /** The longest term that begins at a place among words; `null` when none does. */
  findAt(words: readonly string[], start: number): Known | null {
    const word = words[start] ?? '';
    // “Units” and “unica” are words too, and mean Trieste and Cagliari where nothing stands beside them.
    const isShortName = this.isShortName(word) && (words.length === 1 || !isSpeltRight(word));
    if (isShortName) return { length: 1, alternatives: [], isShortName };
    for (let length = Math.min(mostWordsOfTerm, words.length - start); length > 0; length -= 1) {
      const keys = languages.map((language) =>
        termKey(language, stemsOf(language, words.slice(start, start + length))),
      );
      if (keys.some((key) => this.#byKey.has(key))) return { length, alternatives: this.#alternativesOf(keys) };
    }
    return null;
  }

  /**
   * What words can mean together, in either language; nothing for what the dictionary does not know. One word means what is so
   * called in singular or plural, if anything is: others with its stem mean something else, as the Italian “partire” and “partita”.
   */
  meaningsOf(words: readonly string[]): readonly Meaning[] {
    return languages.flatMap((language) => {
      const named = this.#byKey.get(termKey(language, stemsOf(language, words))) ?? [];
      const [word = ''] = words;
      const sameWord = words.length > 1 ? [] : named.filter((concept) => isCalled(concept, language, word));
      const meant = sameWord.length > 0 ? sameWord : named;
      return meant.map((concept) => ({ concept, share: shareOf(concept, meant) }));
    });
  }

  /** Whether a word, in singular or plural, is a term: others with its stem may be misspelt. */
  hasTerm(word: string): boolean {
    const meanings = this.meaningsOf([word]);
    return meanings.some(({ concept }) => languages.some((language) => isCalled(concept, language, word)));
  }

  /** Whether a term means something in a language, but not this. */
  #meansElse(language: Language, term: string, concept: Concept): boolean {
    const meant = this.#byKey.get(termKey(language, stemsOf(language, wordsOf(term))));
    return meant !== undefined && !meant.includes(concept);
  }

  /** Terms that mostly mean what the typed one mostly means, the surest first. @param keys of the typed one, in each language */
  #alternativesOf(keys: readonly string[]): readonly Alternative[] {
    const found = new Map<string, Alternative>();
    for (const key of keys) {
      const named = this.#byKey.get(key) ?? [];
      for (const concept of named) {
        const typed = shareOf(concept, named);
        for (const language of languages) {
          for (const term of concept.terms[language].split('; ')) {
            const own = termKey(language, stemsOf(language, wordsOf(term)));
            if (keys.includes(own)) continue;
            const weight = Math.min(typed, shareOf(concept, this.#byKey.get(own) ?? []));
            if (weight < leastWeight || weight <= (found.get(term)?.weight ?? 0)) continue;
            const spoken = languages.filter((other) => other === language || !this.#meansElse(other, term, concept));
            found.set(term, { term, languages: spoken, weight });
          }
        }
      }
    }
    return [...found.values()].sort((a, b) => b.weight - a.weight).slice(0, mostAlternatives);
  }
}
