/** Last vowels of the singular and of the plural of one Italian word. */
const pairs = new Set(['ae', 'oi', 'ei', 'ai']);

/** Without what only keeps the sound: `giochi`, `facce`, `risparmio` as if they were `gioci`, `facce`, `risparmo`. */
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
  word.replace(/ies$/, 'y').replace(/(?<=s|x|ch|sh|o)es$|(?<=[^s])s$/, '');

/**
 * Whether two words are one in singular and plural: `mostra` and `mostre`, `policy` and `policies`. Words with the same stem need not be:
 * `punto` and `puntata`.
 *
 * @param words small and without accents
 */
export const areForms = (one: string, other: string): boolean =>
  one === other || areItalianForms(one, other) || englishSingular(one) === englishSingular(other);
