import { createRandom } from './random.ts';

/** Side of the repeated tile of grain, in pixels. */
const side = 320;

/** One speck: mostly transparent, sometimes light as paper showing through the ink, or dark as a splash of ink. */
function speck(chance: number, strength: number): readonly [grey: number, opacity: number] {
  if (chance > 0.988) return [255, 30 + strength * 50];
  if (chance < 0.012) return [20, 16 + strength * 34];
  return [128, 0];
}

function drawGrain(): Buffer {
  const random = createRandom('grain');
  const pixels = Buffer.alloc(side * side * 4);
  for (let index = 0; index < pixels.length; index += 4) {
    const [grey, opacity] = speck(random.next(), random.next());
    pixels.fill(grey, index, index + 3);
    pixels[index + 3] = opacity;
  }
  return pixels;
}

/** A tile of print texture that is laid over a picture: raw RGBA, the same in every run. */
export const grain = {
  input: drawGrain(),
  raw: { width: side, height: side, channels: 4 },
  tile: true,
} as const;
