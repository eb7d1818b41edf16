import { emblems } from './emblems/emblems.ts';
import { paletteOf, parseCategorySlug } from './palettes.ts';
import { type Picture, printPicture } from './picture.ts';
import { circle, fill, rect } from './svg.ts';

const [width, height] = [800, 600];

/** Draws the picture of a subject area, 800×600: an emblem on a disc. Throws a TypeError when the slug is unknown. */
export function drawCategory({ slug }: { readonly slug: string }): Promise<Picture> {
  const known = parseCategorySlug(slug);
  const palette = paletteOf(known);
  const ground = rect(0, 0, width, height, fill(palette.soft)) + circle(400, 300, 250, fill(palette.paper));
  const content = ground + emblems[known](palette);
  return printPicture({ width, height, content, quality: 70, budget: 40_000, textured: true });
}
