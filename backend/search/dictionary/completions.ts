import { wordsOf } from '../../words.ts';
import type { Concept } from './concepts.ts';
import { SortedWords } from './sorted-words.ts';
import { type Language, languages } from './stems.ts';

/** Letters from which on a single half-typed word says what is meant. */
const minLetters = 4;

/** Quick to test; nearly all terms of one word are in small letters. */
const isOneWord = /^[a-z]*$/;

/** Terms by their folded words (lower case, no accents). */
class SortedTerms {
  readonly #spelling = new Map<string, string>();
  readonly #uses = new Map<string, number>();
  /** Words that are a subject's name: what people most often look for. */
  readonly names = new Set<string>();
  #sorted: SortedWords | null = null;

  add(folded: string, term: string): void {
    if (!this.#spelling.has(folded)) this.#spelling.set(folded, term);
  }

  countUse(word: string): void {
    this.#uses.set(word, this.usesOf(word) + 1);
  }

  /** How often a word was counted. That of a broad subject, such as “psychology”, is in many terms. */
  usesOf(word: string): number {
    return this.#uses.get(word) ?? 0;
  }

  spell(folded: string): string {
    return this.#spelling.get(folded) ?? folded;
  }

  beginningWith(folded: string): readonly string[] {
    this.#sorted ??= new SortedWords(this.#spelling.keys());
    return this.#sorted.beginningWith(folded);
  }
}

/** Terms that can complete a half-typed text. */
export class Completions {
  readonly #ofSeveralWords = new SortedTerms();
  /** Words of subjects, in each language. */
  readonly #words: Readonly<Record<Language, SortedTerms>> = { it: new SortedTerms(), en: new SortedTerms() };

  /**
   * @param terms of several words complete a text; others are ignored
   * @param subjects each with its terms, the name first, separated by `; `; their single words complete a text too
   */
  constructor(terms: Iterable<string>, subjects: Iterable<Concept['terms']>) {
    for (const term of terms) this.#addOfSeveralWords(term);
    for (const subject of subjects) {
      for (const language of languages) this.#addSubject(language, subject[language].split('; '));
    }
  }

  #addSubject(language: Language, terms: readonly string[]): void {
    for (const [place, term] of terms.entries()) {
      const words = wordsOf(term);
      for (const used of words) this.#words[language].countUse(used);
      const [word = '', ...others] = words;
      if (others.length > 0) this.#addOfSeveralWords(term);
      else this.#words[language].add(word, term);
      if (place === 0 && others.length === 0) this.#words[language].names.add(word);
    }
  }

  #addOfSeveralWords(term: string): void {
    const words = isOneWord.test(term) ? [] : wordsOf(term);
    if (words.length > 1) this.#ofSeveralWords.add(words.join(' '), term);
  }

  /**
   * The terms that begin with a folded text. Several words need a whole word and at least a part of the next, a single word four letters.
   * Words of the language come before those of the other. Within each, the same term comes first, then the names of subjects, the words
   * that most subjects have, the shortest.
   */
  of(typed: string, language: Language, limit: number): readonly string[] {
    const tables = typed.includes(' ') ? [this.#ofSeveralWords] : this.#tablesOfWords(typed, language);
    const found = tables.flatMap((terms) => {
      const rank = (term: string) => (term === typed ? 0 : terms.names.has(term) ? 1 : 2);
      return terms
        .beginningWith(typed)
        .toSorted(
          (one, other) =>
            rank(one) - rank(other) || terms.usesOf(other) - terms.usesOf(one) || one.length - other.length,
        )
        .map((term) => terms.spell(term));
    });
    return [...new Set(found)].slice(0, limit);
  }

  #tablesOfWords(typed: string, language: Language): readonly SortedTerms[] {
    if (typed.length < minLetters) return [];
    const others = languages.filter((other) => other !== language);
    return [language, ...others].map((own) => this.#words[own]);
  }
}
