import type { Random } from '../random.ts';

/** The measures of a head, in pixels around its centre, and the inks of a person. */
export interface Person {
  readonly cx: number;
  readonly cy: number;
  /** Half the width and half the height of the head. */
  readonly rx: number;
  readonly ry: number;
  /** Width of the jaw, from 0.35 (narrow) to 0.8 (square). */
  readonly jaw: number;
  /** Direction of the face: pixels by which its features are moved aside. */
  readonly turned: number;
  readonly skin: string;
  readonly hair: string;
  readonly cloth: string;
  readonly shirt: string;
  readonly ink: string;
}

/** The inks of a background and of the clothes in front of it. */
export interface Setting {
  readonly ground: string;
  readonly shape: string;
  readonly cloth: string;
  readonly shirt: string;
}

const ink = '#1a2236';
const skins = ['#f3cfae', '#eec19a', '#e5b088', '#d49a6e', '#bd8257', '#98623f', '#6f452d'];
const hairs = ['#1d1a1f', '#2f2320', '#4d3122', '#6d4427', '#93502c', '#b98a4a', '#8d8a87', '#d8d3c8'];

const settings: readonly Setting[] = [
  { ground: '#e9a83c', shape: '#f4e7cd', cloth: '#1b2c49', shirt: '#f4e7cd' },
  { ground: '#1b2c49', shape: '#e4582f', cloth: '#d9c7a0', shirt: '#f6efe0' },
  { ground: '#f1e7d3', shape: '#e07a4a', cloth: '#2e7d6c', shirt: '#f6efe0' },
  { ground: '#b8cbd2', shape: '#f4ecda', cloth: '#9a432c', shirt: '#f0e2c4' },
  { ground: '#c2532f', shape: '#f0c078', cloth: '#1f2f4d', shirt: '#f6efe0' },
  { ground: '#38868a', shape: '#f2e4c6', cloth: '#d2503b', shirt: '#f6efe0' },
  { ground: '#d9d3bd', shape: '#812f3c', cloth: '#33415c', shirt: '#efe3cc' },
  { ground: '#efc4a4', shape: '#1d2d57', cloth: '#38868a', shirt: '#f6efe0' },
  { ground: '#2b2543', shape: '#dba646', cloth: '#9a432c', shirt: '#f5ebd7' },
  { ground: '#c7dccf', shape: '#e3614b', cloth: '#123c4b', shirt: '#f3f1e7' },
];

/** Picks the setting of a portrait. */
export function pickSetting(random: Random): Setting {
  return random.pick(settings);
}

/** Picks the features of an invented person. */
export function pickPerson(random: Random, { cloth, shirt }: Setting): Person {
  const index = random.int(0, skins.length - 1);
  const dark = index > 3;
  return {
    cx: 200,
    cy: random.between(172, 182),
    rx: random.between(60, 69),
    ry: random.between(80, 89),
    jaw: random.between(0.4, 0.78),
    turned: random.pick([-12, -8, 8, 12]),
    skin: skins[index] ?? '#e5b088',
    hair: random.pick(dark ? [...hairs.slice(0, 3), '#8d8a87'] : hairs),
    cloth,
    shirt,
    ink,
  };
}
