import { polar, polyline, range, turn } from '../geometry.ts';
import type { Point } from '../svg.ts';

/** The corners of the outline within one tooth and the gap after it: foot, tip, tip, foot. */
const profile = [0, 0.12, 0.38, 0.5];
/** Half the height of a tooth, in pixels. */
const addendum = 21;
/** Radius for each tooth, in pixels; wheels that mesh must have the same. */
export const pitchPerTooth = 16;

export interface Wheel {
  readonly x: number;
  readonly y: number;
  readonly teeth: number;
  /** Angle, in radians, at which the first tooth begins. */
  readonly phase: number;
}

/** Path data of a toothed wheel. */
export function outline({ x, y, teeth, phase }: Wheel): string {
  const points = range(teeth * 4).map((step): Point => {
    const reach = teeth * pitchPerTooth + (step % 4 === 1 || step % 4 === 2 ? addendum : -addendum);
    return polar(x, y, reach, phase + ((Math.floor(step / 4) + (profile[step % 4] ?? 0)) / teeth) * turn);
  });
  return polyline(points, true);
}

/** A wheel that meshes with another at this angle: a gap of one meets a tooth of the other. */
export function driven(by: Wheel, teeth: number, angle: number): Wheel {
  const [x, y] = polar(by.x, by.y, (by.teeth + teeth) * pitchPerTooth, angle);
  const met = ((angle - by.phase) / turn) * by.teeth - 0.25;
  return { x, y, teeth, phase: angle + Math.PI - ((0.75 - (met - Math.floor(met))) / teeth) * turn };
}
