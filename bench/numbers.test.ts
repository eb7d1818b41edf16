import { median, quantile, rounded } from './numbers.ts';

it('takes the middle value, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2);
  expect(median([7])).toBe(7);
});

it('takes the value that a share does not exceed', () => {
  const values = Array.from({ length: 100 }, (_, index) => index + 1);
  expect(quantile(values, 0.95)).toBe(95);
  expect(quantile(values, 0.99)).toBe(99);
  expect(quantile(values, 1)).toBe(100);
});

it('has no middle of nothing', () => expect(median([])).toBeNaN());

it('rounds', () => expect([rounded(1.2345, 2), rounded(2.5)]).toEqual([1.23, 3]));
