import * as fc from 'fast-check';
import { endPageWithin } from '@/lib/page-parts/page-part';
import { availabilityOf } from './availability';
import { changeOfPage, readStateClock, stateClock } from './page-clock';

jest.mock('@/lib/page-parts/page-part', () => ({ endPageWithin: jest.fn() }));
// React's own `cache` stores nothing outside of a render.
jest.mock('react', () => ({
  cache: <Value>(make: () => Value) => {
    let made: Value | undefined;
    return () => {
      made ??= make();
      return made;
    };
  },
}));

const midnight = Date.parse('2026-11-24T00:00:00+01:00');

it.each([
  ['a minute before midnight', midnight - 60_000, { now: midnight - 60_000, changesAt: midnight }],
  ['half a second before midnight: it counts as past', midnight - 500, { now: midnight, changesAt: null }],
  ['after midnight', midnight, { now: midnight, changesAt: null }],
])('the states of a course that opens at midnight hold %s', (_what, time, expected) => {
  expect(stateClock([{ opensAt: midnight, closesAt: null }], time)).toEqual(expected);
});

it('states hold until they change, for a second at least', () => {
  const date = fc.option(fc.integer({ min: -5_000, max: 5_000 }));
  const courses = fc.array(fc.record({ opensAt: date, closesAt: date }), { maxLength: 6 });
  fc.assert(
    fc.property(courses, fc.integer({ min: -6_000, max: 6_000 }), (dated, time) => {
      const { now, changesAt } = stateClock(dated, time);
      fc.pre(changesAt !== null);
      expect(changesAt - time).toBeGreaterThanOrEqual(1_000);
      const statesAt = (moment: number) => dated.map((course) => availabilityOf(course, moment).state);
      expect(statesAt(changesAt - 1)).toEqual(statesAt(now));
    }),
  );
});

it.each([
  ['until a course opens', 90_500, [[90]]],
  ['as long as any other when a course opens later', 300_000, []],
  ['as long as any other when no state changes', -1, []],
])('a page is cached %s', async (_what, opensIn, limits) => {
  jest.mocked(endPageWithin).mockClear();
  jest.spyOn(Date, 'now').mockReturnValueOnce(midnight);
  await readStateClock([{ opensAt: midnight + opensIn, closesAt: null }]);
  expect(jest.mocked(endPageWithin).mock.calls).toEqual(limits);
});

it('a page changes when the first of all its parts does', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(midnight - 600_000);
  for (const minutes of [5, 1, 3]) await readStateClock([{ opensAt: midnight + minutes * 60_000, closesAt: null }]);
  expect(changeOfPage()).toBe(midnight + 60_000);
});
