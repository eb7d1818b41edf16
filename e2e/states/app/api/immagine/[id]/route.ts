import sharp from 'sharp';

/** The same plain picture for every id of the fixtures. */
export async function GET() {
  const background = { r: 214, g: 120, b: 70 };
  const picture = await sharp({ create: { width: 640, height: 360, channels: 3, background } })
    .png()
    .toBuffer();
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
}
