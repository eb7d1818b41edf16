import { drawable, lettering } from './lettering.ts';
import { emptySeal, ornaments } from './monogram/ornaments.ts';
import { sealShapes } from './monogram/shapes.ts';
import { type Picture, printPicture } from './picture.ts';
import { createRandom, type Random } from './random.ts';
import { clipped, fill, group, path, rect, stroke } from './svg.ts';
import { teachingOf } from './teaching.ts';

interface MonogramInput {
  /** In the usual spelling of universities: "UniBo", "UniRoma1". */
  readonly acronym: string;
  readonly name: string;
  readonly afam: boolean;
  readonly seed: string;
}

const side = 320;
const paper = '#f6eedd';
const deeps = [
  '#1b2c49',
  '#7a2633',
  '#1d4a3e',
  '#83371c',
  '#3a2a57',
  '#0f4657',
  '#243c80',
  '#4b2036',
  '#2f3b24',
  '#5c2a15',
];
const accents = ['#e3a83b', '#e7b45f', '#e98a63', '#9cc3d6', '#d9c7a0', '#a9c9a4'];

/** The two lines of a seal: the common part of such acronyms ("Uni") small, the institution's own part large. */
function linesOf(acronym: string): readonly [small: string, large: string] {
  const [first = '', ...rest] = acronym
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/(?<=[a-z])(?=[A-Z])/);
  const [small, large] = [drawable(first), drawable(rest.join(''))];
  return large ? [small, large] : ['', small];
}

function drawLetters(acronym: string, y: number, ink: string, accent: string): string {
  const [small, large] = linesOf(acronym);
  const word = large.slice(0, 12);
  if (!word) return group(emptySeal(0, 0, ink), { transform: `translate(${side / 2} ${y - 10}) scale(2.6)` });
  // Descenders need room above the ornament.
  const tailed = /[gjpqy]/.test(word);
  const big = { cx: side / 2, cy: y + (small ? 18 : 0) - (tailed ? 9 : 0), width: 204, height: tailed ? 78 : 96 };
  const top = { cx: side / 2, cy: y - 58, width: 150, height: 36 };
  return (
    lettering(word, big, { ink, weight: word.length > 4 ? 1.5 : 1.8 }) +
    (small ? lettering(small.slice(0, 8).toUpperCase(), top, { ink: accent, weight: 1.6 }) : '')
  );
}

interface Inks {
  readonly plate: string;
  readonly letters: string;
  readonly accent: string;
}

function inksOf(random: Random): Inks {
  const [deep, accent] = [random.pick(deeps), random.pick(accents)];
  return random.chance(0.72) ? { plate: deep, letters: paper, accent } : { plate: paper, letters: deep, accent: deep };
}

/**
 * Draws the logo of an institution, 320×320: a seal on a transparent ground. The rim of the seal is light when its plate is dark, and
 * dark when it is light, so that the seal is visible on light and on dark pages.
 */
export function drawMonogram({ acronym, name, afam, seed }: MonogramInput): Promise<Picture> {
  const random = createRandom(`monogram/${seed}`);
  const shape = random.pick(sealShapes);
  const { plate, letters, accent } = inksOf(random);
  const ornament = random.pick(ornaments[teachingOf(name, afam)]);
  const rim = plate === paper ? letters : paper;
  const foot = random.chance(0.35) && plate !== paper;
  const band = foot ? clipped('plate', path(shape(10), {}), rect(0, 216, side, side, fill(accent))) : '';
  const content =
    path(shape(0), fill(rim)) +
    path(shape(5), fill(plate === paper ? paper : plate)) +
    band +
    path(shape(17), stroke(foot ? paper : accent, 3)) +
    drawLetters(acronym, 146, letters, accent) +
    ornament(side / 2, 244, foot ? plate : accent);
  return printPicture({ width: side, height: side, content, quality: 80, budget: 10_000, textured: false });
}
