import { mix } from '../colour.ts';
import { archway, range } from '../geometry.ts';
import type { Random } from '../random.ts';
import { ellipse, fill, path, polygon, rect, stroke } from '../svg.ts';
import type { Tones } from './tones.ts';

/** The place of a building in pixels: its left edge, foot, width and height. */
export interface Plot {
  readonly x: number;
  readonly base: number;
  readonly width: number;
  readonly height: number;
}

export type Building = (plot: Plot, tones: Tones, random: Random) => string;

/** The shaded side of a wall. */
export function shade({ x, base, width, height }: Plot, tones: Tones, share = 0.3): string {
  return rect(x + width * (1 - share), base - height, width * share, height, fill(tones.dark, 0.18));
}

export const palace: Building = (plot, tones, random) => {
  const { x, base, width, height } = plot;
  const columns = Math.max(2, Math.round(width / 40));
  const rows = Math.max(2, Math.round(height / 62));
  const [pitch, floor] = [width / columns, (height - 20) / rows];
  const arched = random.chance(0.5);
  const windows = range(columns * rows).map((index) => {
    const [wx, foot] = [
      x + (index % columns) * pitch + pitch * 0.32,
      base - Math.floor(index / columns) * floor - floor * 0.24,
    ];
    return arched
      ? archway(wx, foot, pitch * 0.36, floor * 0.56)
      : `M${wx} ${foot}v${-floor * 0.5}h${pitch * 0.36}v${floor * 0.5}Z`;
  });
  const wall = rect(x, base - height, width, height, fill(random.pick([tones.wall, tones.warm, tones.roof])));
  return (
    wall +
    shade(plot, tones, 0.2) +
    path(windows.join(''), fill(tones.dark)) +
    rect(x - 8, base - height - 10, width + 16, 14, fill(tones.dark))
  );
};

export const tower: Building = (plot, tones, random) => {
  const { x, base, width, height } = plot;
  const merlon = width / 7;
  const teeth = range(4).map((tooth) =>
    rect(x - 8 + tooth * ((width + 16 - merlon) / 3), base - height - 40, merlon, 18, fill(tones.roof)),
  );
  const head = rect(x - 8, base - height - 24, width + 16, 34, fill(tones.roof));
  const slits = range(3).map((slit) =>
    rect(x + width * 0.42, base - height + 40 + slit * height * 0.26, width * 0.16, 26, fill(tones.dark)),
  );
  return (
    rect(x, base - height, width, height, fill(random.pick([tones.warm, tones.wall, tones.roof]))) +
    shade(plot, tones) +
    head +
    teeth.join('') +
    slits.join('')
  );
};

export const belfry: Building = (plot, tones) => {
  const { x, base, width, height } = plot;
  const top = base - height;
  const spire = polygon(
    [
      [x - 6, top],
      [x + width / 2, top - width * 1.5],
      [x + width + 6, top],
    ],
    fill(tones.roof),
  );
  const bell = path(archway(x + width * 0.28, top + width * 1.3, width * 0.44, width * 1.05), fill(tones.dark));
  const bands = range(3).map((band) =>
    rect(x - 3, top + width * 1.5 + band * height * 0.22, width + 6, 6, fill(tones.dark, 0.6)),
  );
  return rect(x, top, width, height, fill(tones.wall)) + shade(plot, tones) + bands.join('') + spire + bell;
};

export const portico: Building = (plot, tones) => {
  const { x, base, width, height } = plot;
  const bays = Math.max(2, Math.round(width / 78));
  const bay = width / bays;
  const arches = range(bays).map((index) => archway(x + index * bay + bay * 0.14, base, bay * 0.72, height * 0.66));
  const upper = range(bays).map((index) =>
    rect(x + index * bay + bay * 0.38, base - height * 0.9, bay * 0.24, height * 0.14, fill(tones.dark)),
  );
  return (
    rect(x, base - height, width, height, fill(tones.warm)) +
    rect(x - 6, base - height - 8, width + 12, 12, fill(tones.roof)) +
    path(arches.join(''), fill(tones.dark)) +
    upper.join('')
  );
};

export const pine: Building = ({ x, base, width, height }, tones) => {
  const cx = x + width / 2;
  const crown =
    ellipse(cx, base - height, width * 0.62, height * 0.2, fill(tones.dark)) +
    ellipse(cx - width * 0.1, base - height - 8, width * 0.4, height * 0.12, fill(mix(tones.dark, tones.far, 0.3)));
  return (
    path(
      `M${cx} ${base}V${base - height}M${cx} ${base - height * 0.6}L${cx + width * 0.3} ${base - height * 0.9}`,
      stroke(tones.dark, 9),
    ) + crown
  );
};

export const cypress: Building = ({ x, base, width, height }, tones) => {
  const cx = x + width / 2;
  return path(
    `M${cx} ${base - height}C${cx + width * 0.7} ${base - height * 0.5} ${cx + width * 0.5} ${base} ${cx} ${base}C${cx - width * 0.5} ${base} ${cx - width * 0.7} ${base - height * 0.5} ${cx} ${base - height}Z`,
    fill(tones.dark),
  );
};
