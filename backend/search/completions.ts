import { wordsOf } from '../words.ts';

/** Quick to test; nearly all terms of one word are in small letters. */
const isOneWord = /^[a-z]*$/;

/** Terms of several words that can complete a half-typed term. */
export class Completions {
  /** Folded: lower case, no accents. */
  readonly #terms = new Set<string>();

  constructor(terms: Iterable<string>) {
    for (const term of terms) {
      const words = isOneWord.test(term) ? [] : wordsOf(term);
      if (words.length > 1) this.#terms.add(words.join(' '));
    }
  }

  /** The shortest terms that begin with a folded text. The text must have a whole word and at least a part of the next. */
  of(typed: string, limit: number): readonly string[] {
    if (!typed.includes(' ')) return [];
    const found = [...this.#terms].filter((term) => term.startsWith(typed)).sort();
    return found.sort((one, other) => one.length - other.length).slice(0, limit);
  }
}
