import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { shortened } from '@/lib/html/text';

/** A font for the picture renderer, which draws each character with the first font that has it. */
interface PictureFont {
  readonly name: string;
  readonly data: ArrayBuffer;
  readonly weight: 600;
  readonly style: 'normal';
}

const files = [
  'titillium-web/files/titillium-web-latin-600-normal.woff',
  'titillium-web/files/titillium-web-latin-ext-600-normal.woff',
  'source-serif-4/files/source-serif-4-greek-600-normal.woff',
  'source-serif-4/files/source-serif-4-cyrillic-600-normal.woff',
];

async function readFont(file: string, index: number): Promise<PictureFont> {
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules', '@fontsource');
  const bytes = await readFile(path.join(folder, file));
  const data = new Uint8Array(bytes).buffer;
  return { name: `picture-${index}`, data, weight: 600, style: 'normal' };
}

let fonts: Promise<readonly PictureFont[]> | null = null;

/** The fonts of generated pictures: Latin, then Greek and Cyrillic. They are read once. */
export function pictureFonts(): Promise<readonly PictureFont[]> {
  fonts ??= Promise.all(files.map(readFont));
  return fonts;
}

/** The characters of these fonts: Latin, Greek, Cyrillic. For any other the renderer would ask Google for a font. */
const drawable =
  /[\u0020-\u007e\u00a0-\u017e\u0218-\u021b\u0384-\u03ce\u0400-\u045f\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac]/u;
/** Characters between them that the fonts lack, such as the soft hyphen and the Catalan ŀ. */
const lacking = /[\u00ad\u0132\u0133\u0138\u013f\u0140\u0149\u038b\u038d\u03a2]/u;
const isDrawable = (character: string): boolean => drawable.test(character) && !lacking.test(character);
const isLetter = /[\p{L}\p{N}]/u;

/**
 * A text without the emoji and other signs that the fonts of pictures lack. `null` when nothing is left, or when a letter would
 * be missing: no title is better than one with gaps.
 *
 * @param maxCharacters longer texts end with an ellipsis
 */
export function drawableText(text: string, maxCharacters: number): string | null {
  const characters = [...text.normalize('NFC')];
  if (characters.some((character) => isLetter.test(character) && !isDrawable(character))) return null;
  const kept = characters.filter(isDrawable).join('');
  return shortened(kept.replace(/\s+/g, ' ').trim(), maxCharacters) || null;
}
