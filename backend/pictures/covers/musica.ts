import { type Composition, overprint } from '../canvas.ts';
import { arc, curve, range, sector, turn } from '../geometry.ts';
import { circle, clipped, fill, group, line, type Point, path, rect, stroke } from '../svg.ts';

/** A staff of five lines that moves like a wave, with discs as notes. */
const staves: Composition = ({ width, height, scheme, random }) => {
  const [phase, waves, swell] = [random.between(0, turn), random.between(0.8, 1.7), random.between(70, 130)];
  const height5 = (x: number, voice: number) =>
    height / 2 +
    Math.sin((x / width) * turn * waves + phase) * swell +
    (voice - 2) * (46 + 26 * Math.sin((x / width) * turn + phase * 2));
  const lines = range(5).map((voice) => {
    const points: Point[] = range(17).map((step) => [step * 84 - 32, height5(step * 84 - 32, voice)]);
    return path(curve(points), stroke(scheme.line, 5));
  });
  const count = random.int(7, 10);
  const notes = range(count).map((index) => {
    const x = 90 + (index * (width - 180)) / (count - 1);
    const voice = random.int(0, 8) / 2;
    const colour = random.pick([scheme.line, scheme.main, scheme.accent, scheme.main]);
    return circle(x, height5(x, voice), random.pick([34, 44, 60, 84]), {
      ...fill(colour),
      ...overprint(scheme, colour),
    });
  });
  const moon = circle(width * random.between(0.2, 0.8), height * 0.5, random.between(190, 270), fill(scheme.soft));
  return moon + notes.join('') + lines.join('');
};

/** Two sources of sound whose rings cross. */
const rings: Composition = ({ width, height, scheme, random }) => {
  const gap = random.pick([60, 70, 80]);
  const spring = (cx: number, cy: number, colour: string) =>
    group(
      range(15)
        .map((index) => circle(cx, cy, 24 + index * gap, stroke(colour, gap * 0.42)))
        .join(''),
      overprint(scheme, colour),
    );
  const [left, right] = [width * random.between(0.22, 0.36), width * random.between(0.62, 0.8)];
  const [high, low] = [height * random.between(0.3, 0.55), height * random.between(0.5, 0.75)];
  const half = rect(0, random.pick([0, height / 2]), width, height / 2, {});
  const first = clipped('half', half, rect(0, 0, width, height, fill(scheme.soft)));
  const hearts = circle(left, high, 24, fill(scheme.line)) + circle(right, low, 24, fill(scheme.line));
  return first + spring(left, high, scheme.main) + spring(right, low, scheme.accent) + hearts;
};

/** The bars of a recorded voice over a disc. */
const voice: Composition = ({ width, height, scheme, random }) => {
  const count = random.int(26, 44);
  const step = width / count;
  const [a, b, phase] = [random.between(1, 2.6), random.between(3, 7), random.between(0, turn)];
  const bars = range(count).map((index) => {
    const t = index / count;
    const level = Math.abs(Math.sin(t * turn * a + phase) * 0.6 + Math.sin(t * turn * b) * 0.4);
    const tall = (24 + level * 500) * (0.25 + 0.75 * Math.sin(t * Math.PI));
    const colour = random.chance(0.14) ? scheme.accent : scheme.line;
    return rect(index * step + step * 0.2, height / 2 - tall / 2, step * 0.6, tall, {
      ...fill(colour),
      rx: step * 0.3,
    });
  });
  const [cx, r] = [width * random.pick([0.3, 0.5, 0.7]), random.between(220, 300)];
  const disc = circle(cx, height / 2, r, fill(scheme.main)) + circle(cx, height / 2, r * 0.36, fill(scheme.soft));
  return disc + bars.join('');
};

/** Quarter discs that turn at every beat, like the roll of a mechanical piano. */
const rhythm: Composition = ({ width, height, scheme, random }) => {
  const cell = random.pick([160, 180, 240]);
  const columns = Math.ceil(width / cell);
  const inks = [scheme.line, scheme.main, scheme.accent, scheme.soft];
  const cells = range(columns * Math.ceil(height / cell)).map((index) => {
    const [x, y] = [(index % columns) * cell, Math.floor(index / columns) * cell];
    const corner = random.int(0, 3);
    const [cx, cy] = [x + (corner === 1 || corner === 2 ? cell : 0), y + (corner > 1 ? cell : 0)];
    const from = (corner * turn) / 4;
    const [outer, inner] = random.shuffle(inks);
    if (random.chance(0.22)) return circle(x + cell / 2, y + cell / 2, cell * 0.22, fill(scheme.line));
    const rays = range(3).map((ring) => sector(cx, cy, 0, cell * (1 - ring * 0.3), from, from + turn / 4));
    const colours = [outer ?? scheme.line, scheme.ground, inner ?? scheme.main];
    return rays.map((ray, ring) => path(ray, fill(colours[ring] ?? scheme.line))).join('');
  });
  return cells.join('');
};

/** The strings and the sound hole of an instrument. */
const strings: Composition = ({ width, height, scheme, random }) => {
  const [cx, cy] = [width * random.pick([0.36, 0.64]), height * random.between(0.45, 0.55)];
  const mouth = random.between(170, 210);
  const body = circle(cx, cy, mouth * 2.1, fill(scheme.main));
  const rosette = range(3).map((ring) =>
    circle(cx, cy, mouth + 16 + ring * 20, stroke(scheme.soft, ring === 1 ? 12 : 4)),
  );
  const hole =
    circle(cx, cy, mouth, fill(scheme.line)) + path(arc(cx, cy, mouth - 26, 2.2, 4.2), stroke(scheme.accent, 10));
  const ink = scheme.blend === 'screen' ? scheme.accent : scheme.ground;
  const cords = range(6).map((cord) => {
    const y = cy - 120 + cord * 48;
    return line(-500, y, width + 500, y, stroke(cord % 2 ? ink : scheme.accent, 3 + cord * 1.3));
  });
  return group(body + rosette.join('') + hole + cords.join(''), {
    transform: `rotate(${random.pick([-32, -18, 0, 20])} ${cx} ${cy})`,
  });
};

export const musica: readonly Composition[] = [staves, rings, voice, rhythm, strings];
