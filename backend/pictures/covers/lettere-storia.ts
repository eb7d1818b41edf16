import { type Composition, overprint } from '../canvas.ts';
import { arc, polar, range, turn } from '../geometry.ts';
import { circle, fill, group, line, path, polygon, rect, short, stroke } from '../svg.ts';

/** A book seen from above: pages that fan out from the spine. */
const pages: Composition = ({ width, height, scheme, random }) => {
  const [cx, foot] = [width * random.pick([0.38, 0.5, 0.62]), height + 20];
  const count = random.pick([10, 12, 14]);
  const bend = random.between(0.28, 0.5);
  const leaf = (index: number) => {
    const angle = Math.PI + 0.1 + (index / count) * (Math.PI - 0.2);
    const [x, y] = polar(cx, foot, 600, angle);
    const [kx, ky] = polar(cx, foot, 380, angle + Math.cos(angle) * bend);
    return { end: `${short(x)} ${short(y)}`, bow: `${short(kx)} ${short(ky)}` };
  };
  const inks = random.shuffle([scheme.main, scheme.accent, scheme.line, scheme.main]);
  const leaves = range(count).map((index) => {
    const [near, far] = [leaf(index), leaf(index + 1)];
    const shape = `M${cx} ${foot}Q${near.bow} ${near.end}L${far.end}Q${far.bow} ${cx} ${foot}Z`;
    return path(shape, fill(index % 2 ? (inks[((index - 1) / 2) % 4] ?? scheme.main) : scheme.soft));
  });
  const edges = range(count + 1).map((index) => `M${cx} ${foot}Q${leaf(index).bow} ${leaf(index).end}`);
  const sun = circle(
    cx + random.pick([-1, 1]) * random.between(300, 420),
    150,
    random.between(84, 120),
    fill(scheme.accent),
  );
  return sun + leaves.join('') + path(edges.join(''), stroke(scheme.line, 5));
};

/** Parts of large letters; each is drawn around a centre, with a size and an ink. */
const letterParts = [
  (x: number, y: number, r: number) =>
    `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}ZM${x - r * 0.5} ${y - r * 0.1}A${r * 0.44} ${r * 0.8} -16 1 0 ${x + r * 0.5} ${y + r * 0.1}A${r * 0.44} ${r * 0.8} -16 1 0 ${x - r * 0.5} ${y - r * 0.1}Z`,
  (x: number, y: number, r: number) =>
    `M${x - r * 0.2} ${y - 900}H${x + r * 0.2}V${y + r * 0.6}Q${x + r * 0.22} ${y + r * 0.88} ${x + r * 0.62} ${y + r * 0.9}V${y + r}H${x - r * 0.62}V${y + r * 0.9}Q${x - r * 0.22} ${y + r * 0.88} ${x - r * 0.2} ${y + r * 0.6}Z`,
  (x: number, y: number, r: number) =>
    `M${x - r} ${y + 900}V${y}A${r} ${r} 0 0 1 ${x + r} ${y}V${y + 900}H${x + r * 0.56}V${y + r * 0.06}A${r * 0.7} ${r * 0.86} 0 0 0 ${x - r * 0.72} ${y + r * 0.06}V${y + 900}Z`,
  (x: number, y: number, r: number) =>
    `M${x + r} ${y - r * 0.4}A${r} ${r} 0 1 0 ${x + r * 0.8} ${y + r * 0.62}L${x + r * 0.72} ${y + r * 0.55}A${r * 0.7} ${r * 0.84} 0 1 1 ${x + r * 0.5} ${y - r * 0.62}A${r * 0.26} ${r * 0.26} 0 1 0 ${x + r} ${y - r * 0.4}Z`,
] as const;

/** Parts of large letters, too near to be readable: a bowl, a stem, a shoulder, an ear. */
const letters: Composition = ({ width, height, scheme, random }) => {
  const inks = random.shuffle([scheme.line, scheme.main, scheme.accent]);
  const drawn = random
    .shuffle(letterParts)
    .slice(0, 3)
    .map((part, index) => {
      const ink = inks[index] ?? scheme.line;
      const [x, y] = [width * (0.16 + index * 0.34) + random.between(-50, 50), height * random.between(0.35, 0.75)];
      return path(part(x, y, random.between(290, 390)), {
        ...fill(ink),
        'fill-rule': 'evenodd',
        ...overprint(scheme, ink),
      });
    });
  const field = rect(width * random.pick([0, 0.5]), 0, width * 0.5, height, fill(scheme.soft));
  return (
    field + group(drawn.join(''), { transform: `rotate(${random.pick([0, 0, -12, 12])} ${width / 2} ${height / 2})` })
  );
};

/** Ages as strata, with arcs between related events. */
const ages: Composition = ({ width, height, scheme, random }) => {
  const base = height * 0.7;
  const moments = range(11).map((index) => 70 + index * 114 + random.between(-34, 34));
  const links = range(9).map(() => {
    const [from, to] = [random.int(0, 6), random.int(2, 4)];
    const [a, b] = [moments[from] ?? 0, moments[from + to] ?? width];
    const ink = random.pick([scheme.main, scheme.accent, scheme.line]);
    return path(arc((a + b) / 2, base, (b - a) / 2, Math.PI, turn), stroke(ink, random.pick([4, 8, 16, 28])));
  });
  const strata = range(5).map((index) => {
    const colour = [scheme.line, scheme.main, scheme.soft, scheme.accent, scheme.line][index] ?? scheme.line;
    return rect(0, base + 10 + index * 46, width, random.between(26, 50), fill(colour));
  });
  const marks = moments.map((x, index) =>
    circle(x, base, index % 3 ? 13 : 24, fill(index % 3 ? scheme.line : scheme.accent)),
  );
  const moon = circle(width * random.between(0.15, 0.85), 170, random.between(80, 130), fill(scheme.soft));
  return moon + links.join('') + strata.join('') + line(0, base, width, base, stroke(scheme.line, 6)) + marks.join('');
};

/** Broken columns on a plain, with long shadows. */
const ruins: Composition = ({ width, height, scheme, random }) => {
  const plain = height * 0.74;
  const count = random.int(4, 6);
  const lean = random.pick([-1, 1]) * random.between(190, 340);
  const standing = range(count).map((index) => {
    const wide = random.between(74, 104);
    const x = width * (0.09 + (0.78 * index) / (count - 1)) - wide / 2 + random.between(-20, 20);
    const tall = random.between(150, 470);
    const broken = random.between(-46, 46);
    const foot = plain + random.between(10, 60);
    const shadow = polygon(
      [
        [x, foot],
        [x + wide, foot],
        [x + wide + lean, height + 60],
        [x + lean, height + 60],
      ],
      fill(scheme.line, 0.55),
    );
    const shaft = polygon(
      [
        [x, foot],
        [x, foot - tall],
        [x + wide, foot - tall + broken],
        [x + wide, foot],
      ],
      fill(scheme.soft),
    );
    const dark = polygon(
      [
        [x + wide * 0.62, foot],
        [x + wide * 0.62, foot - tall + broken * 0.62],
        [x + wide, foot - tall + broken],
        [x + wide, foot],
      ],
      fill(scheme.line),
    );
    return shadow + shaft + dark + rect(x - 16, foot - 16, wide + 32, 22, fill(scheme.line));
  });
  const [sx, sy] = polar(width * 0.5, plain, random.between(220, 480), random.between(3.5, 5.9));
  const sun = circle(sx, Math.max(120, sy), random.between(100, 150), fill(scheme.accent));
  return sun + rect(0, plain, width, height - plain, fill(scheme.main)) + standing.join('');
};

export const lettereStoria: readonly Composition[] = [pages, letters, ages, ruins];
