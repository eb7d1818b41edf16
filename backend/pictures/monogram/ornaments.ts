import { arc, archway, polar, polyline, range, sector, turn } from '../geometry.ts';
import { circle, fill, path, rect, roundTips, stroke } from '../svg.ts';

/** A small ornament around a point, about 84 pixels wide and 36 tall. */
export type Ornament = (x: number, y: number, ink: string) => string;

const book: Ornament = (x, y, ink) => {
  const page = (side: number) =>
    `M${x} ${y + 12}Q${x + side * 20} ${y - 2} ${x + side * 40} ${y + 8}V${y - 14}Q${x + side * 20} ${y - 24} ${x} ${y - 10}`;
  return path(`${page(-1)}${page(1)}M${x} ${y - 10}V${y + 12}`, stroke(ink, 5, roundTips));
};

const arcade: Ornament = (x, y, ink) =>
  path(
    range(3)
      .map((arch) => archway(x - 41 + arch * 29, y + 16, 24, 30))
      .join(''),
    fill(ink),
  );

const star: Ornament = (x, y, ink) =>
  path(
    polyline(
      range(16).map((step) => polar(x, y, step % 2 ? 8 : 20, (step / 16) * turn - turn / 4)),
      true,
    ),
    fill(ink),
  );

const temple: Ornament = (x, y, ink) => {
  const columns = range(4).map((column) => `M${x - 27 + column * 18} ${y - 2}V${y + 14}`);
  return (
    path(`M${x - 40} ${y - 6}L${x} ${y - 22}L${x + 40} ${y - 6}Z`, fill(ink)) +
    path(columns.join(''), stroke(ink, 8)) +
    rect(x - 40, y + 14, 80, 5, fill(ink))
  );
};

const waves: Ornament = (x, y, ink) =>
  path(
    range(2)
      .map((row) => `M${x - 40} ${y - 7 + row * 14}q10 -12 20 0t20 0t20 0t20 0`)
      .join(''),
    stroke(ink, 5, roundTips),
  );

const sunrise: Ornament = (x, y, ink) => {
  const rays = range(7).map((ray) =>
    polyline([
      polar(x, y + 14, 24, Math.PI + (ray / 6) * Math.PI),
      polar(x, y + 14, 34, Math.PI + (ray / 6) * Math.PI),
    ]),
  );
  return path(sector(x, y + 14, 0, 17, Math.PI, turn), fill(ink)) + path(rays.join(''), stroke(ink, 5, roundTips));
};

const staff: Ornament = (x, y, ink) => {
  const lines = range(5).map((row) => `M${x - 42} ${y - 16 + row * 8}H${x + 42}`);
  return (
    path(lines.join(''), stroke(ink, 2.5)) +
    circle(x - 20, y + 8, 7, fill(ink)) +
    circle(x + 4, y - 4, 7, fill(ink)) +
    circle(x + 28, y, 7, fill(ink))
  );
};

const strings: Ornament = (x, y, ink) => {
  const cords = range(7).map((cord) => `M${x - 30 + cord * 10} ${y + 16}V${y - 16 + Math.abs(cord - 3) ** 1.4 * 4}`);
  return path(cords.join(''), stroke(ink, 4, roundTips)) + rect(x - 40, y + 14, 80, 5, fill(ink));
};

const brush: Ornament = (x, y, ink) =>
  range(4)
    .map((hair) =>
      path(
        arc(x, y + 30, 24 + hair * 8, Math.PI * (1.12 + hair * 0.02), Math.PI * (1.86 - (hair % 2) * 0.1)),
        stroke(ink, 5.5, roundTips),
      ),
    )
    .join('');

const forms: Ornament = (x, y, ink) =>
  circle(x - 32, y, 14, fill(ink)) +
  rect(x - 13, y - 13, 26, 26, fill(ink)) +
  path(`M${x + 20} ${y + 13}h30l-15 -28Z`, fill(ink));

/** The ornament of a seal without letters. */
export const emptySeal: Ornament = star;

/** Ornaments by kind of institution. */
export const ornaments = {
  university: [book, arcade, star, temple, waves, sunrise],
  music: [staff, strings],
  art: [brush, forms],
} as const satisfies Record<string, readonly Ornament[]>;
