import { z } from 'zod';
import { mix } from './colour.ts';

/** The slugs of the twelve subject areas, in the order of their ids. */
export const categorySlugs = [
  'architettura-design',
  'arte-spettacolo',
  'musica',
  'diritto-societa',
  'economia-impresa',
  'educazione',
  'informatica',
  'ingegneria',
  'lettere-storia',
  'lingue',
  'salute',
  'scienze',
] as const;

export type CategorySlug = (typeof categorySlugs)[number];

/** Reads the slug of a subject area. Throws a TypeError for an unknown slug that lists the known ones. */
export function parseCategorySlug(slug: string): CategorySlug {
  const parsed = z.enum(categorySlugs).safeParse(slug);
  if (parsed.success) return parsed.data;
  throw new TypeError(`No pictures for category "${slug}": use one of ${categorySlugs.join(', ')}.`);
}

/** The five inks of a subject area. */
export interface Palette {
  readonly paper: string;
  readonly deep: string;
  readonly main: string;
  readonly accent: string;
  readonly soft: string;
}

/** The inks of one picture, by their use. */
export interface Scheme {
  /** The background. */
  readonly ground: string;
  /** The ink with the highest contrast to the ground. */
  readonly line: string;
  readonly main: string;
  readonly accent: string;
  /** A quiet tone for large shapes in the background. */
  readonly soft: string;
  /** How overlapping inks mix: as ink on paper, or as light on a dark ground. */
  readonly blend: 'multiply' | 'screen';
}

const palettes: Readonly<Record<CategorySlug, Palette>> = {
  'architettura-design': { paper: '#f2eadb', deep: '#1b2c49', main: '#c2532f', accent: '#e6aa3c', soft: '#d5c9b1' },
  'arte-spettacolo': { paper: '#f7eee0', deep: '#26204a', main: '#d2403b', accent: '#f0b42e', soft: '#ebc9b6' },
  musica: { paper: '#f3ecdf', deep: '#13243f', main: '#2f6690', accent: '#e4582f', soft: '#b8c8ce' },
  'diritto-societa': { paper: '#f0e9db', deep: '#1e2b40', main: '#812f3c', accent: '#cc9c40', soft: '#cbc3b2' },
  'economia-impresa': { paper: '#f2ede0', deep: '#11353c', main: '#2e7d6c', accent: '#e98e30', soft: '#c3d3c4' },
  educazione: { paper: '#f8f0dd', deep: '#1b3058', main: '#df5531', accent: '#f2b632', soft: '#a8c6cf' },
  informatica: { paper: '#eef0ea', deep: '#0f1f4b', main: '#2e58bd', accent: '#f16c3a', soft: '#bbcbe0' },
  ingegneria: { paper: '#efece2', deep: '#1d3038', main: '#4b7280', accent: '#dd7a26', soft: '#bec7c1' },
  'lettere-storia': { paper: '#f5ebd7', deep: '#2b2543', main: '#9a432c', accent: '#dba646', soft: '#d9c8a7' },
  lingue: { paper: '#f6efe2', deep: '#1d2d57', main: '#38868a', accent: '#ee6b4d', soft: '#f2c9a6' },
  salute: { paper: '#f3f1e7', deep: '#123c4b', main: '#4c917b', accent: '#e3614b', soft: '#c7dccf' },
  scienze: { paper: '#eeece4', deep: '#101f43', main: '#3b6fa6', accent: '#ea8b30', soft: '#b6c9d7' },
};

/** The inks of a subject area. */
export function paletteOf(slug: CategorySlug): Palette {
  return palettes[slug];
}

/** The schemes of a palette: on paper, on the dark ink, on the quiet tone, on the warm accent. */
export function schemesOf(slug: CategorySlug): readonly [Scheme, Scheme, Scheme, Scheme] {
  const { paper, deep, main, accent, soft } = palettes[slug];
  return [
    { ground: paper, line: deep, main, accent, soft, blend: 'multiply' },
    { ground: deep, line: paper, main: mix(main, paper, 0.12), accent, soft: mix(deep, soft, 0.26), blend: 'screen' },
    { ground: soft, line: deep, main, accent, soft: paper, blend: 'multiply' },
    {
      ground: accent,
      line: deep,
      main: mix(main, deep, 0.25),
      accent: paper,
      soft: mix(accent, paper, 0.35),
      blend: 'multiply',
    },
  ];
}
