import { longestDelay } from './retry.ts';

describe('longestDelay', () => {
  it('doubles up to an exponent of 8', () => {
    expect([1, 2, 3, 8, 9, 10, 50].map(longestDelay)).toEqual([100, 200, 400, 12_800, 25_600, 25_600, 25_600]);
  });
});
