import { wordsOf } from '../../words.ts';
import type { Concept, Concepts } from './concepts.ts';
import { areForms } from './forms.ts';
import { type Language, languages, maxTermWords, stemsOf } from './stems.ts';

/** A topic of courses, with its fields of study. */
export interface Topic {
  /** Its first English term. */
  readonly name: string;
  /** ISCED-F codes: its own field first, then related fields. */
  readonly codes: readonly string[];
  /** Its terms of one word. */
  readonly singleWords: Readonly<Record<Language, readonly string[]>>;
}

/** Topics that a term of a text may mean, with a certainty from 0 to 1. */
export interface Meant {
  readonly topics: readonly Topic[];
  readonly worth: number;
}

/** A term of a text with the topics that it names. */
export interface NamedTopics {
  /** As the text has them. */
  readonly words: readonly string[];
  /** The stems of the term, equal for singular and plural. */
  readonly term: string;
  readonly topics: readonly Topic[];
}

type WordTest = (word: string) => boolean;

/** Whether a longer term has all words of a term: the “language” of “Chinese language” is no discipline of its own. */
export const isWithin = (one: Pick<NamedTopics, 'words'>, others: readonly NamedTopics[]): boolean =>
  others.some(({ words }) => words.length > one.words.length && one.words.every((word) => words.includes(word)));

/** Maximum steps to more general concepts: those farther up apply to everything. */
const maxSteps = 6;
/** Each step to a more general concept reduces the certainty by this factor. */
const worthOfStep = 0.9;

/** The words of each term; terms are separated by `; `. */
const wordsOfTerms = (terms: string): readonly (readonly string[])[] =>
  terms
    .split('; ')
    .map(wordsOf)
    .filter((words) => words.length > 0);

const singleWordsOf = (terms: readonly (readonly string[])[]): readonly string[] =>
  terms.filter((words) => words.length === 1).flat();

const isSameWord = (words: readonly string[], language: Language) => (topic: Topic) =>
  topic.singleWords[language].some((word) => areForms(word, words.join(' ')));

/** A single word means the topics that it names in singular or plural, if any; other words with its stem mean something else. */
function sameWordFirst(words: readonly string[], language: Language, named: readonly Topic[]): readonly Topic[] {
  const same = words.length > 1 ? [] : named.filter(isSameWord(words, language));
  return same.length > 0 ? same : named;
}

/** Terms and their fields of study (ISCED-F). */
export class Topics {
  /** The topics of a term, by the stems of its words. */
  readonly #byStems: Readonly<Record<Language, Map<string, Topic[]>>> = { it: new Map(), en: new Map() };
  /** The number of words in the longest term that begins with a word, by the stem of this word. */
  readonly #longest: Readonly<Record<Language, Map<string, number>>> = { it: new Map(), en: new Map() };
  readonly #words = new Set<string>();

  /** @param codes of ISCED-F @param terms separated by `; ` */
  add(codes: readonly string[], terms: Concept['terms']): void {
    const [name = ''] = terms.en.split('; ');
    const words = { it: wordsOfTerms(terms.it), en: wordsOfTerms(terms.en) };
    const topic = { name, codes, singleWords: { it: singleWordsOf(words.it), en: singleWordsOf(words.en) } };
    for (const language of languages) {
      for (const word of words[language].flat()) this.#words.add(word);
      for (const stems of new Set(words[language].map((term) => stemsOf(language, term)))) {
        this.#addTerm(language, stems, topic);
      }
    }
  }

  #addTerm(language: Language, stems: string, topic: Topic): void {
    const others = this.#byStems[language].get(stems);
    if (others) others.push(topic);
    else this.#byStems[language].set(stems, [topic]);
    const words = stems.split(' ');
    const [first = ''] = words;
    const longest = this.#longest[language];
    if (words.length > (longest.get(first) ?? 0)) longest.set(first, words.length);
  }

  /** All words of the terms. */
  get words(): ReadonlySet<string> {
    return this.#words;
  }

  /**
   * The topics that each term of a text means; longer terms win. A term means the topics that it names, otherwise the topics of more
   * general concepts.
   *
   * @param isNoiseWord whether a single word says nothing about the topic
   * @param isClear whether a word is known to mean something else than its concepts; so does a term of such words that names no topic
   */
  meantIn(words: readonly string[], concepts: Concepts, isNoiseWord: WordTest, isClear: WordTest): readonly Meant[] {
    const meantBy = (term: readonly string[]) =>
      term.length === 1 && term.every(isNoiseWord) ? [] : this.#meant(term, concepts, isClear);
    const meant: Meant[] = [];
    for (let at = 0; at < words.length; ) {
      let term = words.slice(at, at + maxTermWords);
      let found = meantBy(term);
      while (found.length === 0 && term.length > 1) {
        term = term.slice(0, -1);
        found = meantBy(term);
      }
      meant.push(...found);
      at += term.length;
    }
    return meant;
  }

  /**
   * The terms of these languages in a text of any length, each with the topics that it names; longer terms win.
   *
   * @param isNoiseWord whether a single word is no term
   */
  termsIn(
    words: readonly string[],
    spoken: readonly Language[],
    isNoiseWord: WordTest = () => false,
  ): readonly NamedTopics[] {
    const found: NamedTopics[] = [];
    for (let at = 0; at < words.length; ) {
      const named = this.#namedAt(words, at, spoken, isNoiseWord);
      if (named) found.push(named);
      at += named?.words.length ?? 1;
    }
    return found;
  }

  /** The same for a typed text. Two words alone are a term in either order: “b2 inglese”, “pruning trees”. */
  termsOfText(words: readonly string[], isNoiseWord: WordTest): readonly NamedTopics[] {
    const asTyped = this.termsIn(words, languages, isNoiseWord);
    const turned = words.length === 2 ? this.termsIn(words.toReversed(), languages, isNoiseWord) : [];
    return asTyped[0]?.words.length !== 2 && turned[0]?.words.length === 2 ? turned : asTyped;
  }

  #namedAt(
    words: readonly string[],
    at: number,
    spoken: readonly Language[],
    isNoiseWord: WordTest,
  ): NamedTopics | null {
    const first = words.slice(at, at + 1);
    const longest = spoken.map((language) => this.#longest[language].get(stemsOf(language, first)) ?? 0);
    for (let length = Math.min(Math.max(...longest), words.length - at); length > 0; length -= 1) {
      const term = words.slice(at, at + length);
      if (length === 1 && term.every(isNoiseWord)) return null;
      const topics = [...new Set(spoken.flatMap((language) => this.#namedExactly(language, term)))];
      if (topics.length > 0) return { words: term, term: stemsOf('it', term), topics };
    }
    return null;
  }

  #meant(words: readonly string[], concepts: Concepts, isClear: WordTest): readonly Meant[] {
    const topics = languages.flatMap((language) => sameWordFirst(words, language, this.#named(language, words)));
    if (topics.length > 0) return [{ topics, worth: 1 }];
    if (words.every(isClear)) return [];
    return concepts.meaningsOf(words).flatMap(({ concept, share }) => {
      const { topics: general, steps } = this.#nearestTopics(concept);
      return general.length > 0 ? [{ topics: general, worth: share * worthOfStep ** steps }] : [];
    });
  }

  /** The topics that a term of one language names. */
  #named(language: Language, words: readonly string[]): readonly Topic[] {
    return this.#byStems[language].get(stemsOf(language, words)) ?? [];
  }

  /** Likewise, but other words with the stem of a single word too often mean something else: an “act” is no acting. */
  #namedExactly(language: Language, words: readonly string[]): readonly Topic[] {
    const topics = this.#named(language, words);
    return words.length > 1 ? topics : topics.filter(isSameWord(words, language));
  }

  /** The topics of a concept, or of the nearest more general concept that has any, and the number of steps to it. */
  #nearestTopics(concept: Concept): { readonly topics: readonly Topic[]; readonly steps: number } {
    let own: Concept | undefined = concept;
    for (let steps = 0; own && steps < maxSteps; steps += 1) {
      const { terms }: Concept = own;
      const topics = languages.flatMap((language) =>
        terms[language].split('; ').flatMap((term) => this.#namedExactly(language, wordsOf(term))),
      );
      if (topics.length > 0) return { topics, steps };
      own = own.broader;
    }
    return { topics: [], steps: 0 };
  }
}
