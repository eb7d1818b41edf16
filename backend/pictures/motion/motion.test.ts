import { contrast } from '../colour.ts';
import { drawFrame } from './film.ts';
import { heroFilm, heroInks } from './hero.ts';
import { trailerFilms } from './trailers.ts';

describe('the hero loop', () => {
  it('ends where it begins', async () => {
    const [start, middle, end] = await Promise.all([0, 0.5, 1].map((moment) => drawFrame(heroFilm, moment)));
    expect(end?.equals(start ?? Buffer.alloc(0))).toBe(true);
    expect(middle?.equals(start ?? Buffer.alloc(0))).toBe(false);
  });

  it.each(Object.entries(heroInks))('lets white text be read on %s', (_, ink) => {
    expect(contrast(ink, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });

  it('uses no other inks', () => {
    const known = new Set<string>([...Object.values(heroInks), 'none']);
    const used = [...heroFilm.draw(0.3).matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, ink]) => ink ?? '');
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((ink) => !known.has(ink))).toEqual([]);
  });
});

describe.each(Object.entries(trailerFilms))('the trailer %s', (_, film) => {
  it('moves, and draws frames of its size', async () => {
    const frame = await drawFrame(film, 0.4);
    expect(frame.length).toBe(film.width * film.height * 3);
    expect(frame.equals(await drawFrame(film, 0.6))).toBe(false);
  });
});
