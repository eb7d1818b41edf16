/** A text without capitals and accents. */
export const foldLetters = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A sort key for names: no capitals, accents or punctuation. It saves a browser the creation of an `Intl.Collator`. */
export function alphabetKey(name: string): string {
  return foldLetters(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Compares texts character by character, for sorting by {@link alphabetKey}. */
export function byCharacters(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Compares names by their {@link alphabetKey}; for long lists, compute the keys once instead. */
export const byAlphabet = (a: string, b: string): number => byCharacters(alphabetKey(a), alphabetKey(b));
