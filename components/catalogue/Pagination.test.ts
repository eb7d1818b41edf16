import fc from 'fast-check';
import { paginationItems } from './Pagination';

describe('the row of page links', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 10, [1, 2, 'gap', 10]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
    [10, 10, [1, 'gap', 9, 10]],
  ])('on page %i of %i is %j', (page, count, items) => {
    expect(paginationItems(page, count)).toEqual(items);
  });

  it('rises from first to last, holds the current page and never more than nine places', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12_000 }), fc.nat(12_000), (count, seed) => {
        const page = 1 + (seed % count);
        const items = paginationItems(page, count);
        const numbers = items.filter((item) => item !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
        expect(items.length).toBeLessThanOrEqual(9);
      }),
    );
  });
});
