import * as fc from 'fast-check';
import { availabilityOf } from './availability';
import { stateClock } from './page-clock';

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
      if (changesAt === null) return;
      expect(changesAt - time).toBeGreaterThanOrEqual(1_000);
      const statesAt = (moment: number) => dated.map((course) => availabilityOf(course, moment).state);
      expect(statesAt(changesAt - 1)).toEqual(statesAt(now));
    }),
  );
});
