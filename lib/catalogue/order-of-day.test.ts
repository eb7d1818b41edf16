import fc from 'fast-check';
import { orderOfDay, romeDay } from './order-of-day';

const institutions = Array.from({ length: 60 }, (_, index) => ({
  id: String(index),
  // Academies come first, as in alphabetical order.
  kind: index < 20 ? ('afam' as const) : ('university' as const),
}));

describe('the order of a day', () => {
  it('is the same for everyone that day, and another one the next day', () => {
    fc.assert(
      fc.property(fc.nat({ max: 40_000 }), (day) => {
        const order = orderOfDay(institutions, day);
        expect(orderOfDay(institutions.toReversed(), day)).toEqual(order);
        expect(orderOfDay(institutions, day + 1)).not.toEqual(order);
        expect(new Set(order)).toEqual(new Set(institutions));
      }),
    );
  });

  it('never begins with several of the smaller kind', () => {
    fc.assert(
      fc.property(fc.nat({ max: 40_000 }), (day) => {
        const kinds = orderOfDay(institutions, day).map(({ kind }) => kind);
        expect(kinds.slice(0, 6).filter((kind) => kind === 'afam')).toHaveLength(2);
      }),
    );
  });

  it.each([
    ['2026-11-23T22:59:59Z', '2026-11-23T00:00Z'],
    ['2026-11-23T23:00:00Z', '2026-11-24T00:00Z'],
    ['2026-06-30T22:00:00Z', '2026-07-01T00:00Z'],
  ])('at %s belongs to the day of Rome', (now, day) => {
    expect(romeDay(Date.parse(now))).toBe(Date.parse(day) / 86_400_000);
  });
});
