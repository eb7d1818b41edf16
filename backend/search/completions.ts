import { wordsOf } from '../words.ts';

/** Terms of several words that can complete a half-typed term. */
export class Completions {
  /** Folded (lower case, no accents) and sorted. */
  readonly #terms: readonly string[];

  constructor(terms: Iterable<string>) {
    const folded = [...terms].map((term) => wordsOf(term).join(' '));
    this.#terms = [...new Set(folded.filter((term) => term.includes(' ')))].sort();
  }

  /** The shortest terms that begin with a folded text. The text must have a whole word and at least a part of the next. */
  of(typed: string, limit: number): readonly string[] {
    if (!typed.includes(' ')) return [];
    const found = this.#terms.filter((term) => term.startsWith(typed));
    return found.sort((one, other) => one.length - other.length).slice(0, limit);
  }
}
