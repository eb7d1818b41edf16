import { range } from './geometry.ts';
import { short } from './svg.ts';

/** Distance between samples, in pixels: small enough for smooth lines, large enough to be fast. */
const step = 16;

/**
 * Path data of the line at which a field has the given level (marching squares with interpolation).
 * Each crossed square gives one short piece, and the pieces of neighbouring squares meet.
 */
export function contours(
  field: (x: number, y: number) => number,
  width: number,
  height: number,
  level: number,
): string {
  const columns = Math.ceil(width / step) + 1;
  const samples = range(columns * (Math.ceil(height / step) + 1)).map(
    (index) => field((index % columns) * step, Math.floor(index / columns) * step) - level,
  );
  const at = (column: number, row: number) => samples[row * columns + column] ?? 0;
  const pieces: string[] = [];
  for (let row = 0; row < height / step; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const [a, b, c, d] = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)];
      const crossings = [
        a > 0 !== b > 0 ? [column + a / (a - b), row] : null,
        b > 0 !== c > 0 ? [column + 1, row + b / (b - c)] : null,
        d > 0 !== c > 0 ? [column + d / (d - c), row + 1] : null,
        a > 0 !== d > 0 ? [column, row + a / (a - d)] : null,
      ].filter((crossing) => crossing !== null);
      const ends = crossings.map(([x = 0, y = 0]) => `${short(x * step)} ${short(y * step)}`);
      for (let end = 0; end + 1 < ends.length; end += 2) pieces.push(`M${ends[end]}L${ends[end + 1]}`);
    }
  }
  return pieces.join('');
}
