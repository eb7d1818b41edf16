import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { wordsOf } from '../catalogue/words.ts';
import { type Language, languages, stemsOf, stemsOfTerms } from './stems.ts';

interface Concept {
  /** How common the sense is among those of its words; curated concepts are above all others. */
  readonly weight: number;
  /** Parted by `; `. */
  readonly terms: Readonly<Record<Language, string>>;
}

/** Another way to say what was typed. */
export interface Alternative {
  readonly term: string;
  /** From 0 to 1: how surely it means the same. */
  readonly weight: number;
}

/** Words of a text that the dictionary knows together. */
export interface Known {
  /** How many words, from where it was looked for. */
  readonly length: number;
  readonly alternatives: readonly Alternative[];
}

const mostWordsOfTerm = 5;
const curatedWeight = 1_000;
/** Below this two words share a sense by chance. */
const leastWeight = 0.2;
const mostAlternatives = 12;
const termsFolder = path.join(import.meta.dirname, 'terms');

const keyOf = (language: Language, stems: string): string => `${language} ${stems}`;

/** Italian and English terms by concept: to find in one language what is typed in the other. */
export class Concepts {
  /** The concepts of a term, by the stems of its words. */
  readonly #byKey = new Map<string, Concept[]>();

  /** @param stems of the terms, in each language; worked out when not given */
  add(concept: Concept, stems?: Readonly<Record<Language, readonly string[]>>): void {
    for (const language of languages) {
      for (const own of stems?.[language] ?? stemsOfTerms(language, concept.terms[language])) {
        const key = keyOf(language, own);
        const others = this.#byKey.get(key);
        if (others) others.push(concept);
        else this.#byKey.set(key, [concept]);
      }
    }
  }

  /** The longest term that begins at a place among words; `null` when none does. */
  findAt(words: readonly string[], start: number): Known | null {
    for (let length = Math.min(mostWordsOfTerm, words.length - start); length > 0; length -= 1) {
      const keys = languages.map((language) => keyOf(language, stemsOf(language, words.slice(start, start + length))));
      if (keys.some((key) => this.#byKey.has(key))) return { length, alternatives: this.#alternativesOf(keys) };
    }
    return null;
  }

  /** How much of what a term can mean is this concept. What people have written down holds whatever else a word may mean. */
  #share(key: string, concept: Concept): number {
    if (concept.weight === curatedWeight) return 1;
    const weights = (this.#byKey.get(key) ?? []).map(({ weight }) => weight);
    return concept.weight / weights.reduce((sum, weight) => sum + weight, 0);
  }

  /** Terms that mostly mean what the typed one mostly means, the surest first. */
  #alternativesOf(keys: readonly string[]): readonly Alternative[] {
    const weights = new Map<string, number>();
    for (const key of keys) {
      for (const concept of this.#byKey.get(key) ?? []) {
        const typed = this.#share(key, concept);
        for (const language of languages) {
          for (const term of concept.terms[language].split('; ')) {
            const own = keyOf(language, stemsOf(language, wordsOf(term)));
            if (keys.includes(own)) continue;
            const weight = Math.min(typed, this.#share(own, concept));
            if (weight >= leastWeight) weights.set(term, Math.max(weight, weights.get(term) ?? 0));
          }
        }
      }
    }
    const found = [...weights].map(([term, weight]) => ({ term, weight }));
    return found.sort((a, b) => b.weight - a.weight).slice(0, mostAlternatives);
  }
}

/** The lines of a file of tab-separated cells. */
const linesOf = (text: string): string[][] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

/** Reads the dictionary: what is curated in `terms/curated.tsv`, and the breadth of WordNet and EuroVoc. */
export function loadConcepts(): Concepts {
  const concepts = new Concepts();
  const [, ...curated] = linesOf(readFileSync(path.join(termsFolder, 'curated.tsv'), 'utf8'));
  for (const [it = '', en = ''] of curated) concepts.add({ weight: curatedWeight, terms: { it, en } });
  const broad = linesOf(gunzipSync(readFileSync(path.join(termsFolder, 'concepts.tsv.gz'))).toString());
  for (const [weight, it = '', en = '', itStems = '', enStems = ''] of broad) {
    const stems = { it: itStems.split('; '), en: enStems.split('; ') };
    concepts.add({ weight: Number(weight), terms: { it, en } }, stems);
  }
  return concepts;
}

/** The generic words of a catalogue's searches (`terms/generic-words.txt`). */
export function loadGenericWords(): ReadonlySet<string> {
  const lines = readFileSync(path.join(termsFolder, 'generic-words.txt'), 'utf8').split('\n');
  return new Set(lines.filter((line) => !line.startsWith('#')).flatMap(wordsOf));
}
