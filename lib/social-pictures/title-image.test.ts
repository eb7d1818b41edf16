/** @jest-environment node */
import sharp from 'sharp';
import { drawTitleImage, startsRightToLeft } from './title-image';

/** Letters that every font has, so that no test depends on the fonts of the machine. */
const latin = 'Algebra';

describe('a title drawn with the fonts of the machine', () => {
  it('is a picture of the size that it tells', async () => {
    const image = await drawTitleImage(latin, 100);
    const bytes = Buffer.from(image?.source.split(',')[1] ?? '', 'base64');
    const { width, height, hasAlpha } = await sharp(bytes).metadata();
    expect({ width, height, hasAlpha }).toEqual({ width: image?.width, height: image?.height, hasAlpha: true });
    expect(image?.rightToLeft).toBe(false);
  });

  it('fits on the picture however long it is', async () => {
    const image = await drawTitleImage(`${latin} `.repeat(80), 500);
    expect(image?.width).toBeLessThanOrEqual(1056);
    expect(image?.height).toBeLessThanOrEqual(300);
  });

  it('leaves out signs that no font has, and is none without any letter', async () => {
    const plain = await drawTitleImage(latin, 100);
    expect(await drawTitleImage(`${latin} \u{1fffe}`, 100)).toEqual(plain);
    expect(await drawTitleImage('\u{1fffe}', 100)).toBeNull();
  });

  it('looks only for the characters that it shows', async () => {
    const letters = Array.from({ length: 5_000 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');
    expect(await drawTitleImage(`${latin} ${letters}`, 8)).toEqual(await drawTitleImage(`${latin}…`, 8));
  });

  it('takes markup for text', async () => {
    const image = await drawTitleImage('<b>A</b> & </span>', 100);
    expect(image?.width).toBeGreaterThan((await drawTitleImage('A', 100))?.width ?? 0);
  });
});

it.each([
  ['مقدمة في الجبر', true],
  ['2026: מבוא to algebra', true],
  ['Al-jabr (الجبر)', false],
  ['日本語', false],
  ['', false],
])('knows where the lines of %j begin', (text, expected) => expect(startsRightToLeft(text)).toBe(expected));
