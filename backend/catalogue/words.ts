import sanitizeHtml from 'sanitize-html';

/** More words than this in one search say nothing new. */
const maximumSearchWords = 12;
const maximumWordLength = 60;

/** Characters of a text that are searched for. */
export const longestText = 1_000;

/** Languages such as C++, C# and F#, whose signs are no letters. */
const signedLetter = /(?<![\p{L}\p{N}])([a-z])(\+\+|#)(?![\p{L}\p{N}])/gu;
const spellSigns = (_: string, letter: string, signs: string): string =>
  `${letter}${signs === '#' ? 'sharp' : 'plusplus'}`;

/** Letters that are no letter with an accent, as keyboards without them write them: Yıldırım, Søren, Łukasz, Straße. */
export const plainLetters: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};
const otherLetter = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/** Nothing in it needs folding: so are nearly all terms of the dictionary. */
const isFolded = /^[a-z\d ]*$/;

/**
 * The words of a text in small letters with accents folded, in order: "L'Università" gives `l`, `universita`.
 * The index and a visitor's words both come from here, so they compare as they are.
 */
export function wordsOf(text: string): string[] {
  const folded = isFolded.test(text) ? text : fold(text);
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, maximumWordLength));
}

/** Signs that look like an apostrophe, and that Unicode counts among the letters; marks above and below letters. */
const noLetter = /[\u02B9-\u02BF]/g;
const marks = /\p{M}/gu;

function fold(text: string): string {
  const small = text
    .normalize('NFKD')
    .replaceAll(marks, '')
    .replaceAll(noLetter, "'")
    .toLowerCase()
    .replaceAll('ς', 'σ');
  return small.replaceAll(otherLetter, (letter) => plainLetters[letter] ?? letter).replaceAll(signedLetter, spellSigns);
}

/** A word as it stands in a text, with the signs of C++ and C#. */
export const wordInText = new RegExp(`${signedLetter.source}|[\\p{L}\\p{N}\\p{M}]+`, 'giu');

/** The words of what a visitor typed; any text will do. */
export function searchWordsOf(text: string): string[] {
  return [...new Set(wordsOf(text.slice(0, longestText)))].slice(0, maximumSearchWords);
}

/** The text of HTML without tags, scripts and entities. */
export function plainTextOf(html: string): string {
  const text = sanitizeHtml(html.replaceAll('<', ' <'), { allowedTags: [], allowedAttributes: {} });
  return text.replaceAll(/&(amp|lt|gt|quot);/g, ' ');
}

/** What joins words in the searches of libraries: “musica AND jazz”. */
const operators = ['AND', 'OR', 'NOT'];

/** What stands in capitals among small letters of a text that somebody typed, folded. */
export function typedAcronyms(text: string): ReadonlySet<string> {
  const acronyms = text === text.toUpperCase() ? [] : acronymsOf(text);
  return new Set(acronyms.filter((acronym) => !operators.includes(acronym)).flatMap(wordsOf));
}

/** Words in capitals such as IA, DNA or C: without this, AI would be lost as an Italian preposition. */
export function acronymsOf(text: string): string[] {
  return text.match(/(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}]{0,4}(?![\p{L}\p{N}'’])/gu) ?? [];
}
