import { PHASE_PRODUCTION_SERVER } from 'next/constants';
import configOf from '@/next.config.mjs';
import { fixedPicture, fluidPicture } from './picture-address';

const widthOf = (address: string) => Number(/&w=(\d+)&/.exec(address)?.[1]);
const widthsOf = (srcSet: string) => srcSet.split(', ').map((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]));

describe('addresses of pictures', () => {
  it('name one file, twice as wide as its place, for a place that never changes', () => {
    expect(fixedPicture('7', 64).src).toBe('/mooc/app/_next/image?url=%2Fmooc%2Fapp%2Fapi%2Fimmagine%2F7&w=128&q=70');
    expect([48, 96, 4000].map((width) => widthOf(fixedPicture('7', width).src))).toEqual([128, 192, 1440]);
  });

  it('name the widths that a place can want, and no other', () => {
    const { sizes, srcSet, src } = fluidPicture('7', 640, '50vw');
    expect(sizes).toBe('50vw');
    expect(widthsOf(srcSet)).toEqual([256, 360, 720, 960]);
    expect(widthOf(src)).toBe(720);
    expect(widthsOf(fluidPicture('7', 1280, '100vw').srcSet)).toEqual([720, 960, 1440]);
  });

  it('keep an id from changing the address', () => {
    expect(fixedPicture('7&w=1440', 64).src).toContain('%2F7%26w%3D1440&w=128&');
  });

  it('name widths that the server makes', async () => {
    const { images } = await configOf(PHASE_PRODUCTION_SERVER);
    const made = [...(images?.deviceSizes ?? []), ...(images?.imageSizes ?? [])];
    for (const width of [48, 64, 96, 480, 640, 960, 1280]) {
      const { srcSet, src } = fluidPicture('7', width, '1px');
      expect(made).toEqual(expect.arrayContaining([...widthsOf(srcSet), widthOf(src)]));
    }
  });
});
