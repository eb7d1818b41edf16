import { unescapeMarkup } from '@/lib/html/markup';

/** A line of a comparison: in both texts, only in the old text, or only in the new text. */
export interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Tags at which a reader sees a new line. */
const lineBreak =
  /<\/?(?:p|div|h[1-6]|ul|ol|li|dl|dt|dd|table|caption|tr|blockquote|pre|figure|figcaption|br|hr)\b[^>]*>/g;
const otherTag = /<[^>]+>/g;

/** Signs that replace what is visible: targets of links, pictures and players, headings, bullets, cells, emphasis. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/<a\b[^>]*?\bhref="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2 [$1]'],
  [/<(?:img|iframe)\b[^>]*?\bsrc="([^"]*)"[^>]*>/g, '[$1]'],
  [/<h([1-6])\b[^>]*>/g, '\n(h$1) '],
  // The editor writes a paragraph into each item and cell, which readers do not see.
  [/<li\b[^>]*>\s*(?:<p\b[^>]*>)?/g, '\n• '],
  [/<t[dh]\b[^>]*>\s*(?:<p\b[^>]*>)?/g, ' | '],
  [/<\/p>\s*(?=<\/t[dh]>)/g, ''],
  [/<\/?(?:strong|b)>/g, '**'],
  [/<\/?(?:em|i)>/g, '_'],
];

/** Sanitised HTML as lines of text, one per block, with formatting as signs; empty lines are left out. */
export function textLines(safeHtml: string): readonly string[] {
  const signed = signs.reduce((html, [tag, sign]) => html.replace(tag, sign), safeHtml.replace(/\s+/g, ' '));
  const text = signed.replace(lineBreak, '\n').replace(otherTag, '');
  return unescapeMarkup(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** For each pair of positions, the length of the longest common subsequence of the lines from there on. */
function commonLengths(old: readonly string[], fresh: readonly string[]): readonly (readonly number[])[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(fresh.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const [row = [], below = []] = [lengths[i], lengths[i + 1]];
    for (let j = fresh.length - 1; j >= 0; j -= 1) {
      row[j] = old[i] === fresh[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}

/** Compares two texts line by line, with as many common lines as possible. */
export function diffLines(old: readonly string[], fresh: readonly string[]): readonly DiffLine[] {
  const lengths = commonLengths(old, fresh);
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  const result: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    const [before, after] = [old[i], fresh[j]];
    if (before !== undefined && before === after) {
      result.push({ kind: 'same', text: before });
      i += 1;
      j += 1;
    } else if (before !== undefined && (after === undefined || at(i + 1, j) >= at(i, j + 1))) {
      result.push({ kind: 'removed', text: before });
      i += 1;
    } else if (after !== undefined) {
      result.push({ kind: 'added', text: after });
      j += 1;
    }
  }
  return result;
}
