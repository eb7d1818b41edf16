import type { Palette } from '../palettes.ts';

/** Draws the emblem of a subject area on a disc of radius 250 around (400, 300), in the area's inks. */
export type Emblem = (palette: Palette) => string;
