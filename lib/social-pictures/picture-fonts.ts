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

/** The characters that these fonts have: Latin, Greek, Cyrillic. */
const drawable =
  /[\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u0370-\u03ff\u0400-\u045f\u1e9e\u2013-\u2014\u2018-\u201e\u2022\u2026\u20ac]/u;
const isLetter = /[\p{L}\p{N}]/u;

/**
 * A text without the emoji and other signs that the fonts of pictures lack. `null` when nothing is left, or when a letter would
 * be missing: no title is better than one with gaps.
 *
 * @param maxCharacters longer texts end with an ellipsis
 */
export function drawableText(text: string, maxCharacters: number): string | null {
  const characters = [...text.normalize('NFC')];
  if (characters.some((character) => isLetter.test(character) && !drawable.test(character))) return null;
  const kept = characters.filter((character) => drawable.test(character)).join('');
  return shortened(kept.replace(/\s+/g, ' ').trim(), maxCharacters) || null;
}
