import { type Composition, overprint } from '../canvas.ts';
import { mix } from '../colour.ts';
import { curve, polar, polyline, range, turn } from '../geometry.ts';
import { circle, fill, group, line, type Point, path, rect, stroke } from '../svg.ts';
import { driven, outline, pitchPerTooth, type Wheel } from './gearing.ts';

/** Wheels that drive each other. */
const gears: Composition = ({ width, height, scheme, random }) => {
  const first = {
    x: width * random.between(0.26, 0.36),
    y: height * random.between(0.4, 0.66),
    teeth: random.int(14, 18),
    phase: random.next(),
  };
  const second = driven(first, random.int(9, 12), random.between(-0.5, 0.4));
  const third = driven(second, 7, second.y > height / 2 ? -0.8 : 0.8);
  const draw = (wheel: Wheel, ink: string, heart: string) => {
    const { x, y, teeth } = wheel;
    const pitch = teeth * pitchPerTooth;
    const holes = range(6).map((hole) =>
      circle(...polar(x, y, pitch * 0.6, (hole / 6) * turn + wheel.phase), pitch * 0.15, fill(scheme.ground)),
    );
    return (
      path(outline(wheel), fill(ink)) +
      holes.join('') +
      circle(x, y, pitch * 0.32, fill(heart)) +
      circle(x, y, pitch * 0.1, fill(ink))
    );
  };
  const back = rect(random.pick([0, width * 0.5]), 0, width / 2, height, fill(scheme.soft));
  return (
    back +
    draw(first, scheme.line, scheme.accent) +
    draw(third, scheme.accent, scheme.line) +
    draw(second, scheme.main, scheme.line)
  );
};

/** A suspension bridge over still water. */
const bridge: Composition = ({ width, height, scheme, random }) => {
  const deck = height * 0.62;
  const [left, right, top] = [
    width * random.between(0.18, 0.28),
    width * random.between(0.72, 0.82),
    height * random.between(0.1, 0.18),
  ];
  const sag = (x: number) => {
    const t = (x - left) / (right - left);
    if (t < 0) return deck - (deck - top) * ((x + 60) / (left + 60)) ** 1.6;
    if (t > 1) return deck - (deck - top) * ((width + 60 - x) / (width + 60 - right)) ** 1.6;
    return top + (deck - 26 - top) * (1 - (2 * t - 1) ** 2);
  };
  const cable: Point[] = range(65).map((step) => [step * 20, sag(step * 20)]);
  const hangers = range(43).map((step) => `M${step * 30} ${sag(step * 30).toFixed(1)}V${deck}`);
  const tower = (x: number) =>
    rect(x - 17, top - 22, 34, height * 0.86 - top, fill(scheme.line)) +
    rect(x - 34, deck + 10, 68, height * 0.2, fill(scheme.line));
  const sun = circle(
    width * random.between(0.36, 0.64),
    deck - random.between(60, 150),
    random.between(120, 180),
    fill(scheme.accent),
  );
  const water = rect(0, height * 0.76, width, height * 0.24, fill(scheme.main));
  const ripples = range(7).map((wave) => {
    const x = random.between(0, width * 0.7);
    return line(
      x,
      height * (0.79 + wave * 0.03),
      x + random.between(140, 420),
      height * (0.79 + wave * 0.03),
      stroke(scheme.soft, 5),
    );
  });
  const ropes = path(curve(cable), stroke(scheme.line, 8)) + path(hangers.join(''), stroke(scheme.line, 2.5));
  return (
    rect(0, 0, width, deck, fill(scheme.soft, 0.6)) +
    sun +
    water +
    ripples.join('') +
    ropes +
    rect(0, deck, width, 24, fill(scheme.line)) +
    tower(left) +
    tower(right)
  );
};

/** The ribs of a thin vault, crossing as they climb. */
const vault: Composition = ({ width, height, scheme, random }) => {
  const [cx, cy] = [width * random.pick([0.3, 0.5, 0.7]), height * random.pick([0.5, 0.98])];
  const count = random.pick([16, 20, 24]);
  const twist = random.between(0.9, 1.5);
  const rib = (index: number, side: number) => {
    const points = range(10).map((step): Point => {
      const t = step / 9;
      return polar(cx, cy, 96 + t * 1250, (index / count) * turn + side * twist * t ** 0.8);
    });
    return curve(points);
  };
  const one = range(count)
    .map((index) => rib(index, 1))
    .join('');
  const other = range(count)
    .map((index) => rib(index, -1))
    .join('');
  const shell = circle(cx, cy, 620, fill(scheme.soft)) + circle(cx, cy, 360, fill(mix(scheme.soft, scheme.main, 0.45)));
  const eye = circle(cx, cy, 96, fill(scheme.accent)) + circle(cx, cy, 96, stroke(scheme.line, 12));
  return (
    shell +
    path(one, stroke(scheme.line, 11)) +
    path(other, { ...stroke(scheme.main, 11), ...overprint(scheme, scheme.main) }) +
    eye
  );
};

/** A truss: triangles that carry. */
const truss: Composition = ({ width, height, scheme, random }) => {
  const bays = random.int(5, 8);
  const step = (width + 200) / bays;
  const [top, low] = [height * random.between(0.24, 0.34), height * random.between(0.58, 0.68)];
  const swell = random.between(0, 120);
  const crown = (x: number) => top - swell * Math.sin((Math.PI * x) / width);
  const panels = range(bays).map((bay) => {
    const x = bay * step - 100;
    const apex: Point = [x + step / 2, crown(x + step / 2)];
    const colour = random.pick([scheme.soft, scheme.soft, scheme.accent, scheme.main]);
    const web = polyline([[x, low], apex, [x + step, low]]);
    return path(`${web}Z`, fill(colour)) + path(web, stroke(scheme.line, 13));
  });
  const knots = range(bays + 1).map((bay) => circle(bay * step - 100, low, 22, fill(scheme.line)));
  const crowns = range(bays).map((bay): Point => [bay * step - 100 + step / 2, crown(bay * step - 100 + step / 2)]);
  const heads = crowns.map(([x, y]) => circle(x, y, 20, fill(scheme.line)));
  const piers = [0.2, 0.8].map((share) => rect(width * share - 44, low, 88, height - low, fill(scheme.main)));
  const sun = circle(width * random.between(0.2, 0.8), 130, 96, fill(scheme.accent));
  const chords = path(polyline(crowns), stroke(scheme.line, 18)) + rect(0, low - 10, width, 20, fill(scheme.line));
  return group(sun + piers.join('') + panels.join('') + chords + knots.join('') + heads.join(''));
};

export const ingegneria: readonly Composition[] = [gears, bridge, vault, truss];
