import sharp from 'sharp';
import { grain } from './grain.ts';
import { svgDocument } from './svg.ts';

/** A finished picture; sizes in pixels. */
export interface Picture {
  readonly bytes: Buffer;
  readonly contentType: 'image/webp';
  readonly width: number;
  readonly height: number;
}

interface Print {
  readonly width: number;
  readonly height: number;
  /** SVG content. */
  readonly content: string;
  /** WebP quality, 0 to 100. */
  readonly quality: number;
  /** Target size in bytes: a larger picture is encoded again at half the quality. */
  readonly budget: number;
  /** Whether the print texture is laid over it; transparent pictures have none. */
  readonly textured: boolean;
}

/** Turns SVG content into a WebP picture. The same content gives the same bytes. */
export async function printPicture({ width, height, content, quality, budget, textured }: Print): Promise<Picture> {
  const drawing = sharp(Buffer.from(svgDocument(width, height, content)));
  const printed = textured ? drawing.composite([grain]).removeAlpha() : drawing;
  const raster = await printed.raw().toBuffer({ resolveWithObject: true });
  const encode = (fineness: number) =>
    sharp(raster.data, { raw: raster.info }).webp({ quality: fineness, effort: 2 }).toBuffer();
  const first = await encode(quality);
  const bytes = first.length > budget ? await encode(quality / 2) : first;
  return { bytes, contentType: 'image/webp', width, height };
}
