import { join } from 'node:path';
import sharp from 'sharp';
import { drawFrame, shoot } from './film.ts';
import { heroFilm } from './hero.ts';
import { trailerFilms } from './trailers.ts';

/*
 * Renders the product's films: the loop of the home page (public/hero) and the course trailers (backend/seed/media). The
 * finished files are committed, so run this only after a change to the drawings. It needs ffmpeg with libvpx and libx264
 * (on Debian: apt-get install ffmpeg):
 *
 *     node backend/pictures/motion/make.ts
 */

const project = join(import.meta.dirname, '../../..');

function vp9(file: string, quality: number) {
  const options = [
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    `${quality}`,
    '-row-mt',
    '1',
    '-cpu-used',
    '2',
    '-g',
    '150',
  ];
  return { file: join(project, file), options };
}

function h264(file: string, quality: number) {
  const options = [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-profile:v',
    'high',
    '-crf',
    `${quality}`,
    '-movflags',
    '+faststart',
  ];
  return { file: join(project, file), options };
}

async function writePosters(): Promise<void> {
  const { width, height } = heroFilm;
  const first = sharp(await drawFrame(heroFilm, 0), { raw: { width, height, channels: 3 } });
  await first.clone().avif({ quality: 58, effort: 6 }).toFile(join(project, 'public/hero/poster.avif'));
  await first.clone().webp({ quality: 78, effort: 6 }).toFile(join(project, 'public/hero/poster.webp'));
}

await writePosters();
await shoot(heroFilm, [vp9('public/hero/hero.webm', 36), h264('public/hero/hero.mp4', 27)]);
for (const [name, film] of Object.entries(trailerFilms)) {
  await shoot(film, [vp9(`backend/seed/media/${name}.webm`, 36)]);
}
