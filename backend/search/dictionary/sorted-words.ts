/** Words in sorted order, in which those with the same beginning are neighbours: found without reading the others. */
export class SortedWords {
  readonly #sorted: readonly string[];

  constructor(words: Iterable<string>) {
    this.#sorted = [...new Set(words)].sort();
  }

  has(word: string): boolean {
    return this.#sorted[this.#placeOf(word)] === word;
  }

  /** @param text whole words begin with it too */
  beginningWith(text: string): readonly string[] {
    const from = this.#placeOf(text);
    let to = from;
    while (this.#sorted[to]?.startsWith(text)) to += 1;
    return this.#sorted.slice(from, to);
  }

  /** The place of the first word that is not before this one. */
  #placeOf(word: string): number {
    let [from, to] = [0, this.#sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#sorted[middle] ?? '') < word) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
