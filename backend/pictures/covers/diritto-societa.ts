import { type Composition, overprint } from '../canvas.ts';
import { mix } from '../colour.ts';
import { polar, range, sector } from '../geometry.ts';
import { circle, clipped, fill, group, line, path, polygon, rect, stroke } from '../svg.ts';

/** A pair of scales that has come to rest, or almost. */
const scales: Composition = ({ width, height, scheme, random }) => {
  const [cx, top] = [width / 2, 150];
  const reach = random.between(330, 400);
  const tilt = random.between(-60, 60);
  const pan = (side: number) => {
    const [x, y] = [cx + side * reach, top + side * tilt];
    const low = y + random.between(200, 240);
    const r = random.between(130, 160);
    const cords = path(`M${x - r} ${low}L${x} ${y}L${x + r} ${low}`, stroke(scheme.line, 5));
    return cords + path(sector(x, low, 0, r, 0, Math.PI), fill(side < 0 ? scheme.main : scheme.accent));
  };
  const disc = circle(cx + random.between(-80, 80), height * 0.55, random.between(240, 290), fill(scheme.soft));
  const post = polygon(
    [
      [cx - 14, top],
      [cx + 14, top],
      [cx + 62, height],
      [cx - 62, height],
    ],
    fill(scheme.line),
  );
  const beam = line(
    cx - reach,
    top - tilt,
    cx + reach,
    top + tilt,
    stroke(scheme.line, 18, { 'stroke-linecap': 'round' }),
  );
  return disc + post + pan(-1) + pan(1) + beam + circle(cx, top, 38, fill(scheme.accent));
};

/** A temple front: fluted columns under a pediment. */
const temple: Composition = ({ width, height, scheme, random }) => {
  const count = random.pick([4, 5, 6]);
  const [left, span, roof] = [width * 0.1, width * 0.8, 236];
  const bay = span / count;
  const shafts = range(count).map((index) => {
    const [x, w] = [left + index * bay + bay * 0.19, bay * 0.62];
    const flutes = range(5).map((flute) =>
      rect(x + (w / 5) * flute + w * 0.05, roof + 62, w * 0.1, height - roof - 132, {
        ...fill(scheme.line),
        rx: w * 0.05,
      }),
    );
    const shaft = rect(
      x,
      roof + 40,
      w,
      height - roof - 96,
      fill(index % 2 ? scheme.soft : mix(scheme.soft, scheme.main, 0.25)),
    );
    const capital = rect(x - 12, roof + 26, w + 24, 22, fill(scheme.line));
    return shaft + flutes.join('') + capital;
  });
  const gable = polygon(
    [
      [left - 30, roof],
      [width / 2, 46],
      [left + span + 30, roof],
    ],
    fill(scheme.main),
  );
  const eye = circle(width / 2, 164, random.between(34, 50), fill(scheme.accent));
  const lintel = rect(left - 30, roof, span + 60, 28, fill(scheme.line));
  const steps = range(2).map((step) =>
    rect(
      left - 30 - step * 50,
      height - 56 + step * 28,
      span + 60 + step * 100,
      29,
      fill(step ? scheme.line : scheme.accent),
    ),
  );
  const sun = circle(width * random.pick([0.12, 0.88]), 150, 96, fill(scheme.soft));
  const near = random.pick([`translate(-60 -10) scale(1.3)`, `translate(${-width * 0.3} -20) scale(1.35)`, 'scale(1)']);
  return sun + group(shafts.join('') + gable + eye + lintel + steps.join(''), { transform: near });
};

/** An assembly: seats in a half circle, one group apart. */
const assembly: Composition = ({ width, height, scheme, random }) => {
  const rows = random.int(6, 9);
  const [cx, cy] = [width * random.pick([0.42, 0.5, 0.58]), height - 50];
  const pitch = 480 / rows;
  const [from, to] = [random.between(0.1, 0.55), random.between(0.6, 0.95)];
  const seats = range(rows).flatMap((row) => {
    const radius = 130 + row * pitch;
    const count = Math.floor((Math.PI * radius) / pitch);
    return range(count).map((seat) => {
      const share = (seat + 0.5) / count;
      const [x, y] = polar(cx, cy, radius, Math.PI + share * Math.PI);
      const colour = share > from && share < to ? scheme.main : scheme.line;
      return circle(x, y, pitch * 0.36, fill(random.chance(0.05) ? scheme.accent : colour));
    });
  });
  const floor = path(sector(cx, cy, 0, 640, Math.PI, Math.PI * 2), fill(scheme.soft));
  return (
    floor +
    seats.join('') +
    path(sector(cx, cy, 0, 74, Math.PI, Math.PI * 2), fill(scheme.accent)) +
    rect(0, cy, width, 6, fill(scheme.line))
  );
};

/** Mine, yours and common: large plain shapes that overlap. */
const common: Composition = ({ width, height, scheme, random }) => {
  const [r, y] = [random.between(235, 275), height / 2];
  const left = width * random.between(0.32, 0.4);
  const right = left + r * random.between(1, 1.3);
  const forms = [
    (x: number, ink: string) => circle(x, y, r, { ...fill(ink), ...overprint(scheme, ink) }),
    (x: number, ink: string) =>
      rect(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8, { ...fill(ink), ...overprint(scheme, ink) }),
  ];
  const first = random.pick(forms)(left, scheme.main);
  const second = circle(right, y, r, { ...fill(scheme.accent), ...overprint(scheme, scheme.accent) });
  const hatch = range(40).map((index) => rect(0, index * 36, width, 7, fill(scheme.line)));
  const shared = clipped(
    'left',
    circle(left, y, r * 0.98, {}),
    clipped('right', circle(right, y, r * 0.98, {}), hatch.join('')),
  );
  const field = rect(random.pick([0, width * 0.6]), 0, width * 0.4, height, fill(scheme.soft));
  return field + first + second + shared;
};

export const dirittoSocieta: readonly Composition[] = [scales, temple, assembly, common];
