/** The scripts of the fonts that pictures are drawn with: Latin, Greek, Cyrillic. */
const drawable =
  /[\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u0370-\u03ff\u0400-\u045f\u1e9e\u2013-\u2014\u2018-\u201e\u2022\u2026\u20ac]/u;
const isLetter = /[\p{L}\p{N}]/u;

const segmenter = new Intl.Segmenter('it', { granularity: 'grapheme' });

/**
 * A text with nothing in it that the fonts of pictures lack: emoji and other signs go. `null` when letters would be
 * missing, since a title with holes is worse than none, or when nothing is left.
 *
 * @param maxCharacters longer texts end with an ellipsis
 */
export function drawableText(text: string, maxCharacters: number): string | null {
  const characters = [...text.normalize('NFC')];
  if (characters.some((character) => isLetter.test(character) && !drawable.test(character))) return null;
  const kept = characters.filter((character) => drawable.test(character)).join('');
  const words = kept.replace(/\s+/g, ' ').trim();
  const graphemes = [...segmenter.segment(words)].map(({ segment }) => segment);
  if (graphemes.length <= maxCharacters) return words || null;
  const head = graphemes.slice(0, maxCharacters - 1).join('');
  return `${head.slice(0, head.lastIndexOf(' ') + 1 || undefined).trim()}…`;
}
