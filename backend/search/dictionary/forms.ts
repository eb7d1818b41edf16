/** Final vowels of the singular and the plural of an Italian word. */
const pairs = new Set(['ae', 'oi', 'ei', 'ai']);

/** Removes letters that only keep the sound: `giochi`, `faccia` and `risparmio` become `gioci`, `facca` and `risparmo`. */
const plain = (word: string): string =>
  word
    .replace(/(?<=[cg])h(?=[ei]$)/, '')
    .replace(/(?<=[cg])ia$/, 'a')
    .replace(/io$/, 'o');

function areItalianForms(one: string, other: string): boolean {
  const [first, second] = [plain(one), plain(other)];
  const ends = [first.slice(-1), second.slice(-1)];
  return (
    first.slice(0, -1) === second.slice(0, -1) && [ends, ends.toReversed()].some((pair) => pairs.has(pair.join('')))
  );
}

const englishSingular = (word: string): string =>
  word.replace(/ies$/, 'y').replace(/(?<=s|x|ch|sh|o)es$|(?<=[^su])s$/, '');

/**
 * Whether two folded words are singular and plural of one word: `mostra` and `mostre`, `policy` and `policies`. A common stem is not
 * enough: `punto` and `puntata`.
 */
export const areForms = (one: string, other: string): boolean =>
  one === other || areItalianForms(one, other) || englishSingular(one) === englishSingular(other);
