import { contrast, mix } from './colour.ts';
import { drawable, lettering } from './lettering.ts';
import { type Picture, printPicture } from './picture.ts';
import { drawBackdrop } from './portrait/backdrop.ts';
import { drawClothes } from './portrait/clothes.ts';
import { longStyles, shortStyles } from './portrait/hair.ts';
import { drawBeard, drawFeatures, drawGlasses, drawHead } from './portrait/head.ts';
import { mannerOf } from './portrait/manner.ts';
import { pickPerson, pickSetting, type Setting } from './portrait/person.ts';
import { createRandom, type Random } from './random.ts';
import { circle, fill, rect } from './svg.ts';

interface PortraitInput {
  readonly seed: string;
  /** Shown instead of a face on one portrait in four, if the alphabet can draw them. */
  readonly initials: string;
  /** Decides about hairstyle, beard and beads; without it there are neither beards nor beads. */
  readonly firstName?: string;
}

const side = 400;

function drawPerson(random: Random, setting: Setting, firstName: string | undefined): string {
  const person = pickPerson(random, setting);
  const manner = firstName === undefined ? undefined : mannerOf(firstName);
  const styles = { feminine: longStyles, masculine: shortStyles };
  const style = random.pick(manner ? styles[manner] : [...longStyles, ...shortStyles]);
  const bearded = manner === 'masculine' && random.chance(0.4);
  return (
    style.back(person) +
    drawHead(person) +
    drawClothes(person, random, manner === 'feminine') +
    drawFeatures(person, random) +
    (bearded ? drawBeard(person) : '') +
    style.front(person) +
    (random.chance(0.32) ? drawGlasses(person, random) : '')
  );
}

function drawInitials(setting: Setting, initials: string): string {
  const ink = contrast(setting.cloth, setting.shirt) < 3 ? '#1a2236' : setting.shirt;
  const plate =
    circle(side / 2, side / 2, 138, fill(setting.cloth)) +
    circle(side / 2, side / 2, 126, { ...fill('none'), stroke: ink, 'stroke-width': 4 });
  return plate + lettering(initials, { cx: side / 2, cy: side / 2, width: 176, height: 112 }, { ink, weight: 1.5 });
}

/** Draws an abstract portrait, 400×400: head and shoulders, or in one of four cases initials on a pattern. */
export function drawPortrait({ seed, initials, firstName }: PortraitInput): Promise<Picture> {
  const random = createRandom(`portrait/${seed}`);
  const setting = pickSetting(random);
  const letters = drawable(initials).slice(0, 3).toUpperCase();
  const lettered = random.chance(0.25) && letters !== '';
  const quiet = { ...setting, shape: lettered ? mix(setting.ground, setting.shape, 0.5) : setting.shape };
  const content =
    drawBackdrop(quiet, random) + (lettered ? drawInitials(setting, letters) : drawPerson(random, setting, firstName));
  return printPicture({
    width: side,
    height: side,
    content: rect(0, 0, side, side, fill(setting.ground)) + content,
    quality: 66,
    budget: 15_000,
    textured: true,
  });
}
