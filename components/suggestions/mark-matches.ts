/** A part of a text that either matches a typed word or does not. */
export interface TextPart {
  /** Index of its first character in the text. */
  readonly start: number;
  readonly text: string;
  readonly isMatch: boolean;
}

/** Letters that Unicode does not split, folded like in the backend: Yıldırım, Søren, Łukasz, Straße. */
const plainLetters: Readonly<Record<string, string>> = { ı: 'i', ø: 'o', ł: 'l', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };

function fold(text: string): string {
  const small = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return small.replaceAll(/[ıøłđßæœ]/g, (letter) => plainLetters[letter] ?? letter);
}

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

/** The number of characters at the start of a word that match the typed text; an accent counts with its letter. */
function matchedLength(word: string, typed: string): number {
  if (typed === '' || !fold(word).startsWith(typed)) return 0;
  let length = 0;
  for (const character of word) {
    const isAccent = fold(character) === '';
    if (!isAccent && fold(word.slice(0, length)).length >= typed.length) break;
    length += character.length;
  }
  return length;
}

/**
 * Splits a text into parts and marks the typed words, ignoring case and accents. The last typed word may be incomplete:
 * in words that begin with it, only that beginning is marked. The joined parts are the original text.
 */
export function markMatches(text: string, typed: string): readonly TextPart[] {
  const typedWords: readonly string[] = fold(typed).match(wordPattern) ?? [];
  const halfTyped = typedWords.at(-1) ?? '';
  const parts: TextPart[] = [];
  let end = 0;
  const add = (to: number, isMatch: boolean) => {
    if (to > end) parts.push({ start: end, text: text.slice(end, to), isMatch });
    end = to;
  };
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const isWhole = typedWords.includes(fold(word));
    const length = isWhole ? word.length : matchedLength(word, halfTyped);
    if (length === 0) continue;
    add(index, false);
    add(index + length, true);
  }
  add(text.length, false);
  return parts;
}
