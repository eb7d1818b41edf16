import { curve, polar, polyline, range, turn } from '../geometry.ts';
import { type Point, short } from '../svg.ts';

/** Path data of a seal's outline around (160, 160). @param inset pixels by which it is smaller */
export type SealShape = (inset: number) => string;

const middle = 160;

function regular(corners: number, radius: number, start: number): Point[] {
  return range(corners).map((corner) => polar(middle, middle, radius, start + (corner / corners) * turn));
}

const round: SealShape = (inset) => {
  const r = 152 - inset;
  return `M${middle - r} ${middle}A${r} ${r} 0 1 1 ${middle + r} ${middle}A${r} ${r} 0 1 1 ${middle - r} ${middle}Z`;
};

const octagon: SealShape = (inset) => polyline(regular(8, 158 - inset * 1.08, turn / 16), true);

const hexagon: SealShape = (inset) => polyline(regular(6, 158 - inset * 1.15, turn / 12), true);

const shield: SealShape = (inset) => {
  const [left, right, top, low] = [22 + inset, 298 - inset, 12 + inset, 312 - inset * 1.2];
  return `M${left} ${top}H${right}V150C${right} 232 ${middle + 70} 284 ${middle} ${short(low)}C${middle - 70} 284 ${left} 232 ${left} 150Z`;
};

const portal: SealShape = (inset) => {
  const [r, base] = [138 - inset, 308 - inset];
  return `M${middle - r} ${base}V${150}A${r} ${r} 0 0 1 ${middle + r} ${150}V${base}Z`;
};

const scalloped: SealShape = (inset) => {
  const points = range(48).map((step) =>
    polar(middle, middle, 148 - inset + (step % 4 === 0 ? -5 : step % 4 === 2 ? 5 : 0), (step / 48) * turn),
  );
  return curve(points, true);
};

const quatrefoil: SealShape = (inset) => {
  const points = range(64).map((step) => {
    const angle = (step / 64) * turn;
    return polar(middle, middle, 136 - inset + 18 * Math.abs(Math.cos(angle * 2)) ** 0.7, angle);
  });
  return curve(points, true);
};

const tile: SealShape = (inset) => {
  const [near, side, r] = [16 + inset, 288 - inset * 2, Math.max(8, 66 - inset)];
  const edge = side - 2 * r;
  return `M${near + r} ${near}h${edge}a${r} ${r} 0 0 1 ${r} ${r}v${edge}a${r} ${r} 0 0 1 ${-r} ${r}h${-edge}a${r} ${r} 0 0 1 ${-r} ${-r}v${-edge}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
};

/** The possible outlines of a seal; round ones are more frequent. */
export const sealShapes: readonly SealShape[] = [
  round,
  round,
  octagon,
  hexagon,
  shield,
  portal,
  scalloped,
  quatrefoil,
  tile,
];
