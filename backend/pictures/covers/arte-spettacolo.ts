import { type Composition, overprint } from '../canvas.ts';
import { mix } from '../colour.ts';
import { arc, range, turn } from '../geometry.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, fill, group, type Point, path, polygon, rect, roundTips, stroke } from '../svg.ts';

interface Sweep {
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
  readonly breadth: number;
  readonly from: number;
  readonly to: number;
}

/** One sweep of a dry brush with many hairs; each hair's stroke ends at a different point. */
function brush(random: Random, { cx, cy, radius, breadth, from, to }: Sweep, colour: string): string {
  const hairs = range(breadth / 3.2).map((hair) => {
    const edge = Math.abs(hair / (breadth / 3.2) - 0.5) * 0.25;
    const start = from + random.next() * (0.06 + edge);
    const end = to - random.next() ** 2 * (to - from) * 0.55 - edge;
    const r = radius - breadth / 2 + hair * 3.2;
    return path(arc(cx, cy, r, start, Math.max(start + 0.1, end)), stroke(colour, random.between(2.4, 5)));
  });
  return group(hairs.join(''), { 'stroke-linecap': 'round' });
}

/** Great arcs of a dry brush. */
const brushArcs: Composition = ({ width, height, scheme, random }) => {
  const colours = random.shuffle([scheme.line, scheme.main, scheme.accent, scheme.soft]);
  const [cx, cy] = [width * random.pick([0.32, 0.5, 0.68]), height * random.pick([0.5, 0.85])];
  const turnBy = random.between(0, turn);
  const sweeps = colours.map((colour, index) => {
    const from = turnBy + index * random.between(0.7, 1.5);
    const sweep = { cx, cy, radius: 130 + index * 128, breadth: 112, from, to: from + random.between(2.6, 4.6) };
    return brush(random, sweep, colour);
  });
  return circle(cx, cy, 44, fill(scheme.accent)) + sweeps.join('');
};

/** One cut-out: a frond with round fingers. */
function frond(x: number, y: number, size: number, ink: string): string {
  const fingers = range(5).map((finger) => {
    const [reach, rise] = [size * (0.62 - finger * 0.09), y + size * (0.75 - finger * 0.34)];
    return `M${x - reach} ${rise - size * 0.3}Q${x - reach * 0.5} ${rise + size * 0.12} ${x} ${rise}Q${x + reach * 0.5} ${rise + size * 0.12} ${x + reach} ${rise - size * 0.3}`;
  });
  return path(`M${x} ${y - size * 0.95}V${y + size}${fingers.join('')}`, { ...stroke(ink, size * 0.19), ...roundTips });
}

/** Painted papers cut with scissors and laid over each other. */
const papers: Composition = ({ width, height, scheme, random }) => {
  const inks = random.shuffle([scheme.main, scheme.accent, scheme.soft, scheme.line]);
  const bays = random.int(4, 5);
  const sheets = range(bays).map((bay) => {
    const [x, wide, ink] = [(bay * width) / bays, width / bays, inks[bay % 4] ?? scheme.main];
    const j = () => random.between(-34, 34);
    const [top, low] = random.pick([
      [-20, height * 0.72],
      [height * 0.2, height + 20],
      [-20, height + 20],
    ] as const);
    const corners: Point[] = [
      [x + j(), top + j()],
      [x + wide + j(), top + j()],
      [x + wide + j(), low + j()],
      [x + j(), low + j()],
    ];
    return polygon(corners, { ...fill(ink), ...overprint(scheme, ink) });
  });
  const cuts = range(bays).map((bay) => {
    const under = inks[bay % 4];
    const ink = random.pick(
      [scheme.ground, scheme.accent, scheme.line, scheme.main].filter((other) => other !== under),
    );
    const turned = `rotate(${random.between(-24, 24)} ${(width / bays) * (bay + 0.5)} ${height / 2})`;
    return group(
      frond((width / bays) * (bay + 0.5), height * random.between(0.42, 0.58), random.between(130, 200), ink),
      { transform: turned },
    );
  });
  return sheets.join('') + cuts.join('');
};

/** A stage: curtains, crossing lights, a round of floor. */
const stage: Composition = ({ width, height, scheme, random }) => {
  const folds = random.int(5, 8);
  const fold = 330 / folds;
  const curtain = range(folds).map((index) => {
    const length = height * (1.06 - 0.1 * index);
    const tone = index % 2 ? scheme.main : mix(scheme.main, '#140d24', 0.4);
    return rect(index * fold, -40, fold + 1, length, { ...fill(tone), rx: fold / 2 });
  });
  const wing = group(curtain.join(''));
  const lights = range(2).map((index) => {
    const ink = index ? scheme.accent : scheme.soft;
    const [from, to] = [width * (index ? 0.66 : 0.34), width * (index ? 0.42 : 0.6) + random.between(-40, 40)];
    const beam = `M${from - 10} -10H${from + 10}L${to + 190} ${height * 0.84}A190 58 0 0 1 ${to - 190} ${height * 0.84}Z`;
    return path(beam, { ...fill(ink, 0.85), ...overprint(scheme, ink) });
  });
  const floor = ellipse(width / 2, height * 0.88, 520, 150, fill(scheme.soft));
  const r = random.between(70, 104);
  const ball = circle(width / 2 + random.between(-110, 110), height * 0.86 - r, r, fill(scheme.line));
  const mirrored = group(wing, { transform: `translate(${width} 0) scale(-1 1)` });
  return floor + lights.join('') + ball + wing + mirrored;
};

/** A mask cut from two half faces, positive and negative. */
const mask: Composition = ({ width, height, scheme, random }) => {
  const [cx, cy] = [width / 2, height * 0.52];
  const [wide, tall] = [random.between(230, 280), random.between(280, 310)];
  const face = (side: number) =>
    `M${cx} ${cy - tall}C${cx + side * wide * 1.3} ${cy - tall} ${cx + side * wide * 1.15} ${cy + tall * 0.7} ${cx} ${cy + tall}Z`;
  const eye = (side: number) => {
    const x = cx + side * wide * 0.42;
    return `M${x - 74} ${cy - 50}Q${x} ${cy - 130} ${x + 74} ${cy - 50}Q${x} ${cy - 20} ${x - 74} ${cy - 50}Z`;
  };
  const mood = random.pick([70, -60]);
  const mouth = (side: number) =>
    `M${cx} ${cy + 130 + mood}Q${cx + side * 70} ${cy + 130 + mood} ${cx + side * 130} ${cy + 130 - mood * 0.3}Q${cx + side * 60} ${cy + 120 + mood * 0.25} ${cx} ${cy + 118 + mood * 0.35}Z`;
  const half = (side: number, skin: string, hole: string) =>
    path(face(side), fill(skin)) + path(eye(side), fill(hole)) + path(mouth(side), fill(hole));
  const behind = rect(random.pick([0, cx]), 0, cx, height, fill(scheme.main));
  const sun = circle(cx + random.pick([-1, 1]) * 360, cy - 120, 150, fill(scheme.accent));
  return behind + sun + half(-1, scheme.soft, scheme.line) + half(1, scheme.line, scheme.accent);
};

export const arteSpettacolo: readonly Composition[] = [brushArcs, papers, stage, mask];
