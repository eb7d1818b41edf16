/** The mark that emphasises the text of an element. */
export const emphasisMarks: ReadonlyMap<string, string> = new Map(
  Object.entries({ strong: '**', b: '**', em: '*', i: '*', s: '~~' }),
);

/**
 * What stands for a mark while the text around it is still unknown: a character for its beginning and the next for its
 * end. Unicode gives these characters no meaning in a text.
 */
const marks = ['**', '*', '~~'];
const firstPlace = 0xfdd0;
const anyPlace = /[\uFDD0-\uFDD5]/g;

const isEnd = (place: string) => place.charCodeAt(0) % 2 === 1;
const partnerOf = (place: string) => String.fromCharCode(place.charCodeAt(0) + (isEnd(place) ? -1 : 1));

/** A text that stands for no mark. */
export const withoutPlaces = (text: string): string => text.replace(anyPlace, '');

/** Emphasises a text, but not the spaces around it. {@link writeMarks} writes the mark. */
export function emphasise(mark: string, content: string): string {
  const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(content) ?? [];
  const begin = String.fromCharCode(firstPlace + 2 * marks.indexOf(mark));
  return text ? `${before}${begin}${text}${partnerOf(begin)}${after}` : content;
}

/** A run of asterisks or of tildes, with the characters around it. */
const runs = /(?<=(.?))([\uFDD0-\uFDD3]+|[\uFDD4\uFDD5]+)(?=(.?))/gsu;

/**
 * Whether readers of Markdown let a mark begin or end beside these characters (CommonMark, 6.2). They do not agree whether
 * symbols are punctuation.
 */
function isReadable(inside: string, outside: string): boolean {
  return !/[\p{P}\p{S}\uFDD0-\uFDD5]/u.test(inside) || /^\s*$|[\p{P}\uFDD0-\uFDD5]/u.test(outside);
}

/** Where a mark begins or ends that readers of Markdown would show as asterisks or tildes; -1 if there is none. */
function unreadablePlace(text: string): number {
  for (const { index, 1: before = '', 2: run = '', 3: after = '' } of text.matchAll(runs)) {
    const place = [...run].findIndex((mark) =>
      isEnd(mark) ? !isReadable(before, after) : !isReadable(after, before) || [...run].some(isEnd),
    );
    if (place >= 0) return index + place;
  }
  return -1;
}

/** Writes the marks of a text, except of an emphasis that readers of Markdown would not see. */
export function writeMarks(text: string): string {
  const joined = text.replace(/\uFDD1\uFDD0|\uFDD3\uFDD2|\uFDD5\uFDD4/g, '');
  const index = unreadablePlace(joined);
  if (index < 0) return joined.replace(anyPlace, (place) => marks[(place.charCodeAt(0) - firstPlace) >> 1] ?? '');
  const partner = partnerOf(joined.charAt(index));
  const other = isEnd(partner) ? joined.indexOf(partner, index) : joined.lastIndexOf(partner, index);
  const [begin, end] = [Math.min(index, other), Math.max(index, other)];
  return writeMarks(joined.slice(0, begin) + joined.slice(begin + 1, end) + joined.slice(end + 1));
}
