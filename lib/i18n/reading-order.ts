import type { Locale, LocalizedText } from '@/lib/model/locale';
import { alphabetKey, byCharacters } from './alphabet.ts';
import { pickText } from './localized.ts';

/** With fewer names, alphabetical order may be a coincidence. */
const minNames = 3;

function namesIn(locale: Locale, names: readonly LocalizedText[]): readonly string[] {
  return names.map((name) => alphabetKey(pickText(name, locale)?.text ?? ''));
}

function isAlphabetical(keys: readonly string[]): boolean {
  return keys.every((key, index) => index === 0 || (keys[index - 1] ?? '') <= key);
}

/**
 * A list of the backend in the right order for the visitor's language. The backend has one order for both languages. When
 * that order is alphabetical in Italian, an English page sorts the list by the English names. Any other order has a
 * meaning and is kept.
 *
 * @param nameOf the name of an item in both languages
 */
export function inReadingOrder<T>(
  items: readonly T[],
  locale: Locale,
  nameOf: (item: T) => LocalizedText,
): readonly T[] {
  const names = items.map(nameOf);
  if (locale === 'it' || names.length < minNames || !isAlphabetical(namesIn('it', names))) return items;
  const keys = namesIn(locale, names);
  const places = [...items.keys()].sort((a, b) => byCharacters(keys[a] ?? '', keys[b] ?? ''));
  return places.flatMap((place) => items.slice(place, place + 1));
}
