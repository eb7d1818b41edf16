import type { Palette } from '../palettes.ts';

/** Draws the emblem of a subject area on a disc of radius 250 about (400, 300), in the inks of the area. */
export type Emblem = (palette: Palette) => string;
