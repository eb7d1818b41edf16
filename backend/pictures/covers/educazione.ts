import { type Composition, overprint } from '../canvas.ts';
import { archway, polar, range, sector } from '../geometry.ts';
import type { Random } from '../random.ts';
import { circle, fill, group, path, polygon, rect, roundTips, stroke } from '../svg.ts';

type Toy = (x: number, y: number, side: number) => string;

/** Wooden toy blocks, each in a square cell. */
const toys: readonly Toy[] = [
  (x, y, s) => `M${x} ${y}h${s}v${s}h${-s}Z`,
  (x, y, s) => `M${x} ${y + s}L${x + s / 2} ${y}L${x + s} ${y + s}Z`,
  (x, y, s) => sector(x + s / 2, y + s, 0, s / 2, Math.PI, Math.PI * 2),
  (x, y, s) => sector(x + s / 2, y, 0, s / 2, 0, Math.PI),
  (x, y, s) => `M${x} ${y}h${s}v${s}h${-s}Z${archway(x + s * 0.22, y + s, s * 0.56, s * 0.62)}`,
  (x, y, s) => `M${x} ${y + s}V${y}A${s} ${s} 0 0 1 ${x + s} ${y + s}Z`,
  (x, y, s) => `M${x} ${y + s}A${s} ${s} 0 0 1 ${x + s} ${y}V${y + s}Z`,
  (x, y, s) => `M${x} ${y + s / 2}h${s}v${s / 2}h${-s}Z`,
];

/** A pile of building blocks. */
const buildingBlocks: Composition = ({ width, height, scheme, random }) => {
  const side = random.pick([120, 144, 180]);
  const columns = Math.floor((width - 80) / side);
  const left = (width - columns * side) / 2;
  const floor = height - 60;
  const inks = [scheme.main, scheme.accent, scheme.line, scheme.soft];
  const piles = range(columns).map((column) => {
    const count = random.int(1, Math.floor((floor - 30) / side));
    return range(count)
      .map((level) => {
        const top = level === count - 1;
        const toy = random.pick(top ? toys : toys.filter((_, index) => index === 0 || index === 4));
        const shape = toy(left + column * side, floor - (level + 1) * side, side);
        return path(shape, { ...fill(random.pick(inks)), 'fill-rule': 'evenodd' });
      })
      .join('');
  });
  const sun = circle(width * random.between(0.2, 0.8), 200, random.between(110, 170), fill(scheme.soft));
  return sun + piles.join('') + rect(0, floor, width, 60, fill(scheme.line));
};

interface Branch {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly length: number;
  readonly width: number;
}

/** Draws a branch and everything that grows from it. @param tip draws the end of a branch */
function grow(random: Random, branch: Branch, ink: string, tip: (x: number, y: number) => string): string {
  const { angle, length, width } = branch;
  const [x, y] = polar(branch.x, branch.y, length, angle);
  const wood = path(
    `M${branch.x.toFixed(1)} ${branch.y.toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}`,
    stroke(ink, width, roundTips),
  );
  if (width < 7) return wood + tip(x, y);
  const spread = random.between(0.32, 0.56);
  return [-spread, spread].reduce((drawn, side) => {
    const child = {
      x,
      y,
      angle: angle + side + random.between(-0.08, 0.08),
      length: length * random.between(0.74, 0.86),
      width: width * 0.62,
    };
    return drawn + grow(random, child, ink, tip);
  }, wood);
}

/** A tree that grows by one rule: every branch splits into two thinner branches. */
const tree: Composition = ({ width, height, scheme, random }) => {
  const x = width * random.pick([0.34, 0.5, 0.66]);
  const disc = circle(x + random.between(-60, 60), height * 0.42, random.between(270, 310), fill(scheme.soft));
  const tip = (tx: number, ty: number) =>
    circle(tx, ty, random.between(13, 27), {
      ...fill(random.pick([scheme.main, scheme.accent, scheme.accent])),
    });
  const trunk = { x, y: height - 40, angle: -Math.PI / 2, length: 165, width: 56 };
  const hill = rect(0, height - 56, width, 56, fill(scheme.line));
  return disc + grow(random, trunk, scheme.line, tip) + hill;
};

/** A square cut into triangles, and figures made of them. */
const tangram: Composition = ({ width, height, scheme, random }) => {
  const cell = random.pick([180, 240]);
  const columns = Math.ceil(width / cell) + 1;
  const inks = [scheme.main, scheme.accent, scheme.line, scheme.soft, scheme.soft];
  const drawn = range(columns * Math.ceil(height / cell)).map((index) => {
    const [x, y] = [(index % columns) * cell - cell / 3, Math.floor(index / columns) * cell];
    const [a, b] = random.shuffle(inks);
    const corners = [
      [x, y],
      [x + cell, y],
      [x + cell, y + cell],
      [x, y + cell],
    ] as const;
    const first = random.int(0, 3);
    const three = [0, 1, 2].map((step) => corners[(first + step) % 4] ?? corners[0]);
    const half = polygon(three, fill(a ?? scheme.main));
    if (random.chance(0.55)) return half;
    const [cx, cy] = [x + cell / 2, y + cell / 2];
    const quarter = [corners[(first + 2) % 4] ?? corners[0], corners[(first + 3) % 4] ?? corners[0], [cx, cy] as const];
    return half + polygon(quarter, fill(b ?? scheme.accent));
  });
  const r = random.between(110, 160);
  return (
    group(drawn.join('')) +
    circle(width * random.between(0.3, 0.7), height / 2, r, {
      ...fill(scheme.accent),
      ...overprint(scheme, scheme.accent),
    })
  );
};

export const educazione: readonly Composition[] = [buildingBlocks, tree, tangram];
