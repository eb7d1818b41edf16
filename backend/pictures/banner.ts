import { easelFrame, type Frame, stageFrame, stringsFrame } from './banner/arts.ts';
import { drawDistance, drawForeground, settingOf } from './banner/landscape.ts';
import { townTones } from './banner/tones.ts';
import { drawTown } from './banner/town.ts';
import { type Picture, printPicture } from './picture.ts';
import { createRandom } from './random.ts';
import { type Teaching, teachingOf } from './teaching.ts';

interface BannerInput {
  readonly seed: string;
  readonly city: string;
  readonly afam: boolean;
  /** Decides between a conservatory and an academy of art; without it an AFAM institution randomly gets the motifs of either. */
  readonly name?: string;
}

const plain: Frame = (view) => view;

const frames: Readonly<Record<Teaching, readonly Frame[]>> = {
  university: [plain],
  music: [stageFrame, stringsFrame],
  art: [easelFrame, easelFrame, stageFrame],
};

/** Draws the picture of an institution, 1600×600: its town, in the light of a random hour. */
export function drawBanner({ seed, city, afam, name }: BannerInput): Promise<Picture> {
  const random = createRandom(`banner/${seed}`);
  const tones = random.pick(townTones);
  const setting = settingOf(city);
  const base = setting === 'hills' || setting === 'mountains' ? 520 : 490;
  const view =
    drawDistance(setting, tones, random) +
    drawTown(city, base, tones, random) +
    drawForeground(setting, base, tones, random);
  const teaching = afam && name === undefined ? random.pick(['music', 'art'] as const) : teachingOf(name ?? '', afam);
  const content = random.pick(frames[teaching])(view, tones, random);
  return printPicture({ width: 1600, height: 600, content, quality: 58, budget: 60_000, textured: true });
}
