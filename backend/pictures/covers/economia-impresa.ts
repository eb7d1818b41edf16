import { type Composition, overprint } from '../canvas.ts';
import { mix } from '../colour.ts';
import { curve, range, sector, turn } from '../geometry.ts';
import { circle, ellipse, fill, group, line, type Point, path, rect, stroke } from '../svg.ts';

/** Bars that grow towards a disc. */
const bars: Composition = ({ width, height, scheme, random }) => {
  const count = random.int(7, 11);
  const step = (width - 120) / count;
  const lift = random.between(0.9, 1.6);
  const drawn = range(count).map((index) => {
    const tall = 90 + (height - 190) * ((index + 1) / count) ** lift * random.between(0.82, 1.08);
    const colour = index === count - 2 ? scheme.accent : index % 3 === 1 ? scheme.main : scheme.line;
    return rect(60 + index * step, height - tall, step * 0.74, tall, fill(colour));
  });
  const r = random.between(150, 220);
  const disc = circle(width * random.between(0.26, 0.42), height * 0.34, r, {
    ...fill(scheme.accent),
    ...overprint(scheme, scheme.accent),
  });
  const ground = rect(0, 0, width, height * random.between(0.4, 0.6), fill(scheme.soft));
  return ground + disc + drawn.join('');
};

/** Demand and supply: two families of curves that meet. */
const market: Composition = ({ width, height, scheme, random }) => {
  const bend = random.between(0.5, 0.9);
  const family = (down: boolean, colour: string) =>
    range(5).map((index) => {
      const points: Point[] = range(9).map((step) => {
        const t = step / 8;
        const rise = down ? (1 - t) ** (1 + bend) : t ** (1 + bend);
        return [60 + t * (width - 120), height - 70 - rise * (height - 260) - index * 34 + (down ? 0 : 20)];
      });
      return path(curve(points), stroke(colour, index === 2 ? 22 : 7));
    });
  const grid = range(11).map((index) => line(index * 128, 0, index * 128, height, stroke(scheme.soft, 2)));
  const rows = range(6).map((index) => line(0, index * 128, width, index * 128, stroke(scheme.soft, 2)));
  const meet = circle(width / 2, height * 0.555, random.between(84, 120), fill(scheme.accent));
  const area = rect(random.pick([0, width / 2]), 0, width / 2, height, fill(scheme.soft, 0.6));
  return (
    area +
    grid.join('') +
    rows.join('') +
    meet +
    family(true, scheme.main).join('') +
    family(false, scheme.line).join('')
  );
};

/** Piles of coins seen from above the table. */
const coins: Composition = ({ width, height, scheme, random }) => {
  const piles = random.int(4, 6);
  const step = width / piles;
  const [rx, ry, thick] = [step * 0.4, step * 0.14, 34];
  const drawn = range(piles).map((pile) => {
    const cx = step * (pile + 0.5);
    const count = random.int(2, Math.floor((height - 230) / thick));
    const base = height - 90 + (pile % 2) * 26;
    const stack = range(count).map((coin) => {
      const y = base - coin * thick;
      const [edge, face] = coin % 2 ? [scheme.line, scheme.line] : [scheme.main, scheme.main];
      const side = `M${cx - rx} ${y - thick}V${y}A${rx} ${ry} 0 0 0 ${cx + rx} ${y}V${y - thick}Z`;
      return path(side, fill(edge)) + ellipse(cx, y - thick, rx, ry, fill(mix(face, scheme.ground, 0.12)));
    });
    const top = base - count * thick;
    const coat =
      ellipse(cx, top, rx, ry, fill(scheme.accent)) + ellipse(cx, top, rx * 0.66, ry * 0.66, stroke(scheme.line, 4));
    return stack.join('') + coat;
  });
  return rect(0, height - 230, width, 230, fill(scheme.soft)) + drawn.join('');
};

/** Shares of a whole, cut and moved apart. */
const shares: Composition = ({ width, height, scheme, random }) => {
  const [cx, cy] = [width * random.pick([0.34, 0.5, 0.66]), height / 2];
  const cuts = [0, ...range(4).map((index) => (index + random.between(0.55, 1.2)) / 5), 1];
  const start = random.between(0, turn);
  const inks = [scheme.main, scheme.accent, scheme.line, scheme.soft, mix(scheme.main, scheme.ground, 0.45)];
  const slices = inks.map((colour, index) => {
    const [from, to] = [start + (cuts[index] ?? 0) * turn, start + (cuts[index + 1] ?? 1) * turn];
    const middle = (from + to) / 2;
    const apart = index === 1 ? 46 : 10;
    const outer = 262 + index * 40;
    return path(
      sector(cx + Math.cos(middle) * apart, cy + Math.sin(middle) * apart, 92, outer, from, to),
      fill(colour),
    );
  });
  const rim = range(3).map((ring) => circle(cx, cy, 40 + ring * 16, stroke(scheme.line, 5)));
  return group(slices.join('')) + rim.join('');
};

export const economiaImpresa: readonly Composition[] = [bars, market, coins, shares];
