import 'server-only';
import sharp from 'sharp';
import { escapeMarkup } from '@/lib/html/markup';

/** Characters that are drawn together with the character before them, or not at all. */
const joined = /\s|\p{M}|\p{Cf}|\p{Emoji_Modifier}/u;

/** The characters of a text for which the machine has no font. */
export async function missingCharacters(text: string): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const character of new Set(text)) {
    if (!joined.test(character) && (await isBox(character))) missing.push(character);
  }
  return missing;
}

/**
 * Whether a character is drawn as the numbered box for a missing one. Such a box has the same size as the box of a
 * noncharacter, and a line runs all around it.
 */
async function isBox(character: string): Promise<boolean> {
  const noncharacter = (character.codePointAt(0) ?? 0) > 0xffff ? '\u{1fffe}' : '\ufdd0';
  const [own, box] = [await readInk(character), await readInk(noncharacter)];
  return own.width === box.width && own.height === box.height && own.isFramed;
}

/** The size of the drawn part of a character, and whether a line runs around it. */
async function readInk(character: string) {
  const drawn = await sharp({ text: { text: escapeMarkup(character), font: 'sans-serif 68', dpi: 72, rgba: true } })
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = drawn.info;
  const isInk = (x: number, y: number) => (drawn.data[y * width + x] ?? 0) > 0;
  const columns = Array.from({ length: width }, (_, x) => x);
  const rows = Array.from({ length: height }, (_, y) => y);
  const inkColumns = columns.filter((x) => rows.some((y) => isInk(x, y)));
  const inkRows = rows.filter((y) => columns.some((x) => isInk(x, y)));
  const [left = 0, right = 0] = [inkColumns[0], inkColumns.at(-1)];
  const [top = 0, bottom = 0] = [inkRows[0], inkRows.at(-1)];
  const isFramed =
    inkColumns.every((x) => isInk(x, top) && isInk(x, bottom)) &&
    inkRows.every((y) => isInk(left, y) && isInk(right, y));
  return { width: inkColumns.length, height: inkRows.length, isFramed };
}
