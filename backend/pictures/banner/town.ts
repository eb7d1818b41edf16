import type { Random } from '../random.ts';
import { group } from '../svg.ts';
import { type Building, belfry, cypress, palace, pine, portico, tower } from './buildings.ts';
import { church, dome, rotunda } from './monuments.ts';
import type { Tones } from './tones.ts';

/** A kind of building, with its minimum and maximum width and height in pixels. */
interface Kind {
  readonly build: Building;
  readonly width: readonly [number, number];
  readonly height: readonly [number, number];
}

const kinds = {
  palace: { build: palace, width: [110, 230], height: [130, 230] },
  tower: { build: tower, width: [48, 66], height: [240, 360] },
  belfry: { build: belfry, width: [50, 64], height: [230, 310] },
  dome: { build: dome, width: [190, 250], height: [240, 290] },
  church: { build: church, width: [150, 200], height: [210, 260] },
  portico: { build: portico, width: [240, 400], height: [130, 160] },
  pine: { build: pine, width: [110, 150], height: [150, 210] },
  cypress: { build: cypress, width: [30, 42], height: [120, 190] },
  rotunda: { build: rotunda, width: [230, 290], height: [180, 220] },
} as const satisfies Record<string, Kind>;

type KindName = keyof typeof kinds;

const usual: readonly KindName[] = [
  'palace',
  'portico',
  'palace',
  'church',
  'belfry',
  'tower',
  'dome',
  'cypress',
  'pine',
];

/** The buildings for which some towns are known; they occur more often there. */
const famous: readonly (readonly [RegExp, readonly KindName[]])[] = [
  [/bologna/i, ['tower', 'portico', 'tower', 'portico']],
  [/siena|perugia|pavia|urbino/i, ['tower', 'belfry', 'church', 'cypress']],
  [/roma/i, ['dome', 'pine', 'rotunda', 'pine']],
  [/firenze|palermo|napoli|parma/i, ['dome', 'belfry', 'cypress']],
  [/pisa|venezia|trieste/i, ['belfry', 'dome', 'palace', 'portico']],
  [/torino|milano|modena|padova/i, ['portico', 'palace', 'dome', 'portico']],
];

function between(random: Random, [low, high]: readonly [number, number]): number {
  return Math.round(random.between(low, high));
}

/** A row of buildings on a common base line, from one edge of the picture to the other. */
export function drawTown(city: string, base: number, tones: Tones, random: Random): string {
  const local = famous.find(([names]) => names.test(city))?.[1] ?? [];
  const choices = [...usual, ...local, ...local];
  const drawn: string[] = [];
  let last: KindName | undefined;
  for (let x = random.int(-120, -30); x < 1640; ) {
    const name = random.pick(choices.filter((choice) => choice !== last));
    const kind: Kind = kinds[name];
    const plot = { x, base, width: between(random, kind.width), height: between(random, kind.height) };
    const leans = name === 'tower' && random.chance(0.4) ? `rotate(${random.pick([-2.5, 2.5])} ${x} ${base})` : '';
    drawn.push(group(kind.build(plot, tones, random), leans ? { transform: leans } : {}));
    x += plot.width + random.pick([-6, 0, 0, 24]);
    last = name;
  }
  return drawn.join('');
}
