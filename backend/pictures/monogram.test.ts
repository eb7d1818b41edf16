import sharp from 'sharp';
import { drawMonogram } from './monogram.ts';

const bologna = { acronym: 'UniBo', name: 'Alma Mater Studiorum', afam: false, seed: 'UniBo' };

async function opacityAt(bytes: Buffer, left: number, top: number): Promise<number | undefined> {
  const pixel = await sharp(bytes).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return pixel[3];
}

describe('drawMonogram', () => {
  it('draws a small seal of 320×320 that is transparent outside and opaque within', async () => {
    const picture = await drawMonogram(bologna);
    expect(await sharp(picture.bytes).metadata()).toMatchObject({
      width: 320,
      height: 320,
      format: 'webp',
      hasAlpha: true,
    });
    expect(await opacityAt(picture.bytes, 1, 1)).toBe(0);
    expect(await opacityAt(picture.bytes, 160, 200)).toBe(255);
    expect(picture.bytes.length).toBeLessThan(10_000);
  });

  it('depends on its seed and on nothing else that changes', async () => {
    const [first, again, other] = await Promise.all([
      drawMonogram(bologna),
      drawMonogram(bologna),
      drawMonogram({ ...bologna, seed: 'another' }),
    ]);
    expect(first.bytes.equals(again.bytes)).toBe(true);
    expect(first.bytes.equals(other.bytes)).toBe(false);
  });

  it('tells institutions apart that share a seal', async () => {
    const seals = await Promise.all(
      ['UniPa', 'UniPd', 'UniPg', 'UniRoma1', 'UniRoma2'].map((acronym) => drawMonogram({ ...bologna, acronym })),
    );
    expect(new Set(seals.map(({ bytes }) => bytes.toString('base64'))).size).toBe(seals.length);
  });

  it.each(['#ffffff', '#0b1020'])('stands out from a page of %s', async (background) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const { bytes } = await drawMonogram({ ...bologna, seed });
      const { channels } = await sharp(await sharp(bytes).flatten({ background }).greyscale().toBuffer()).stats();
      expect(channels[0]?.stdev).toBeGreaterThan(35);
    }
  });

  it.each([
    ['digits', 'UniRoma3'],
    ['accents', 'CittàÉ'],
    ['nothing the alphabet has', '北京'],
    ['nothing at all', ''],
    ['markup', '"/><script>alert(1)</script>&amp;<!--'],
    ['a very long one', 'Universitas'.repeat(40)],
  ])('copes with an acronym of %s', async (_, acronym) => {
    const { bytes } = await drawMonogram({ ...bologna, acronym, name: acronym });
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 320, height: 320 });
  });

  it('reads an accented acronym as the plain one', async () => {
    const [accented, plainOne] = await Promise.all(
      ['Città', 'Citta'].map((acronym) => drawMonogram({ ...bologna, acronym })),
    );
    expect(accented?.bytes.equals(plainOne?.bytes ?? Buffer.alloc(0))).toBe(true);
  });
});
