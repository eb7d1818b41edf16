import fc from 'fast-check';
import { spreadOut } from './bounded-lists';

describe('a list that is too long for a page', () => {
  const most = fc.integer({ min: 1, max: 60 });
  const lists = fc.uniqueArray(fc.nat(), { maxLength: 500 });

  it('is cut to its bound, in its order and without repetitions', () => {
    fc.assert(
      fc.property(lists, most, (list, bound) => {
        const cut = spreadOut(list, bound);
        expect(cut).toHaveLength(Math.min(list.length, bound));
        expect(cut).toEqual(list.filter((item) => cut.includes(item)));
      }),
    );
  });

  it('has items from its beginning to its end, equally far from one another', () => {
    const numbers = Array.from({ length: 3300 }, (_, index) => index);
    const places = spreadOut(numbers, 40);
    expect(places[0]).toBe(0);
    const steps = places.map((place, index) => (places[index + 1] ?? numbers.length) - place);
    expect(new Set(steps)).toEqual(new Set([82, 83]));
  });

  it('is whole when it is short', () => {
    expect(spreadOut([3, 1, 2], 3)).toEqual([3, 1, 2]);
  });
});
