import { type Composition, overprint } from '../canvas.ts';
import { mix } from '../colour.ts';
import { contours } from '../contours.ts';
import { polyline, range, turn } from '../geometry.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, fill, group, type Point, path, stroke } from '../svg.ts';

/** Orbits around a star, with the bodies on them. */
const orbits: Composition = ({ width, height, scheme, random }) => {
  const [cx, cy] = [width * random.pick([0.3, 0.5, 0.7]), height * random.between(0.4, 0.6)];
  const flat = random.between(0.3, 0.95);
  const tilt = random.between(-28, 28);
  const paths = range(random.int(5, 8)).map((index) => {
    const a = 170 + index * random.between(72, 96);
    const angle = random.between(0, turn);
    const size = random.pick([12, 18, 30, 46]);
    const ring = ellipse(cx, cy, a, a * flat, stroke(scheme.line, index % 3 === 0 ? 7 : 3));
    const colour = random.pick([scheme.main, scheme.main, scheme.accent, scheme.line]);
    const body = circle(cx + Math.cos(angle) * a, cy + Math.sin(angle) * a * flat, size, fill(colour));
    return ring + body;
  });
  const halo = circle(cx, cy, 250, fill(scheme.soft));
  const star = circle(cx, cy, random.between(84, 124), fill(scheme.accent));
  return halo + star + group(paths.join(''), { transform: `rotate(${tilt} ${cx} ${cy})` });
};

/** A field of gentle hills: the sum of a few bell curves. */
function hills(random: Random, width: number, height: number): (x: number, y: number) => number {
  const bells = range(7).map(() => {
    return {
      x: random.between(0, width),
      y: random.between(0, height),
      reach: random.between(130, 330),
      lift: random.between(-0.5, 1),
    };
  });
  return (x, y) =>
    bells.reduce(
      (sum, bell) => sum + bell.lift * Math.exp(-((x - bell.x) ** 2 + (y - bell.y) ** 2) / (2 * bell.reach ** 2)),
      0,
    );
}

/** Lines of equal height on an unknown map. */
const topography: Composition = ({ width, height, scheme, random }) => {
  const field = hills(random, width, height);
  const levels = range(17).map((step) => -0.5 + step * 0.11);
  const lines = levels.map((level, step) => {
    const ink = step % 5 === 2 ? scheme.accent : scheme.line;
    return path(
      contours(field, width, height, level),
      stroke(ink, step % 5 === 2 ? 9 : 4, { 'stroke-linecap': 'round' }),
    );
  });
  const [cx, cy] = [width * random.between(0.2, 0.8), height * random.between(0.3, 0.7)];
  const discs =
    circle(cx, cy, random.between(190, 280), fill(scheme.soft)) +
    circle(width - cx, height - cy, random.between(70, 120), fill(scheme.main));
  return discs + lines.join('');
};

/** A crystal: rhombs that read as cubes. */
const lattice: Composition = ({ width, height, scheme, random }) => {
  const side = random.pick([70, 90, 120]);
  const wide = side * Math.sqrt(3);
  const columns = Math.ceil(width / wide) + 1;
  const tones = [scheme.soft, scheme.main, mix(scheme.main, '#0a1430', 0.5)];
  const order = random.shuffle([0, 1, 2]);
  const [cx, cy, reach] = [
    width * random.between(0.3, 0.7),
    height * random.between(0.35, 0.65),
    random.between(330, 520),
  ];
  const cubes = range(columns * (Math.ceil(height / (side * 1.5)) + 2)).map((index) => {
    const row = Math.floor(index / columns);
    const [x, y] = [(index % columns) * wide + (row % 2 ? wide / 2 : 0), (row - 0.5) * side * 1.5];
    const h = wide / 2;
    const far = Math.hypot(x - cx, y - cy) > reach * random.between(0.8, 1.15);
    const faces: Point[][] = [
      [
        [x, y],
        [x + h, y - side / 2],
        [x, y - side],
        [x - h, y - side / 2],
      ],
      [
        [x, y],
        [x - h, y - side / 2],
        [x - h, y + side / 2],
        [x, y + side],
      ],
      [
        [x, y],
        [x + h, y - side / 2],
        [x + h, y + side / 2],
        [x, y + side],
      ],
    ];
    if (far) return path(faces.map((face) => polyline(face, true)).join(''), stroke(scheme.line, 2.5));
    const glow = random.chance(0.09) ? random.int(0, 2) : -1;
    return faces
      .map((face, side3) =>
        path(polyline(face, true), fill(side3 === glow ? scheme.accent : (tones[order[side3] ?? 0] ?? scheme.soft))),
      )
      .join('');
  });
  return cubes.join('');
};

/** A curve traced by two pendulums. */
const pendulums: Composition = ({ width, height, scheme, random }) => {
  const [a, b] = random.pick([
    [2, 3],
    [3, 4],
    [3, 5],
    [2, 5],
  ] as const);
  const phase = random.between(0.2, 1.4);
  const trace = (delay: number) =>
    polyline(
      range(241).map((step): Point => {
        const t = (step / 240) * turn;
        return [
          width / 2 + Math.sin(a * t + phase + delay) * width * 0.4,
          height / 2 + Math.sin(b * t + delay * 0.4) * height * 0.4,
        ];
      }),
    );
  const echoes = range(8).map((echo) =>
    path(
      trace(echo * 0.05),
      stroke(echo === 7 ? scheme.accent : mix(scheme.main, scheme.line, echo / 8), echo === 7 ? 13 : 5, {
        'stroke-linejoin': 'round',
      }),
    ),
  );
  const disc = circle(width * random.pick([0.3, 0.5, 0.7]), height / 2, random.between(200, 280), {
    ...fill(scheme.soft),
    ...overprint(scheme, scheme.soft),
  });
  return disc + echoes.join('');
};

export const scienze: readonly Composition[] = [orbits, topography, lattice, pendulums];
