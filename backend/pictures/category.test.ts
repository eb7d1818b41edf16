import sharp from 'sharp';
import { drawCategory } from './category.ts';
import { categorySlugs } from './palettes.ts';

describe('drawCategory', () => {
  it('draws twelve different pictures of 800×600', async () => {
    const pictures = await Promise.all(categorySlugs.map((slug) => drawCategory({ slug })));
    const facts = await Promise.all(pictures.map(({ bytes }) => sharp(bytes).metadata()));
    for (const fact of facts) expect(fact).toMatchObject({ width: 800, height: 600, format: 'webp' });
    expect(new Set(pictures.map(({ bytes }) => bytes.toString('base64'))).size).toBe(12);
  });

  it('names the known categories when it does not know one', () => {
    expect(() => drawCategory({ slug: '../etc' })).toThrow(/"\.\.\/etc": use one of .*scienze/);
  });
});
