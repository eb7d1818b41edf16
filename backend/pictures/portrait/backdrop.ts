import { archway, range, sector } from '../geometry.ts';
import type { Random } from '../random.ts';
import { circle, fill, path, rect } from '../svg.ts';
import type { Setting } from './person.ts';

type Backdrop = (setting: Setting, random: Random) => string;

const disc: Backdrop = ({ shape }, random) =>
  circle(200 + random.between(-50, 50), 180, random.between(125, 165), fill(shape));

const halved: Backdrop = ({ shape }, random) => rect(random.pick([0, 200]), 0, 200, 400, fill(shape));

const niche: Backdrop = ({ shape }) => path(archway(56, 400, 288, 362), fill(shape));

const rays: Backdrop = ({ shape }, random) => {
  const start = random.next();
  return range(9)
    .map((ray) =>
      path(
        sector(200, 210, 0, 340, ((ray * 2 + start) / 18) * Math.PI * 2, ((ray * 2 + 1 + start) / 18) * Math.PI * 2),
        fill(shape, 0.55),
      ),
    )
    .join('');
};

const bands: Backdrop = ({ shape }, random) => {
  const pitch = random.pick([50, 66.7, 80]);
  return range(400 / pitch)
    .map((band) => rect(0, band * pitch, 400, pitch / 2, fill(shape, 0.5)))
    .join('');
};

const quarter: Backdrop = ({ shape }, random) =>
  circle(random.pick([0, 400]), 0, random.between(240, 300), fill(shape));

const dots: Backdrop = ({ shape }) =>
  range(49)
    .map((dot) => circle(28 + (dot % 7) * 57.3, 28 + Math.floor(dot / 7) * 57.3, 11, fill(shape, 0.7)))
    .join('');

const backdrops: readonly Backdrop[] = [disc, disc, halved, niche, rays, bands, quarter, dots];

/** Draws the background of a portrait. */
export function drawBackdrop(setting: Setting, random: Random): string {
  return rect(0, 0, 400, 400, fill(setting.ground)) + random.pick(backdrops)(setting, random);
}
