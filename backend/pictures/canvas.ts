import { luminance } from './colour.ts';
import type { Scheme } from './palettes.ts';
import type { Random } from './random.ts';
import type { Attributes } from './svg.ts';

/** What a drawing needs to know: its size in pixels, its inks and its chance. */
interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly scheme: Scheme;
  readonly random: Random;
}

/** Draws one picture as SVG content; the ground is already there. */
export type Composition = (canvas: Canvas) => string;

/**
 * Attributes of a shape whose ink mixes with what lies under it, as a second ink does on paper.
 * An ink lighter than a light ground would vanish in the mixture, so it covers instead.
 */
export function overprint({ ground, blend }: Scheme, ink: string): Attributes {
  if (blend === 'multiply' && luminance(ink) > luminance(ground)) return {};
  return { style: `mix-blend-mode:${blend}` };
}
