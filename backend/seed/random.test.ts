import { createRandom } from './random.ts';

describe('createRandom', () => {
  it('repeats itself for the same seed only', () => {
    const draw = (seed: string) => {
      const random = createRandom(seed);
      return Array.from({ length: 20 }, () => random.int(0, 1_000_000));
    };
    expect(draw('uno')).toEqual(draw('uno'));
    expect(draw('uno')).not.toEqual(draw('due'));
  });

  it('is spread evenly', () => {
    const { int } = createRandom('even');
    const counts = [0, 0, 0, 0];
    for (let draw = 0; draw < 8000; draw += 1) counts[int(0, 3)] = (counts[int(0, 3)] ?? 0) + 1;
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(250);
  });

  it('keeps to its bounds and keeps every item when it shuffles', () => {
    const random = createRandom('bounds');
    for (let draw = 0; draw < 500; draw += 1) {
      expect(random.int(3, 5)).toBeGreaterThanOrEqual(3);
      expect(random.int(3, 5)).toBeLessThanOrEqual(5);
    }
    expect(random.shuffle([1, 2, 3, 4]).toSorted()).toEqual([1, 2, 3, 4]);
  });

  it('refuses to pick from nothing', () => {
    expect(() => createRandom('none').pick([])).toThrow(/empty list/);
  });
});
