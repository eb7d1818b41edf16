import { architecture, arts, economy, education, languages, law, music } from './emblems/arts-and-society.ts';
import type { Emblem } from './emblems/emblem.ts';
import { computing, engineering, health, humanities, science } from './emblems/science-and-letters.ts';
import { type CategorySlug, paletteOf, parseCategorySlug } from './palettes.ts';
import { type Picture, printPicture } from './picture.ts';
import { circle, fill, rect } from './svg.ts';

const [width, height] = [800, 600];

/** The emblem of every subject area. */
const emblems: Readonly<Record<CategorySlug, Emblem>> = {
  'architettura-design': architecture,
  'arte-spettacolo': arts,
  musica: music,
  'diritto-societa': law,
  'economia-impresa': economy,
  educazione: education,
  informatica: computing,
  ingegneria: engineering,
  'lettere-storia': humanities,
  lingue: languages,
  salute: health,
  scienze: science,
};

/** Draws the picture of a subject area, 800×600: an emblem on a disc. Throws a TypeError for an unknown slug. */
export function drawCategory({ slug }: { readonly slug: string }): Promise<Picture> {
  const known = parseCategorySlug(slug);
  const palette = paletteOf(known);
  const ground = rect(0, 0, width, height, fill(palette.soft)) + circle(400, 300, 250, fill(palette.paper));
  const content = ground + emblems[known](palette);
  return printPicture({ width, height, content, quality: 70, budget: 40_000, textured: true });
}
