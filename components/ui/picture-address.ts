import { basePath } from '@/lib/addresses/base-path';

/** Widths of the pictures that the server makes, in pixels, ascending; the same as in `images` of next.config.mjs. */
const widths = [64, 128, 192, 256, 360, 720, 960, 1440] as const;
const maxWidth = 1440;
const quality = 70;

/** Limits of the offered widths, relative to `width`: for narrower places, and for sharper screens. */
const minScale = 3 / 8;
const maxScale = 3 / 2;

/** Device pixels per CSS pixel that pictures are made for. */
const pixelRatio = 2;

function addressAt(id: string, width: number): string {
  const source = encodeURIComponent(`${basePath}/api/immagine/${id}`);
  return `${basePath}/_next/image?url=${source}&w=${width}&q=${quality}`;
}

function atLeast(width: number): number {
  return widths.find((made) => made >= width) ?? maxWidth;
}

/** The address of a picture that is always `width` CSS pixels wide, sharp on every screen. */
export function fixedPicture(id: string, width: number) {
  return { src: addressAt(id, atLeast(pixelRatio * width)) };
}

/**
 * The addresses of a picture whose width depends on the layout: only the widths that a place of about `width` pixels can
 * need. `next/image` would list all its widths twice in each page, and add 4 kB of script to the islands.
 */
export function fluidPicture(id: string, width: number, sizes: string) {
  const wanted = widths.filter((made) => made >= minScale * width && made <= maxScale * width);
  const srcSet = wanted.map((made) => `${addressAt(id, made)} ${made}w`).join(', ');
  return { sizes, srcSet, src: addressAt(id, atLeast(width)) };
}
