import { type Point, short } from './svg.ts';

/** A full turn, in radians. */
export const turn = Math.PI * 2;

/** The point at this distance and angle (radians, clockwise from three o'clock) from a centre. */
export function polar(cx: number, cy: number, radius: number, angle: number): Point {
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}

/** Whole numbers from 0 to count - 1. */
export function range(count: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => index);
}

function at([x, y]: Point): string {
  return `${short(x)} ${short(y)}`;
}

/** Path data of a polyline. */
export function polyline(points: readonly Point[], closed = false): string {
  return `M${points.map(at).join('L')}${closed ? 'Z' : ''}`;
}

/** Path data of an open arc between two angles in radians, drawn clockwise. */
export function arc(cx: number, cy: number, radius: number, from: number, to: number): string {
  const large = Math.abs(to - from) > Math.PI ? 1 : 0;
  const start = at(polar(cx, cy, radius, from));
  return `M${start}A${short(radius)} ${short(radius)} 0 ${large} ${to > from ? 1 : 0} ${at(polar(cx, cy, radius, to))}`;
}

/** Path data of a ring segment (a slice of a disc when the inner radius is 0). */
export function sector(cx: number, cy: number, inner: number, outer: number, from: number, to: number): string {
  const outside = arc(cx, cy, outer, from, to);
  if (inner <= 0) return `${outside}L${at([cx, cy])}Z`;
  return `${outside}${arc(cx, cy, inner, to, from).replace('M', 'L')}Z`;
}

/** Path data of a smooth curve through points (Catmull-Rom, written as Bézier curves). */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const point = (index: number): Point => {
    const inside = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[inside] ?? [0, 0];
  };
  const pieces = range(closed ? count : count - 1).map((index) => {
    const [before, start, end, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const first: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const second: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return `C${at(first)} ${at(second)} ${at(end)}`;
  });
  return `M${at(point(0))}${pieces.join('')}${closed ? 'Z' : ''}`;
}

/** Path data of an arched opening on a base line: straight sides under a half circle. */
export function archway(x: number, base: number, width: number, height: number): string {
  const radius = width / 2;
  const spring = base - Math.max(0, height - radius);
  const round = `A${short(radius)} ${short(radius)} 0 0 1 ${at([x + width, spring])}`;
  return `M${at([x, base])}L${at([x, spring])}${round}L${at([x + width, base])}Z`;
}
