import { compositions } from './covers/compositions.ts';
import { parseCategorySlug, schemesOf } from './palettes.ts';
import { type Picture, printPicture } from './picture.ts';
import { createRandom } from './random.ts';
import { fill, rect } from './svg.ts';

interface CoverInput {
  /** Any text that identifies the course; it decides the variation. */
  readonly seed: string;
  readonly categorySlug: string;
  /** The place of the course in its category, from 0; neighbours get different compositions and inks. */
  readonly index: number;
}

const [width, height] = [1280, 720];

/** Draws the cover of a course, 1280×720. Throws a TypeError for an unknown category. */
export function drawCover({ seed, categorySlug, index }: CoverInput): Promise<Picture> {
  const slug = parseCategorySlug(categorySlug);
  const choices = compositions[slug];
  const round = Math.floor(index / choices.length);
  const compose = choices[index % choices.length];
  const schemes = schemesOf(slug);
  const scheme = schemes[((index % choices.length) + round) % schemes.length];
  if (!compose || !scheme)
    throw new RangeError(`Cover index ${index} is no whole number from 0: pass the place of the course.`);
  const drawing = compose({ width, height, scheme, random: createRandom(`${slug}/${seed}`) });
  const content = rect(0, 0, width, height, fill(scheme.ground)) + drawing;
  return printPicture({ width, height, content, quality: 58, budget: 45_000, textured: true });
}
