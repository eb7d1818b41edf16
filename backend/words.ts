import sanitizeHtml from 'sanitize-html';

/** Further words of a search add nothing and are ignored. */
const maxSearchWords = 12;
const maxWordLength = 60;

/** Maximum characters of a search text; the rest is ignored. */
export const maxTextLength = 1_000;

/** Programming languages such as C++, C# and F#, whose names contain signs. */
const signedLetter = /(?<![\p{L}\p{N}])([a-z])(\+\+|#)(?![\p{L}\p{N}])/gu;
const spellSigns = (_: string, letter: string, signs: string): string =>
  `${letter}${signs === '#' ? 'sharp' : 'plusplus'}`;

/** Special letters that Unicode does not decompose, with their usual plain spelling: Yıldırım, Søren, Łukasz, Straße. */
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

/** A text that needs no folding, as nearly all terms of the dictionary. */
const isFolded = /^[a-z\d ]*$/;

/**
 * The words of a text in order, in lower case and without accents: "L'Università" gives `l`, `universita`.
 * Both the index and the typed words come from this function, so they can be compared directly.
 */
export function wordsOf(text: string): string[] {
  const folded = isFolded.test(text) ? text : fold(text);
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, maxWordLength));
}

/** Characters that look like an apostrophe but are letters in Unicode; combining marks such as accents. */
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

/** A word in a text, including the signs of C++ and C#. */
export const wordInText = new RegExp(`${signedLetter.source}|[\\p{L}\\p{N}\\p{M}]+`, 'giu');

/** A code with a number, such as those of scientific sectors: MAT/05, L-ANT/01, MATH-03/A. */
const numberedCode = /(?<![\p{L}\p{N}])(?:\p{L}+[-/])+\p{N}+(?:\/\p{L})?(?![\p{L}\p{N}])/u;

/** A word in a text, or a whole code such as MAT/05. */
export const codeOrWordInText = new RegExp(`${numberedCode.source}|${wordInText.source}`, 'giu');

/** The distinct words of a typed text, at most 12; the text may be of any length. */
export function searchWordsOf(text: string): string[] {
  return [...new Set(wordsOf(text.slice(0, maxTextLength)))].slice(0, maxSearchWords);
}

/** Soft hyphens and other invisible characters, which would cut a word in two; the joiners of other scripts stay. */
const invisible = /(?![\u200c\u200d])\p{Cf}/gu;

/** The text of HTML without tags, scripts, entities and invisible characters. */
export function plainTextOf(html: string): string {
  const text = sanitizeHtml(html.replaceAll('<', ' <'), { allowedTags: [], allowedAttributes: {} });
  return text.replaceAll(/&(amp|lt|gt|quot);/g, ' ').replaceAll(invisible, '');
}

/** Operators of library search forms: “musica AND jazz”. */
const operators = ['AND', 'OR', 'NOT'];

/** AI in small letters, which is an Italian preposition too: at the beginning of a text (“ai ethics”), or beside an English word. */
const smallAI =
  /^\s*ai\s|\b(?:is|will|can|does|what|how|the|with|using|use|and|for|of|about)\s+ai\b|\bai\s+(?:and|for|in|is|of|to|the|will|can)\b/;

/** The acronyms of a typed text, as folded words; none when the whole text is in capitals. */
export function typedAcronyms(text: string): ReadonlySet<string> {
  const acronyms = text === text.toUpperCase() ? [] : acronymsOf(text);
  const small = smallAI.test(text) ? ['ai'] : [];
  return new Set([...acronyms.filter((acronym) => !operators.includes(acronym)).flatMap(wordsOf), ...small]);
}

/** Words in capitals such as IA, DNA or C. Without this, AI would be ignored as an Italian preposition. */
export function acronymsOf(text: string): string[] {
  return text.match(/(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}]{0,4}(?![\p{L}\p{N}'’])/gu) ?? [];
}
