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
    const found: string[] = [];
    for (let at = this.#placeOf(typed); this.#terms[at]?.startsWith(typed); at += 1) found.push(this.#terms[at] ?? '');
    return found.sort((one, other) => one.length - other.length).slice(0, limit);
  }

  /** The index of the first term that does not sort before the text. */
  #placeOf(text: string): number {
    let [from, to] = [0, this.#terms.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#terms[middle] ?? '') < text) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
