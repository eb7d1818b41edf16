import fc from 'fast-check';
import { freePlace } from './toast-place';

const bar = (top: number, height: number) => ({ top, bottom: top + height });

it.each([
  ['no bar', [], 0],
  ['a header at the top', [bar(0, 72)], 72],
  ['a banner above the header', [bar(36, 72)], 108],
  ['a header that has been scrolled away', [bar(-72, 72)], 0],
  ['a header on its way out', [bar(-40, 72)], 32],
  ['a bar that is far below', [bar(0, 72), bar(400, 60)], 72],
  ['a bar that comes near', [bar(0, 72), bar(120, 60)], 180],
  ['a bar that sticks to the top', [bar(-500, 72), bar(0, 60)], 60],
  ['a bar that is not shown', [bar(0, 0)], 0],
])('a message of 100 px with %s', (_, bars, place) => {
  expect(freePlace(bars, 100)).toBe(place);
});

it('never covers a bar', () => {
  const bars = fc.array(
    fc.tuple(fc.integer({ min: -300, max: 900 }), fc.nat(200)).map(([top, size]) => bar(top, size)),
  );
  fc.assert(
    fc.property(bars, fc.integer({ min: 1, max: 400 }), (some, height) => {
      const place = freePlace(some, height);
      expect(place).toBeGreaterThanOrEqual(0);
      for (const { top, bottom } of some.filter((one) => one.bottom > Math.max(one.top, 0))) {
        expect(bottom <= place || top >= place + height).toBe(true);
      }
    }),
  );
});
