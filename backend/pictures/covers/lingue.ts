import { type Composition, overprint } from '../canvas.ts';
import { curve, range, sector, turn } from '../geometry.ts';
import { circle, fill, group, type Point, path, rect, stroke } from '../svg.ts';

/** Speech as plain shapes that overlap. */
const speech: Composition = ({ width, height, scheme, random }) => {
  const inks = random.shuffle([scheme.main, scheme.accent, scheme.line, scheme.soft]);
  const forms = [
    (x: number, y: number, r: number, _side: number) =>
      `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`,
    (x: number, y: number, r: number, side: number) =>
      `M${x - r} ${y - r * 0.74}h${r * 2}v${r * 1.3}H${x + side * r * 0.1}l${-side * r * 0.5} ${r * 0.42}V${y + r * 0.56}H${x - r}Z`,
    (x: number, y: number, r: number, side: number) =>
      `M${x - side * r} ${y + r}V${y}A${r} ${r} 0 1 ${side > 0 ? 1 : 0} ${x} ${y + r}Z`,
  ];
  const drawn = inks.map((ink, index) => {
    const x = width * (0.2 + 0.2 * index);
    const y = height * (index % 2 ? 0.38 : 0.56) + random.between(-40, 40);
    return path(random.pick(forms)(x, y, random.between(210, 270), index % 2 ? 1 : -1), {
      ...fill(ink),
      ...overprint(scheme, ink),
    });
  });
  return group(drawn.join(''));
};

/** Two voices meeting: arcs from either side that pass through each other. */
const voices: Composition = ({ width, height, scheme, random }) => {
  const pitch = random.pick([44, 54, 66]);
  const fan = (cx: number, cy: number, from: number, ink: string) =>
    range(780 / pitch)
      .map((ring) =>
        path(sector(cx, cy, 60 + ring * pitch, 60 + ring * pitch + pitch * 0.5, from, from + Math.PI), fill(ink)),
      )
      .join('');
  const [left, right] = [height * random.between(0.35, 0.7), height * random.between(0.3, 0.65)];
  const one = group(fan(0, left, -Math.PI / 2, scheme.main), overprint(scheme, scheme.main));
  const other = group(fan(width, right, Math.PI / 2, scheme.accent), overprint(scheme, scheme.accent));
  const mouths = circle(0, left, 60, fill(scheme.line)) + circle(width, right, 60, fill(scheme.line));
  return rect(0, 0, width / 2, height, fill(scheme.soft, 0.5)) + one + other + mouths;
};

/** Bands woven over and under each other, like languages that share words. */
const weave: Composition = ({ width, height, scheme, random }) => {
  const count = random.int(6, 9);
  const pitch = (width + 320) / count;
  const band = pitch * 0.56;
  const warp = range(count).map((column) => ({
    x: column * pitch - 160,
    ink: random.pick([scheme.main, scheme.main, scheme.line]),
  }));
  const weft = range(Math.ceil(1100 / pitch)).map((row) => ({
    y: row * pitch - 190,
    ink: random.pick([scheme.accent, scheme.accent, scheme.soft]),
  }));
  const under = warp.map(({ x, ink }) => rect(x, -260, band, 1240, fill(ink)));
  const across = weft.map(({ y, ink }) => rect(-260, y, 1900, band, fill(ink)));
  const gap = pitch * 0.07;
  const over = warp.flatMap(({ x, ink }, column) =>
    weft.map(({ y }, row) =>
      (column + row) % 2
        ? ''
        : rect(x - gap, y - gap, band + gap * 2, band + gap * 2, fill(scheme.ground)) +
          rect(x, y - gap * 1.5, band, band + gap * 3, fill(ink)),
    ),
  );
  const askew = `rotate(${random.pick([-45, -30, 30, 45])} ${width / 2} ${height / 2}) `;
  return group(under.join('') + across.join('') + over.join(''), { transform: askew });
};

/** The coasts of an invented map, with routes between them. */
const routes: Composition = ({ width, height, scheme, random }) => {
  const lands = range(random.int(4, 5)).map((index, _, all) => ({
    x: width * (0.12 + (0.76 * index) / (all.length - 1)),
    y: height * (index % 2 ? 0.32 : 0.68) + random.between(-50, 50),
    r: random.between(110, 180),
  }));
  const inks = [scheme.main, scheme.accent, scheme.soft];
  const shapes = lands.map(({ x, y, r }, index) => {
    const coast = (scale: number): Point[] =>
      range(9).map((step) => {
        const reach = r * scale * (0.78 + 0.4 * Math.abs(Math.sin(step * 2.1 + x)));
        return [x + Math.cos((step / 9) * turn) * reach * 1.15, y + Math.sin((step / 9) * turn) * reach];
      });
    const shelf =
      path(curve(coast(1.28), true), stroke(scheme.line, 2)) + path(curve(coast(1.14), true), stroke(scheme.line, 2));
    return shelf + path(curve(coast(1), true), fill(inks[index % 3] ?? scheme.main));
  });
  const trips = lands.slice(1).map(({ x, y }, index) => {
    const from = lands[index] ?? { x: 0, y: 0 };
    const d = `M${from.x} ${from.y}Q${(from.x + x) / 2} ${Math.min(from.y, y) - random.between(60, 160)} ${x} ${y}`;
    return path(d, stroke(scheme.line, 6, { 'stroke-dasharray': '2 18', 'stroke-linecap': 'round' }));
  });
  const ports = lands.map(({ x, y }) => circle(x, y, 20, fill(scheme.line)) + circle(x, y, 8, fill(scheme.ground)));
  return shapes.join('') + trips.join('') + ports.join('');
};

export const lingue: readonly Composition[] = [speech, voices, weave, routes];
