import { mix } from '../colour.ts';
import { archway, polar, range, sector } from '../geometry.ts';
import { paletteOf } from '../palettes.ts';
import { circle, clipped, ellipse, fill, group, path, rect, stroke } from '../svg.ts';
import type { Film } from './film.ts';

/** The progress of a movement between two moments, from 0 to 1, with a slow start and end. */
function eased(moment: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (moment - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

const format = { width: 1280, height: 720, rate: 25, seconds: 7 } as const;

/** Arches rise one after another, the sun crosses the sky, and the shadows move with it. */
function drawArcade(moment: number): string {
  const { paper, deep, main, accent, soft } = paletteOf('architettura-design');
  const day = eased(moment, 0.12, 0.96);
  const height = Math.sin(Math.PI * (0.08 + 0.84 * day));
  const sky =
    rect(0, 0, 1280, 720, fill(mix(paper, accent, 0.4 * Math.abs(2 * day - 1)))) +
    circle(1170 - 1060 * day, 640 - 520 * height, 84, fill(accent));
  const arches = range(6).map((index) => {
    const up = eased(moment, index * 0.07 - 0.2, index * 0.07 + 0.04);
    const [x, tall] = [50 + index * 200, 400 * up];
    const [wall, opening] = [
      rect(x - 14, 640 - tall, 208, tall, fill(soft)),
      archway(x + 28, 640, 124, Math.max(62, 310 * up)),
    ];
    const depth = path(opening, fill(main)) + path(archway(x + 28 + (0.5 - day) * 110, 640, 124, 310), fill(deep));
    return wall + (up > 0.2 ? clipped(`arch${index}`, path(opening, {}), depth) : '');
  });
  const roof = rect(36, 236, 1208 * eased(moment, 0.36, 0.52), 14, fill(deep));
  return sky + arches.join('') + roof + rect(0, 640, 1280, 80, fill(deep));
}

/** Rings form around a point, bodies travel along them, and the rings open like a page. */
function drawOrbits(moment: number): string {
  const { deep, paper, main, accent, soft } = paletteOf('scienze');
  const tilt = 1 - 0.66 * eased(moment, 0.3, 0.8);
  const rings = range(6).map((index) => {
    const grown = eased(moment, index * 0.06 - 0.2, index * 0.06 + 0.16);
    const radius = (110 + index * 84) * grown;
    const [x, y] = polar(0, 0, radius, index * 1.9 + moment * (3.4 - index * 0.35));
    const ink = [accent, main, paper, main, accent, paper][index] ?? paper;
    const body = circle(640 + x, 360 + y * tilt, (14 + (index % 3) * 9) * grown, fill(ink));
    return (
      ellipse(640, 360, radius, radius * tilt, stroke(index % 2 ? main : mix(deep, soft, 0.5), index % 2 ? 3 : 6)) +
      body
    );
  });
  const open = eased(moment, 0.05, 0.95);
  const wings = [0, 1].map((side) =>
    path(
      sector(640, 360, 0, 900, side * Math.PI + open * 1.4 - 0.7, side * Math.PI + open * 1.4 + 0.5),
      fill(mix(deep, main, 0.22)),
    ),
  );
  const star = circle(640, 360, 70, fill(accent));
  const sky = rect(0, 0, 1280, 720, fill(deep)) + wings.join('');
  return sky + group(rings.join('') + star, { transform: `rotate(${-14 + 10 * open} 640 360)` });
}

/** The course trailers by file name; each suits any course. */
export const trailerFilms: Readonly<Record<string, Film>> = {
  arches: { ...format, draw: drawArcade },
  orbits: { ...format, draw: drawOrbits },
};
