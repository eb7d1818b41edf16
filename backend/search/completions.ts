import { wordsOf } from '../catalogue/words.ts';

/** Terms of several words, by which one that is half typed can be completed. */
export class Completions {
  /** Small and without accents, in order. */
  readonly #terms: readonly string[];

  constructor(terms: Iterable<string>) {
    const folded = [...terms].map((term) => wordsOf(term).join(' '));
    this.#terms = [...new Set(folded.filter((term) => term.includes(' ')))].sort();
  }

  /** The shortest terms that go on from a text, small and without accents, of a word and a part of the next at least. */
  of(typed: string, most: number): readonly string[] {
    if (!typed.includes(' ')) return [];
    const found: string[] = [];
    for (let at = this.#placeOf(typed); this.#terms[at]?.startsWith(typed); at += 1) found.push(this.#terms[at] ?? '');
    return found.sort((one, other) => one.length - other.length).slice(0, most);
  }

  /** The place of the first term that does not come before a text. */
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
