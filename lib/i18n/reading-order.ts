import type { InterfaceLanguage, LocalizedText } from '@/lib/model/language';
import { pickText } from './localized.ts';
import { smallLetters } from './small-letters.ts';

/** With fewer names alphabetical order may be chance. */
const fewestNames = 3;

/** Words without capitals, accents and signs: enough for names, and a browser need not make an `Intl.Collator` for it. */
export function alphabetKey(name: string): string {
  return smallLetters(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function namesIn(language: InterfaceLanguage, names: readonly LocalizedText[]): readonly string[] {
  return names.map((name) => alphabetKey(pickText(name, language)?.text ?? ''));
}

function isAlphabetical(keys: readonly string[]): boolean {
  return keys.every((key, index) => index === 0 || (keys[index - 1] ?? '') <= key);
}

/**
 * A list of the backend in the order that a visitor reads it in. The backend has one order for both languages. Where that
 * is the alphabet of the Italian names, which says nothing in English, an English page has the alphabet of the English
 * ones; any other order has a meaning of its own and stays.
 *
 * @param nameOf the name of an item in both languages
 */
export function inReadingOrder<T>(
  items: readonly T[],
  language: InterfaceLanguage,
  nameOf: (item: T) => LocalizedText,
): readonly T[] {
  const names = items.map(nameOf);
  if (language === 'it' || names.length < fewestNames || !isAlphabetical(namesIn('it', names))) return items;
  const keys = namesIn(language, names);
  const places = [...items.keys()].sort((a, b) => byCharacters(keys[a] ?? '', keys[b] ?? ''));
  return places.flatMap((place) => items.slice(place, place + 1));
}

/** Compares texts by their characters, for sorting by {@link alphabetKey}. */
export function byCharacters(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
