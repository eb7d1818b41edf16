import { wordsOf } from '../catalogue/words.ts';
import type { Concept, Concepts } from './concepts.ts';
import { type Language, languages, mostWordsOfTerm, stemsOf, stemsOfTerms, termKey } from './stems.ts';

/** What courses are about, and where that belongs. */
interface Topic {
  /** Codes of ISCED-F: the field itself first, then near ones. */
  readonly codes: readonly string[];
  /** Parted by `; `. */
  readonly terms: Readonly<Record<Language, string>>;
}

/** Topics that a term of a text may mean, and how surely, from 0 to 1. */
interface Meant {
  readonly topics: readonly Topic[];
  readonly worth: number;
}

/** Codes of ISCED-F, each with how surely it is meant, from 0 to 1. */
export type Fields = ReadonlyMap<string, number>;

/** Steps to more general concepts: what is farther up is true of everything. */
const mostSteps = 8;
/** With each step to a more general concept, a field is less surely meant. */
const worthOfStep = 0.9;
/** How near the fields of a topic are, in their order. */
const worthOfPlace = [1, 0.6, 0.4, 0.3];
/** As a part of what the surest field of a text is worth: below it a field is left out. */
const leastWorth = 0.3;

/** Terms and the fields of study (ISCED-F) that they belong to. */
export class Topics {
  readonly #byKey = new Map<string, Topic[]>();
  /** Terms of one word, by their first letter. */
  readonly #words = new Map<string, Set<string>>();

  add(topic: Topic): void {
    for (const language of languages) {
      for (const term of topic.terms[language].split('; ')) this.#addWord(wordsOf(term));
      for (const stems of stemsOfTerms(language, topic.terms[language])) {
        const key = termKey(language, stems);
        this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), topic]);
      }
    }
  }

  #addWord([word = '', ...others]: readonly string[]): void {
    const [initial = ''] = word;
    if (others.length === 0) this.#words.set(initial, (this.#words.get(initial) ?? new Set()).add(word));
  }

  /** The terms of one word that begin with a letter. */
  wordsWith(initial: string): readonly string[] {
    return [...(this.#words.get(initial) ?? [])];
  }

  /**
   * Which fields of study the words of a text belong to, the longest terms first: by the topics that they name, otherwise by
   * what their concepts are kinds of.
   *
   * @param isSilent whether a word by itself says nothing about what is looked for
   */
  fieldsOf(words: readonly string[], concepts: Concepts, isSilent: (word: string) => boolean): Fields {
    const meant: Meant[] = [];
    for (let at = 0; at < words.length; ) {
      const [length, found] = this.#longestAt(words, at, concepts, isSilent);
      meant.push(...found);
      at += length;
    }
    return weigh(meant);
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
    const topics = languages.flatMap((language) => this.#named(language, words));
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

function weigh(meant: readonly Meant[]): Fields {
  const fields = new Map<string, number>();
  for (const { topics, worth } of meant) {
    for (const { codes } of topics) {
      for (const [place, code] of codes.entries()) {
        fields.set(code, Math.max(fields.get(code) ?? 0, worth * (worthOfPlace[place] ?? 0)));
      }
    }
  }
  const least = leastWorth * Math.max(...fields.values());
  return new Map([...fields].filter(([, worth]) => worth >= least));
}
