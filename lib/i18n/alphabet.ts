/** A text without capitals and accents. */
export const smallLetters = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words without capitals, accents and signs: enough for names, and a browser need not make an `Intl.Collator` for it. */
export function alphabetKey(name: string): string {
  return smallLetters(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Compares texts by their characters, for sorting by {@link alphabetKey}. */
export function byCharacters(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
