/** A letter as strokes: it stands between a cap line at 0 and a base line at 10. */
interface Glyph {
  readonly width: number;
  /** Path data of the strokes' middle lines. */
  readonly d: string;
}

const bowl = 'M6.4 6.8A3.2 3.2 0 1 0 0 6.8A3.2 3.2 0 1 0 6.4 6.8';
const ring = 'M5 0A5 5 0 1 1 5 10A5 5 0 1 1 5 0Z';

/**
 * A geometric alphabet drawn for this project. Text in the pictures is made of these strokes and not of a
 * typeface, because a server need not have any fonts.
 */
export const alphabet: Readonly<Record<string, Glyph>> = {
  A: { width: 8, d: 'M0 10L4 0L8 10M1.4 6.6H6.6' },
  B: { width: 6.1, d: 'M0 0V10H3.4A2.7 2.7 0 0 0 3.4 4.6H0M0 0H3A2.3 2.3 0 0 1 3 4.6' },
  C: { width: 8.5, d: 'M8.54 1.46A5 5 0 1 0 8.54 8.54' },
  D: { width: 7.5, d: 'M0 0V10H2.5A5 5 0 0 0 2.5 0Z' },
  E: { width: 5.4, d: 'M5.4 0H0V10H5.4M0 4.9H4.5' },
  F: { width: 5.2, d: 'M5.2 0H0V10M0 5H4.4' },
  G: { width: 10, d: 'M8.54 1.46A5 5 0 1 0 10 5.2H6.2' },
  H: { width: 7, d: 'M0 0V10M7 0V10M0 4.9H7' },
  I: { width: 2.6, d: 'M0 0H2.6M1.3 0V10M0 10H2.6' },
  J: { width: 4.4, d: 'M4.4 0V7.6A2.2 2.4 0 0 1 0 7.8' },
  K: { width: 6.4, d: 'M0 0V10M6 0L0 6M2.3 3.8L6.4 10' },
  L: { width: 5, d: 'M0 0V10H5' },
  M: { width: 9, d: 'M0 10V0L4.5 7L9 0V10' },
  N: { width: 7.4, d: 'M0 10V0L7.4 10V0' },
  O: { width: 10, d: ring },
  P: { width: 5.8, d: 'M0 10V0H3A2.8 2.8 0 0 1 3 5.6H0' },
  Q: { width: 10, d: `${ring}M6.6 6.8L9.8 10.4` },
  R: { width: 6, d: 'M0 10V0H3A2.7 2.7 0 0 1 3 5.4H0M3 5.4L6 10' },
  S: {
    width: 5.6,
    d: 'M5.2 1.9A2.5 2.3 0 0 0 2.8 0A2.45 2.45 0 0 0 2.8 4.9A2.55 2.55 0 0 1 2.8 10A2.8 2.5 0 0 1 0 7.9',
  },
  T: { width: 7, d: 'M0 0H7M3.5 0V10' },
  U: { width: 7, d: 'M0 0V6.5A3.5 3.5 0 0 0 7 6.5V0' },
  V: { width: 8, d: 'M0 0L4 10L8 0' },
  W: { width: 12, d: 'M0 0L3 10L6 1.5L9 10L12 0' },
  X: { width: 7, d: 'M0 0L7 10M7 0L0 10' },
  Y: { width: 7.4, d: 'M0 0L3.7 5L7.4 0M3.7 5V10' },
  Z: { width: 6.4, d: 'M0 0H6.4L0 10H6.4' },
  a: { width: 6.4, d: `${bowl}M6.4 3.6V10` },
  b: { width: 6.4, d: `${bowl}M0 0V10` },
  c: { width: 5.5, d: 'M5.46 4.54A3.2 3.2 0 1 0 5.46 9.06' },
  d: { width: 6.4, d: `${bowl}M6.4 0V10` },
  e: { width: 6.4, d: 'M0 6.8H6.4A3.2 3.2 0 1 0 5.5 9.03' },
  f: { width: 3.6, d: 'M3.6 0.3A2.2 2.2 0 0 0 1.4 2.5V10M0 3.8H3.4' },
  g: { width: 6.4, d: `${bowl}M6.4 3.6V10A3.1 2.8 0 0 1 0.6 11.4` },
  h: { width: 5.6, d: 'M0 0V10M0 6.4A2.8 2.8 0 0 1 5.6 6.4V10' },
  i: { width: 0.6, d: 'M0.3 3.6V10M0.3 0.9V1' },
  j: { width: 1.8, d: 'M1.6 3.6V11A1.8 1.8 0 0 1 0 12.6M1.6 0.9V1' },
  k: { width: 5, d: 'M0 0V10M4.6 3.6L0 7.6M1.7 6.1L5 10' },
  l: { width: 0.6, d: 'M0.3 0V10' },
  m: { width: 9.6, d: 'M0 3.6V10M0 6.2A2.4 2.6 0 0 1 4.8 6.2V10M4.8 6.2A2.4 2.6 0 0 1 9.6 6.2V10' },
  n: { width: 5.6, d: 'M0 3.6V10M0 6.4A2.8 2.8 0 0 1 5.6 6.4V10' },
  o: { width: 6.4, d: bowl },
  p: { width: 6.4, d: `${bowl}M0 3.6V12.8` },
  q: { width: 6.4, d: `${bowl}M6.4 3.6V12.8` },
  r: { width: 3.4, d: 'M0 3.6V10M0 6.4A2.8 2.8 0 0 1 3.4 3.7' },
  s: { width: 4.2, d: 'M4.1 4.7A2 1.7 0 0 0 2.2 3.6A1.9 1.55 0 0 0 2.2 6.7A2 1.65 0 0 1 2.2 10A2.3 1.8 0 0 1 0 8.9' },
  t: { width: 3.6, d: 'M1.4 0.8V7.8A2.1 2.1 0 0 0 3.6 10M0 3.8H3.4' },
  u: { width: 5.6, d: 'M0 3.6V7.2A2.8 2.8 0 0 0 5.6 7.2V3.6M5.6 7V10' },
  v: { width: 5.8, d: 'M0 3.6L2.9 10L5.8 3.6' },
  w: { width: 8.8, d: 'M0 3.6L2.2 10L4.4 4.4L6.6 10L8.8 3.6' },
  x: { width: 5, d: 'M0 3.6L5 10M5 3.6L0 10' },
  y: { width: 5.8, d: 'M0 3.6L2.9 10M5.8 3.6L2.4 12L0.8 12.8' },
  z: { width: 4.8, d: 'M0 3.6H4.8L0 10H4.8' },
  0: { width: 6.4, d: 'M3.2 0A3.2 5 0 1 1 3.2 10A3.2 5 0 1 1 3.2 0Z' },
  1: { width: 2.8, d: 'M0 2.3L2.6 0V10' },
  2: { width: 5.8, d: 'M0.2 2.6A2.7 2.6 0 1 1 5 4.2L0 10H5.8' },
  3: { width: 5.8, d: 'M0.4 0H5.4L2.6 4A3 3 0 1 1 0 8.2' },
  4: { width: 6, d: 'M4.4 10V0L0 7H6' },
  5: { width: 5.8, d: 'M5 0H1.2L0.7 4.4A3 3 0 1 1 0.2 8.6' },
  6: { width: 6.2, d: 'M4.8 0L0.6 5.2M6.2 6.9A3.1 3.1 0 1 1 0 6.9A3.1 3.1 0 1 1 6.2 6.9Z' },
  7: { width: 5.6, d: 'M0 0H5.6L1.6 10' },
  8: {
    width: 5.6,
    d: 'M2.8 4.6A2.3 2.3 0 1 1 2.8 0A2.3 2.3 0 1 1 2.8 4.6A2.7 2.7 0 1 1 2.8 10A2.7 2.7 0 1 1 2.8 4.6Z',
  },
  9: { width: 6.2, d: 'M1.4 10L5.6 4.8M6.2 3.1A3.1 3.1 0 1 1 0 3.1A3.1 3.1 0 1 1 6.2 3.1Z' },
};
