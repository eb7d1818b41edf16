import { alphabet } from './alphabet.ts';
import { group, path, roundTips, stroke } from './svg.ts';

/** The box of a word, in pixels. */
interface Box {
  readonly cx: number;
  readonly cy: number;
  readonly width: number;
  readonly height: number;
}

interface Hand {
  readonly ink: string;
  /** Thickness of the strokes, in tenths of the cap height. */
  readonly weight: number;
}

const capHeight = 10;

/** The letters and digits of a text that the alphabet can draw, without accents. */
export function drawable(text: string): string {
  return [...text.normalize('NFD')].filter((letter) => Object.hasOwn(alphabet, letter)).join('');
}

/** Draws a word as large as its box allows, centred. Letters that the alphabet lacks are left out. */
export function lettering(text: string, { cx, cy, width, height }: Box, { ink, weight }: Hand): string {
  const gap = weight + 1;
  let end = -gap;
  const strokes = [...drawable(text)].map((letter) => {
    const glyph = alphabet[letter] ?? { width: 0, d: '' };
    const start = end + gap;
    end = start + glyph.width;
    return path(glyph.d, { transform: `translate(${start.toFixed(2)} 0)` });
  });
  const scale = Math.min(width / (Math.max(0, end) + weight), height / (capHeight + weight));
  const [x, y] = [cx - (Math.max(0, end) * scale) / 2, cy - (capHeight * scale) / 2];
  const place = `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})`;
  return group(strokes.join(''), { transform: place, ...stroke(ink, weight, roundTips) });
}
