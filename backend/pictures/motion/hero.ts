import { polar, range, sector, turn } from '../geometry.ts';
import { circle, fill, group, type Point, path, rect, short, stroke } from '../svg.ts';
import type { Film } from './film.ts';

/** The inks of the hero: white text is legible on each of them (contrast at least 4.5). */
export const heroInks = {
  ground: '#12274a',
  deep: '#0d1d39',
  blue: '#1d3c6e',
  steel: '#2d5285',
  line: '#4a6c9f',
  warm: '#a8431b',
  ember: '#b8502a',
} as const;

/** A value that swings around a mean and is the same at the end of the loop as at its start. */
function swing(moment: number, mean: number, reach: number, phase = 0): number {
  return mean + reach * Math.sin((moment + phase) * turn);
}

/** Quarter and half rings that drift around one centre, each at its own pace. */
function drawRings(moment: number): string {
  const { blue, steel, deep, warm, line } = heroInks;
  const bands = [
    { inner: 250, outer: 360, from: 2.6, span: 2.5, reach: 0.34, phase: 0, ink: steel },
    { inner: 372, outer: 470, from: 3.5, span: 1.9, reach: -0.3, phase: 0.2, ink: blue },
    { inner: 482, outer: 520, from: 2.95, span: 1.72, reach: 0.34, phase: 0.55, ink: warm },
    { inner: 532, outer: 660, from: 2.5, span: 1.5, reach: -0.22, phase: 0.4, ink: deep },
    { inner: 672, outer: 760, from: 3.3, span: 1.7, reach: 0.26, phase: 0.75, ink: blue },
  ];
  const [cx, cy] = [1210, 640];
  const drawn = bands.map(({ inner, outer, from, span, reach, phase, ink }) => {
    const start = swing(moment, from, reach, phase);
    return path(sector(cx, cy, inner, outer, start, start + swing(moment, span, 0.16, phase + 0.3)), fill(ink));
  });
  // After a twelfth of a turn, twelve equal dots give the same picture again.
  const beads = range(12).map((bead) => circle(...polar(cx, cy, 802, ((bead + moment) / 12) * turn), 9, fill(line)));
  return drawn.join('') + circle(cx, cy, 802, stroke(line, 2)) + beads.join('');
}

/** Pages of a book that open and close, seen from above. */
function drawLeaves(moment: number): string {
  const { ground, blue, steel, line, ember, warm } = heroInks;
  const [x, y, count] = [1210, 910, 9];
  const edge = (index: number) => {
    const share = index / count;
    const angle = Math.PI * (1.06 + 0.88 * share) + swing(moment, 0, 0.1, share * 0.5) * Math.sin(share * Math.PI);
    const tip = polar(x, y, 430, angle);
    const bow = polar(x, y, 270, angle + Math.cos(angle) * swing(moment, 0.3, 0.14, 0.25));
    return { tip: tip.map(short).join(' '), bow: bow.map(short).join(' ') };
  };
  const inks = [steel, blue, warm, blue, ground, steel, ember, blue, steel];
  const leaves = inks.map((ink, index) => {
    const [near, far] = [edge(index), edge(index + 1)];
    return path(`M${x} ${y}Q${near.bow} ${near.tip}L${far.tip}Q${far.bow} ${x} ${y}Z`, {
      ...fill(ink),
      stroke: line,
      'stroke-width': 2,
    });
  });
  return leaves.join('');
}

/** A staff of five lines across the whole picture, which moves on by one wave. */
function drawStaff(moment: number): string {
  const lines = range(5).map((voice) => {
    const points = range(33).map((step): Point => {
      const x = step * 52 - 32;
      const roll = Math.sin((x / 1664) * turn - moment * turn);
      return [x, 250 + roll * 66 + (voice - 2) * (24 + 13 * Math.cos((x / 1664) * turn + moment * turn))];
    });
    return `M${points.map((point) => point.map(short).join(' ')).join('L')}`;
  });
  return path(lines.join(''), stroke(heroInks.line, 2, { 'stroke-linejoin': 'round' }));
}

function draw(moment: number): string {
  const { ground, deep, blue, ember } = heroInks;
  const field = rect(0, 0, 1600, 900, fill(ground)) + rect(0, 0, swing(moment, 520, 46, 0.1), 900, fill(deep));
  const moon = circle(swing(moment, 560, 40, 0.6), swing(moment, 690, 26, 0.35), 210, fill(blue));
  const sun = circle(swing(moment, 1432, 30, 0.85), swing(moment, 168, 22, 0.1), 86, fill(ember));
  return group(field + moon + drawRings(moment) + sun + drawStaff(moment) + drawLeaves(moment));
}

/** The loop behind the title of the home page: 1600×900, twelve seconds; the end continues seamlessly at the start. */
export const heroFilm: Film = { width: 1600, height: 900, rate: 25, seconds: 12, draw };
