import { mix } from '../colour.ts';
import { arc, range } from '../geometry.ts';
import type { Random } from '../random.ts';
import { circle, clipped, fill, group, line, path, polygon, rect, stroke } from '../svg.ts';
import type { Tones } from './tones.ts';

/** Frames a finished view of a town with motifs of an academy or a conservatory, 1600×600. */
export type Frame = (view: string, tones: Tones, random: Random) => string;

/** The town as a backdrop between the curtains of a stage. */
export const stageFrame: Frame = (view, tones, random) => {
  const folds = random.int(5, 7);
  const fold = 350 / folds;
  const wing = range(folds).map((index) => {
    const tone = index % 2 ? tones.roof : mix(tones.roof, tones.dark, 0.45);
    return rect(index * fold, -60, fold + 1, 640 - index * 46, { ...fill(tone), rx: fold / 2 });
  });
  const swags = range(8).map((index) =>
    path(
      `M${index * 200} -10Q${index * 200 + 100} ${150} ${index * 200 + 200} -10Z`,
      fill(index % 2 ? tones.roof : mix(tones.roof, tones.dark, 0.3)),
    ),
  );
  const boards =
    rect(0, 520, 1600, 80, fill(tones.dark)) +
    range(16)
      .map((index) =>
        polygon(
          [
            [index * 110 - 40, 600],
            [index * 100 + 40, 520],
            [index * 100 + 44, 520],
            [index * 110 - 34, 600],
          ],
          fill(tones.warm, 0.5),
        ),
      )
      .join('');
  const wings = group(wing.join('')) + group(wing.join(''), { transform: 'translate(1600 0) scale(-1 1)' });
  return view + boards + wings + swags.join('');
};

/** The town seen through the strings of a great instrument. */
export const stringsFrame: Frame = (view, tones, random) => {
  const left = random.chance(0.5);
  const bout = (scale: number) => circle(110, 300, 520 * scale, {});
  const soundbox = clipped(
    'box',
    bout(1),
    rect(0, 0, 700, 600, fill(tones.roof)) +
      range(9)
        .map((grain) =>
          path(
            `M${40 + grain * 74} -20Q${70 + grain * 74} 300 ${40 + grain * 74} 620`,
            stroke(tones.dark, 4, { 'stroke-opacity': 0.25 }),
          ),
        )
        .join(''),
  );
  const rim = circle(110, 300, 512, stroke(tones.dark, 16)) + circle(110, 300, 484, stroke(tones.warm, 7));
  const mouth =
    circle(330, 300, 150, fill(tones.dark)) +
    circle(330, 300, 172, stroke(tones.wall, 9)) +
    circle(330, 300, 192, stroke(tones.warm, 5));
  const cords = range(6).map((cord) =>
    line(0, 210 + cord * 36, 1600, 210 + cord * 36, stroke(cord % 2 ? tones.wall : tones.warm, 3 + cord)),
  );
  const whole = soundbox + rim + mouth + cords.join('');
  return view + (left ? whole : group(whole, { transform: 'translate(1600 0) scale(-1 1)' }));
};

/** The town as a canvas on an easel, among brush strokes. */
export const easelFrame: Frame = (view, tones, random) => {
  const x = random.pick([140, 420, 700]);
  const tilt = random.pick([-4, 4]);
  const strokes = range(5).map((index) => {
    const [cx, cy] = [random.pick([x - 260, x + 980]) + random.between(-160, 160), random.between(120, 520)];
    const ink = [tones.roof, tones.warm, tones.sun, tones.dark, tones.far][index] ?? tones.roof;
    const hairs = range(16).map((hair) =>
      path(
        arc(cx, cy, 70 + index * 22 + hair * 5, random.between(3.2, 3.5), random.between(5.2, 6.4)),
        stroke(ink, random.between(3, 6)),
      ),
    );
    return group(hairs.join(''), { 'stroke-linecap': 'round' });
  });
  const legs = `M${x + 200} 620L${x + 330} -40M${x + 560} 620L${x + 430} -40M${x + 380} -40V620`;
  const canvas = clipped(
    'canvas',
    rect(x, 70, 760, 420, {}),
    group(view, { transform: `translate(${x} 60) scale(0.76)` }),
  );
  const edge = rect(x, 70, 760, 420, stroke(tones.wall, 14)) + rect(x + 120, 490, 520, 22, fill(tones.dark));
  return (
    rect(0, 0, 1600, 600, fill(mix(tones.wall, tones.sky, 0.4))) +
    strokes.join('') +
    group(path(legs, stroke(tones.dark, 18)) + canvas + edge, { transform: `rotate(${tilt} ${x + 380} 300)` })
  );
};
