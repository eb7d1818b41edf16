import { basePath } from '@/lib/addresses/base-path';

/** Widths in pixels in which the server makes pictures, smallest first: those of `images` in next.config.mjs. */
const widths = [64, 128, 192, 256, 360, 720, 960, 1440] as const;
const largest = 1440;
const quality = 70;

/** How far a place may be narrower, or its screen sharper, than the width that it names. */
const narrowest = 3 / 8;
const sharpest = 3 / 2;

/** Screens show up to two pixels for one of the page. */
const pixelRatio = 2;

function addressAt(id: string, width: number): string {
  const source = encodeURIComponent(`${basePath}/api/immagine/${id}`);
  return `${basePath}/_next/image?url=${source}&w=${width}&q=${quality}`;
}

function atLeast(width: number): number {
  return widths.find((made) => made >= width) ?? largest;
}

/** The address of a picture that is always `width` pixels of the page wide, sharp on every screen. */
export function fixedPicture(id: string, width: number) {
  return { src: addressAt(id, atLeast(pixelRatio * width)) };
}

/**
 * The addresses of a picture whose width the page decides: only those widths that a place of about `width` pixels can need. `next/image`
 * would name every width it knows, twice in each page, and bring 4 kB of script to the islands.
 */
export function fluidPicture(id: string, width: number, sizes: string) {
  const wanted = widths.filter((made) => made >= narrowest * width && made <= sharpest * width);
  const srcSet = wanted.map((made) => `${addressAt(id, made)} ${made}w`).join(', ');
  return { sizes, srcSet, src: addressAt(id, atLeast(width)) };
}
