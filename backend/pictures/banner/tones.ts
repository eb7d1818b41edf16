import { mix } from '../colour.ts';

/** The inks of a town: sky, walls and shadows. */
export interface Tones {
  readonly sky: string;
  readonly sun: string;
  readonly far: string;
  readonly mid: string;
  readonly wall: string;
  readonly warm: string;
  readonly roof: string;
  readonly dark: string;
  readonly water: string;
}

const hours = [
  {
    sky: '#f3ead8',
    sun: '#e4582f',
    far: '#c9d3d0',
    wall: '#e9c9a0',
    warm: '#e0a04a',
    roof: '#b9502f',
    dark: '#1b2c49',
  },
  {
    sky: '#e9a13f',
    sun: '#f7eedd',
    far: '#d98a3a',
    wall: '#f3e3c4',
    warm: '#f0c078',
    roof: '#a3402a',
    dark: '#1d2a4a',
  },
  {
    sky: '#14264a',
    sun: '#f0c268',
    far: '#24396a',
    wall: '#c9855a',
    warm: '#e0a854',
    roof: '#8a3a2c',
    dark: '#0b1630',
  },
  {
    sky: '#bcd0d6',
    sun: '#f6efe0',
    far: '#9db8c0',
    wall: '#f1dfc2',
    warm: '#e7b17a',
    roof: '#c0573a',
    dark: '#173a4c',
  },
  {
    sky: '#e98868',
    sun: '#fbe7c6',
    far: '#d36f58',
    wall: '#f6dcb8',
    warm: '#f0b878',
    roof: '#8f2f35',
    dark: '#2c2048',
  },
  {
    sky: '#d9dcc6',
    sun: '#e58a34',
    far: '#b4c0a2',
    wall: '#efe0bd',
    warm: '#d9a45a',
    roof: '#a84a30',
    dark: '#203a35',
  },
] as const;

/** The tones of every hour of the day at which a town is shown. */
export const townTones: readonly Tones[] = hours.map((hour) => ({
  ...hour,
  mid: mix(hour.far, hour.dark, 0.35),
  water: mix(hour.sky, hour.dark, 0.62),
}));
