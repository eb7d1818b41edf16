import { wordsOf } from '../words.ts';
import type { Concept } from './concepts.ts';
import { type Language, languages } from './stems.ts';

/** Letters from which on a single half-typed word says what is meant. */
const minLetters = 4;

/** Quick to test; nearly all terms of one word are in small letters. */
const isOneWord = /^[a-z]*$/;

/** Terms that can complete a half-typed text, by their folded words (lower case, no accents). */
export class Completions {
  readonly #ofSeveralWords = new Map<string, string>();
  /** Words of subjects, in each language. */
  readonly #words: Readonly<Record<Language, Map<string, string>>> = { it: new Map(), en: new Map() };
  /** Words that are a subject's name: what people most often look for. */
  readonly #names = new Set<string>();

  /**
   * @param terms of several words complete a text; others are ignored
   * @param subjects each with its terms, the name first, separated by `; `; their single words complete a text too
   */
  constructor(terms: Iterable<string>, subjects: Iterable<Concept['terms']>) {
    for (const term of terms) this.#addOfSeveralWords(term);
    for (const subject of subjects) {
      for (const language of languages) {
        for (const [place, term] of subject[language].split('; ').entries()) {
          const [word = '', ...others] = wordsOf(term);
          if (others.length > 0) this.#addOfSeveralWords(term);
          else if (!this.#words[language].has(word)) this.#words[language].set(word, term);
          if (place === 0 && others.length === 0) this.#names.add(word);
        }
      }
    }
  }

  #addOfSeveralWords(term: string): void {
    const words = isOneWord.test(term) ? [] : wordsOf(term);
    const folded = words.join(' ');
    if (words.length > 1 && !this.#ofSeveralWords.has(folded)) this.#ofSeveralWords.set(folded, term);
  }

  /**
   * The terms that begin with a folded text. Several words need a whole word and at least a part of the next, a single word four letters.
   * The same term comes first, then terms of one language, the names of subjects, the shortest.
   */
  of(typed: string, language: Language, limit: number): readonly string[] {
    const tables = typed.includes(' ') ? [this.#ofSeveralWords] : this.#tablesOfWords(typed, language);
    const found = tables.flatMap((terms) => {
      const some = [...terms.keys()].filter((term) => term.startsWith(typed)).sort();
      const rank = (term: string) => (term === typed ? 0 : this.#names.has(term) ? 1 : 2);
      return some
        .sort((one, other) => rank(one) - rank(other) || one.length - other.length)
        .map((term) => terms.get(term) ?? term);
    });
    return [...new Set(found)].slice(0, limit);
  }

  #tablesOfWords(typed: string, language: Language): readonly ReadonlyMap<string, string>[] {
    if (typed.length < minLetters) return [];
    return [
      this.#words[language],
      ...languages.filter((other) => other !== language).map((other) => this.#words[other]),
    ];
  }
}
