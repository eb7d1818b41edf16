import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A font as the picture renderer takes it: the first one of a family that has a character draws it. */
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

/** The fonts of generated pictures, read once: Latin, then Greek and Cyrillic. */
export function pictureFonts(): Promise<readonly PictureFont[]> {
  fonts ??= Promise.all(files.map(readFont));
  return fonts;
}
