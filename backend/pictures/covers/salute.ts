import { type Composition, overprint } from '../canvas.ts';
import { mix } from '../colour.ts';
import { curve, polar, range, turn } from '../geometry.ts';
import type { Random } from '../random.ts';
import { circle, fill, group, type Point, path, rect, roundTips, stroke } from '../svg.ts';

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Circles of many sizes that do not touch, the larger ones first. */
function packed(random: Random, width: number, height: number): Cell[] {
  const cells: Cell[] = [];
  for (const attempt of range(700)) {
    const largest = attempt < 40 ? 190 : attempt < 220 ? 100 : 46;
    const [x, y] = [random.between(-40, width + 40), random.between(-40, height + 40)];
    const free = cells.map((cell) => Math.hypot(cell.x - x, cell.y - y) - cell.r - 9);
    const r = Math.min(largest, ...free);
    if (r >= Math.max(16, largest * 0.5)) cells.push({ x, y, r });
  }
  return cells;
}

/** A tissue of cells, each with its nucleus. */
const cells: Composition = ({ width, height, scheme, random }) => {
  const inks = [scheme.main, scheme.main, scheme.soft, scheme.soft, scheme.accent, scheme.line];
  const drawn = packed(random, width, height).map(({ x, y, r }) => {
    const ink = random.pick(inks);
    const wall = range(10).map((step): Point => polar(x, y, r * random.between(0.94, 1.03), (step / 10) * turn));
    const [nx, ny] = polar(x, y, r * random.between(0, 0.3), random.between(0, turn));
    const heart = ink === scheme.line ? scheme.accent : scheme.line;
    const ring =
      r > 60
        ? path(
            curve(
              wall.map(([px, py]): Point => [x + (px - x) * 0.8, y + (py - y) * 0.8]),
              true,
            ),
            stroke(scheme.ground, 4),
          )
        : '';
    return path(curve(wall, true), fill(ink)) + ring + circle(nx, ny, r * random.between(0.22, 0.34), fill(heart));
  });
  return group(drawn.join(''));
};

/** Path data of a leaf from its stalk to its tip. */
function leaf(x: number, y: number, length: number, angle: number, breadth: number): string {
  const [tx, ty] = polar(x, y, length, angle);
  const [ax, ay] = polar(x, y, length * 0.5, angle - breadth);
  const [bx, by] = polar(x, y, length * 0.5, angle + breadth);
  return `M${x.toFixed(1)} ${y.toFixed(1)}Q${ax.toFixed(1)} ${ay.toFixed(1)} ${tx.toFixed(1)} ${ty.toFixed(1)}Q${bx.toFixed(1)} ${by.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}Z`;
}

/** Healing plants, pressed flat. */
const herbs: Composition = ({ width, height, scheme, random }) => {
  const stems = random.int(3, 5);
  const plants = range(stems).map((stem) => {
    const [x, top] = [width * ((stem + 0.5) / stems) + random.between(-30, 30), random.between(70, 180)];
    const pairs = random.int(4, 8);
    const [breadth, rise] = [random.between(0.45, 0.9), random.between(0.3, 0.8)];
    const leaves = range(pairs).map((pair) => {
      const y = top + 60 + (pair * (height - top - 130)) / pairs;
      const length = 64 + ((pair + 1) / pairs) * (width / stems) * 0.36;
      const ink = stem % 2 ? scheme.main : mix(scheme.main, scheme.line, 0.55);
      return [-1, 1]
        .map((side) =>
          path(
            leaf(x, y + 40, length, side > 0 ? -rise : Math.PI + rise, breadth),
            fill(side > 0 ? ink : mix(ink, scheme.soft, 0.3)),
          ),
        )
        .join('');
    });
    const bud = circle(x, top, random.between(30, 52), fill(stem % 2 ? scheme.line : scheme.accent));
    return path(`M${x.toFixed(1)} ${top}V${height}`, stroke(scheme.line, 6)) + leaves.join('') + bud;
  });
  return rect(0, height * random.between(0.4, 0.6), width, height, fill(scheme.soft)) + plants.join('');
};

/** The curve of a heartbeat, which crosses a disc. */
const pulse: Composition = ({ width, height, scheme, random }) => {
  const beats = random.int(2, 3);
  const span = width / beats;
  const strong = random.between(0.8, 1.1);
  const heights = [0, 0, -34, 0, 0, 46, -230, 150, 0, 0, -60, -20, 0, 0];
  const trace = (shift: number) => {
    const points = range(beats * 14).map((step) => {
      const x = Math.floor(step / 14) * span + ((step % 14) / 14) * span;
      return `${x.toFixed(1)} ${(height * 0.52 + shift + (heights[step % 14] ?? 0) * strong).toFixed(1)}`;
    });
    return `M${points.join('L')}L${width} ${height * 0.52 + shift}`;
  };
  const echoes = range(7).map((echo) =>
    path(trace((echo - 3) * 30), stroke(echo === 3 ? scheme.accent : scheme.main, echo === 3 ? 13 : 4, roundTips)),
  );
  const cx = width * random.pick([0.3, 0.5, 0.7]);
  const disc =
    circle(cx, height * 0.5, random.between(230, 290), fill(scheme.soft)) +
    circle(cx, height * 0.5, 96, { ...fill(scheme.accent), ...overprint(scheme, scheme.accent) });
  return disc + echoes.join('');
};

/** The double helix of DNA. */
const helix: Composition = ({ width, height, scheme, random }) => {
  const [turns, swing, phase] = [random.between(1.2, 2), random.between(150, 210), random.between(0, turn)];
  const y = (x: number, side: number) => height / 2 + side * Math.sin((x / width) * turn * turns + phase) * swing;
  const thread = (side: number): Point[] => range(33).map((step) => [step * 42 - 30, y(step * 42 - 30, side)]);
  const rungs = range(38).map((step) => {
    const x = step * 35;
    const ink = random.pick([scheme.accent, scheme.main, scheme.line]);
    return path(`M${x} ${y(x, 1).toFixed(1)}V${y(x, -1).toFixed(1)}`, stroke(ink, 11));
  });
  const moon = circle(width * random.between(0.25, 0.75), height / 2, random.between(240, 300), fill(scheme.soft));
  const threads = path(curve(thread(1)), stroke(scheme.line, 30)) + path(curve(thread(-1)), stroke(scheme.main, 30));
  return group(moon + rungs.join('') + threads, {
    transform: `rotate(${random.pick([-16, 0, 14])} ${width / 2} ${height / 2})`,
  });
};

export const salute: readonly Composition[] = [cells, herbs, pulse, helix];
