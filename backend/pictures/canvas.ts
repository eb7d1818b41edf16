import { luminance } from './colour.ts';
import type { Scheme } from './palettes.ts';
import type { Random } from './random.ts';
import type { Attributes } from './svg.ts';

/** What a drawing needs: its size in pixels, its inks and a source of random numbers. */
interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly scheme: Scheme;
  readonly random: Random;
}

/** Draws one picture as SVG content on an existing ground. */
export type Composition = (canvas: Canvas) => string;

/**
 * Attributes of a shape whose ink mixes with the inks below it, as in printing.
 * An ink lighter than a light ground would be invisible in the mixture, so it covers instead.
 */
export function overprint({ ground, blend }: Scheme, ink: string): Attributes {
  if (blend === 'multiply' && luminance(ink) > luminance(ground)) return {};
  return { style: `mix-blend-mode:${blend}` };
}
