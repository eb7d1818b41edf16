import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import { svgDocument } from '../svg.ts';

/** A silent film drawn frame by frame; sizes in pixels. */
export interface Film {
  readonly width: number;
  readonly height: number;
  /** Frames per second. */
  readonly rate: number;
  readonly seconds: number;
  /** SVG content at a moment from 0 (start, included) to 1 (end, excluded). */
  readonly draw: (moment: number) => string;
}

/** An output file and the ffmpeg options for it. */
export interface Encoding {
  readonly file: string;
  readonly options: readonly string[];
}

/** One frame as raw RGB pixels. */
export async function drawFrame({ width, height, draw }: Film, moment: number): Promise<Buffer> {
  return sharp(Buffer.from(svgDocument(width, height, draw(moment))))
    .removeAlpha()
    .raw()
    .toBuffer();
}

function encoder({ width, height, rate }: Film, encodings: readonly Encoding[]): ChildProcess {
  const input = [
    '-f',
    'rawvideo',
    '-pixel_format',
    'rgb24',
    '-video_size',
    `${width}x${height}`,
    '-framerate',
    `${rate}`,
    '-i',
    '-',
  ];
  const colour = [
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
  ];
  const outputs = encodings.flatMap(({ file, options }) => ['-an', ...colour, ...options, file]);
  return spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...outputs], { stdio: ['pipe', 'inherit', 'inherit'] });
}

/** Draws a film and writes it in every encoding. Needs `ffmpeg`; throws an Error when ffmpeg fails. */
export async function shoot(film: Film, encodings: readonly Encoding[]): Promise<void> {
  const ffmpeg = encoder(film, encodings);
  const finished = once(ffmpeg, 'close');
  const { stdin } = ffmpeg;
  if (!stdin) throw new Error('ffmpeg takes no pictures: its input is closed.');
  const frames = film.rate * film.seconds;
  for (let frame = 0; frame < frames; frame += 1) {
    if (!stdin.write(await drawFrame(film, frame / frames))) await once(stdin, 'drain');
  }
  stdin.end();
  const [code] = (await finished) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with code ${code}: see what it wrote above.`);
}
