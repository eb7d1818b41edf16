import { ndcg, reciprocalRank } from './measures.ts';

describe('discounted gain', () => {
  it('is 1 for the best order and less for any other', () => {
    expect(ndcg([3, 2, 1], [1, 2, 3])).toBe(1);
    expect(ndcg([1, 2, 3], [1, 2, 3])).toBeLessThan(1);
    expect(ndcg([0, 0], [3])).toBe(0);
  });

  it('looks at ten results, and asks for no more than ten good ones', () => {
    expect(ndcg(Array(10).fill(3), Array(300).fill(3))).toBe(1);
    expect(ndcg([...Array(10).fill(0), 3], [3])).toBe(0);
  });
});

it('counts the place of the first best result', () => {
  expect(reciprocalRank([0, 3, 3], 3)).toBe(0.5);
  expect(reciprocalRank([2, 1], 3)).toBe(0);
});
