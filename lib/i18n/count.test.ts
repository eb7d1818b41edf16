import fc from 'fast-check';
import { formatCount } from './count.ts';

test.each(['it', 'en'] as const)('counts are written as Intl.NumberFormat writes them (%s)', (locale) => {
  const { format } = new Intl.NumberFormat(locale);
  fc.assert(fc.property(fc.oneof(fc.nat(1_500), fc.nat()), (count) => formatCount(count, locale) === format(count)));
});

test('a browser makes no Intl.NumberFormat for a few hundred courses', () => {
  const made = jest.spyOn(Intl, 'NumberFormat');
  expect(formatCount(999, 'it')).toBe('999');
  expect(made).not.toHaveBeenCalled();
  expect(formatCount(12_345, 'it')).toBe('12.345');
  expect(made).toHaveBeenCalledTimes(1);
});
