import sharp from 'sharp';
import { settingOf } from './banner/landscape.ts';
import { drawBanner } from './banner.ts';
import { teachingOf } from './teaching.ts';

const siena = { seed: 'UniSi', city: 'Siena', afam: false };

describe('drawBanner', () => {
  it('draws 1600×600, the same for the same seed', async () => {
    const [first, again, other] = await Promise.all([
      drawBanner(siena),
      drawBanner(siena),
      drawBanner({ ...siena, seed: 'x' }),
    ]);
    expect(await sharp(first.bytes).metadata()).toMatchObject({ width: 1600, height: 600, format: 'webp' });
    expect(first.bytes.equals(again.bytes)).toBe(true);
    expect(first.bytes.equals(other.bytes)).toBe(false);
    expect(first.bytes.length).toBeLessThan(70_000);
  });

  it.each([
    ['Venezia', 'canal'],
    ['Napoli', 'volcano'],
    ['Genova', 'sea'],
    ["L'Aquila", 'mountains'],
    ['Siena', 'hills'],
  ])('puts %s where it lies: %s', (city, setting) => {
    expect(settingOf(city)).toBe(setting);
  });

  it.each([
    ['Conservatorio statale di musica di Roma', true, 'music'],
    ['Accademia di Belle Arti di Brera', true, 'art'],
    ['Politecnico di Milano', false, 'university'],
  ])('takes %s for what it is', (name, afam, teaching) => {
    expect(teachingOf(name, afam)).toBe(teaching);
  });

  it('shows an AFAM institution otherwise than a university of the same town', async () => {
    const [university, academy] = await Promise.all([drawBanner(siena), drawBanner({ ...siena, afam: true })]);
    expect(university.bytes.equals(academy.bytes)).toBe(false);
  });

  it('is not broken by a hostile town', async () => {
    const { bytes } = await drawBanner({ ...siena, seed: '</svg>"\u0000', city: '<script>&"\'</svg>' });
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1600, height: 600 });
  });
});
