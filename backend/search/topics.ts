import { wordsOf } from '../catalogue/words.ts';
import type { Concept, Concepts } from './concepts.ts';
import { areForms } from './forms.ts';
import { type Language, languages, mostWordsOfTerm, stemsOf, termKey } from './stems.ts';

/** What courses are about, and where that belongs. */
export interface Topic {
  /** Its first English term. */
  readonly name: string;
  /** Codes of ISCED-F: the field itself first, then near ones. */
  readonly codes: readonly string[];
  /** Its terms of one word. */
  readonly singleWords: Readonly<Record<Language, readonly string[]>>;
}

/** Topics that a term of a text may mean, and how surely, from 0 to 1. */
export interface Meant {
  readonly topics: readonly Topic[];
  readonly worth: number;
}

/** A term of a text with the topics that it names. */
export interface NamedTopics {
  /** How many words it has. */
  readonly length: number;
  /** The same for its singular and its plural. */
  readonly term: string;
  readonly topics: readonly Topic[];
}

/** Steps to more general concepts: what is farther up is true of everything. */
const mostSteps = 8;
/** With each step to a more general concept, a field is less surely meant. */
const worthOfStep = 0.9;

/** The words of terms; these are parted by `; `. */
const wordsOfTerms = (terms: string): readonly (readonly string[])[] =>
  terms
    .split('; ')
    .map(wordsOf)
    .filter((words) => words.length > 0);

const singleWordsOf = (terms: readonly (readonly string[])[]): readonly string[] =>
  terms.filter((words) => words.length === 1).flat();

const isSameWord = (words: readonly string[], language: Language) => (topic: Topic) =>
  topic.singleWords[language].some((word) => areForms(word, words.join(' ')));

/** Of one word the topics that it names in singular or plural, if any: others with its stem mean something else. */
function sameWordFirst(words: readonly string[], language: Language, named: readonly Topic[]): readonly Topic[] {
  const same = words.length > 1 ? [] : named.filter(isSameWord(words, language));
  return same.length > 0 ? same : named;
}

/** Terms and the fields of study (ISCED-F) that they belong to. */
export class Topics {
  readonly #byKey = new Map<string, Topic[]>();
  /** How many words the longest term has that begins with a word, by the stem of that word. */
  readonly #longest = new Map<string, number>();
  readonly #words = new Set<string>();

  /** @param codes of ISCED-F @param terms parted by `; ` */
  add(codes: readonly string[], terms: Concept['terms']): void {
    const [name = ''] = terms.en.split('; ');
    const words = { it: wordsOfTerms(terms.it), en: wordsOfTerms(terms.en) };
    const topic = { name, codes, singleWords: { it: singleWordsOf(words.it), en: singleWordsOf(words.en) } };
    for (const language of languages) {
      for (const word of words[language].flat()) this.#words.add(word);
      for (const stems of new Set(words[language].map((term) => stemsOf(language, term)))) {
        this.#addKey(language, stems, topic);
      }
    }
  }

  #addKey(language: Language, stems: string, topic: Topic): void {
    const key = termKey(language, stems);
    const others = this.#byKey.get(key);
    if (others) others.push(topic);
    else this.#byKey.set(key, [topic]);
    const words = stems.split(' ');
    const first = termKey(language, words[0] ?? '');
    if (words.length > (this.#longest.get(first) ?? 0)) this.#longest.set(first, words.length);
  }

  /** The words of the terms. */
  get words(): ReadonlySet<string> {
    return this.#words;
  }

  /**
   * The topics that the words of a text mean, for each of its terms, the longest first: those that they name, otherwise those of
   * which their concepts are kinds.
   *
   * @param isSilent whether a word by itself says nothing about what is looked for
   */
  meantIn(words: readonly string[], concepts: Concepts, isSilent: (word: string) => boolean): readonly Meant[] {
    const meant: Meant[] = [];
    for (let at = 0; at < words.length; ) {
      const [length, found] = this.#longestAt(words, at, concepts, isSilent);
      meant.push(...found);
      at += length;
    }
    return meant;
  }

  /**
   * The terms of these languages in a text, however long, the longest first, each with the topics that it names.
   *
   * @param isSilent whether a word by itself is no term
   */
  termsIn(
    words: readonly string[],
    spoken: readonly Language[],
    isSilent: (word: string) => boolean = () => false,
  ): readonly NamedTopics[] {
    const found: NamedTopics[] = [];
    for (let at = 0; at < words.length; ) {
      const named = this.#namedAt(words, at, spoken, isSilent);
      if (named) found.push(named);
      at += named?.length ?? 1;
    }
    return found;
  }

  #namedAt(
    words: readonly string[],
    at: number,
    spoken: readonly Language[],
    isSilent: (word: string) => boolean,
  ): NamedTopics | null {
    const first = words.slice(at, at + 1);
    const longest = spoken.map((language) => this.#longest.get(termKey(language, stemsOf(language, first))) ?? 0);
    for (let length = Math.min(Math.max(...longest), words.length - at); length > 0; length -= 1) {
      const term = words.slice(at, at + length);
      if (length === 1 && term.every(isSilent)) return null;
      // Of one word, others with its stem mean something else too often.
      const named = spoken.flatMap((language) => {
        const topics = this.#named(language, term);
        return length > 1 ? topics : topics.filter(isSameWord(term, language));
      });
      const topics = [...new Set(named)];
      if (topics.length > 0) return { length, term: stemsOf('it', term), topics };
    }
    return null;
  }

  /** What the longest term means that begins at a place and belongs to any topic, and how many words it has. */
  #longestAt(
    words: readonly string[],
    at: number,
    concepts: Concepts,
    isSilent: (word: string) => boolean,
  ): readonly [number, readonly Meant[]] {
    for (let length = Math.min(mostWordsOfTerm, words.length - at); length > 0; length -= 1) {
      const term = words.slice(at, at + length);
      const found = length === 1 && term.every(isSilent) ? [] : this.#meant(term, concepts);
      if (found.length > 0) return [length, found];
    }
    return [1, []];
  }

  #meant(words: readonly string[], concepts: Concepts): readonly Meant[] {
    const topics = languages.flatMap((language) => sameWordFirst(words, language, this.#named(language, words)));
    if (topics.length > 0) return [{ topics, worth: 1 }];
    return concepts.meaningsOf(words).flatMap(({ concept, share }) => {
      const { topics: general, steps } = this.#nearestTopics(concept);
      return general.length > 0 ? [{ topics: general, worth: share * worthOfStep ** steps }] : [];
    });
  }

  /** The topics that a term of one language names. */
  #named(language: Language, words: readonly string[]): readonly Topic[] {
    return this.#byKey.get(termKey(language, stemsOf(language, words))) ?? [];
  }

  /** The topics of a concept, or of the nearest more general one that has any, and how many steps away it is. */
  #nearestTopics(concept: Concept): { readonly topics: readonly Topic[]; readonly steps: number } {
    let own: Concept | undefined = concept;
    for (let steps = 0; own && steps < mostSteps; steps += 1) {
      const { terms }: Concept = own;
      const topics = languages.flatMap((language) =>
        terms[language].split('; ').flatMap((term) => this.#named(language, wordsOf(term))),
      );
      if (topics.length > 0) return { topics, steps };
      own = own.broader;
    }
    return { topics: [], steps: 0 };
  }
}
