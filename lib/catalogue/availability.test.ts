import * as fc from 'fast-check';
import { parseWireEnd } from '@/lib/api/schemas/wire-date';
import { availabilityOf, calendarDays, nextChange } from './availability.ts';

const now = Date.UTC(2026, 10, 20);
const day = 86_400_000;

describe('the availability of a course', () => {
  it.each([
    ['unknown without dates', null, null, { state: 'unknown' }],
    ['always open after its beginning without an end', now - day, null, { state: 'always' }],
    ['open on the moment of its opening', now, now + day, { state: 'open', date: now + day }],
    ['open to its last moment', now - day, now, { state: 'open', date: now }],
    ['open until its end', now - day, now + day, { state: 'open', date: now + day }],
    ['open until its end when only that is known', null, now + day, { state: 'open', date: now + day }],
    ['upcoming before its beginning', now + day, now + 9 * day, { state: 'upcoming', date: now + day }],
    ['closed after its end', now - 9 * day, now - day, { state: 'closed', date: now - day }],
    ['judged by its end when the dates are out of order', now + 9 * day, now + day, { state: 'open', date: now + day }],
    [
      'closed when the dates are out of order and the end is past',
      now + day,
      now - day,
      { state: 'closed', date: now - day },
    ],
  ])('is %s', (_what, opensAt, closesAt, expected) => {
    expect(availabilityOf({ opensAt, closesAt }, now)).toEqual(expected);
  });
});

it.each(['2026-11-26', '2026-11-26 00:00:00', Date.parse('2026-11-26T00:00:00+01:00')])(
  'a course that ends on a day, %j, is open on that day and closed on the next',
  (wire) => {
    const dates = { opensAt: null, closesAt: parseWireEnd(wire) };
    const at = (time: string) => availabilityOf(dates, Date.parse(time)).state;
    expect([at('2026-11-26T00:00:00+01:00'), at('2026-11-26T23:59:00+01:00')]).toEqual(['open', 'open']);
    expect(at('2026-11-27T00:00:00+01:00')).toBe('closed');
  },
);

describe('the next change of states', () => {
  const midnight = Date.parse('2027-01-13T00:00:00+01:00');

  it.each([
    ['is the opening of today', { opensAt: midnight, closesAt: null }, midnight - 60_000, midnight],
    ['is past once a course has opened', { opensAt: midnight, closesAt: null }, midnight, null],
    [
      'is midnight in Rome after the last second of a day',
      { opensAt: null, closesAt: midnight - 1 },
      midnight - 1,
      midnight,
    ],
    ['is past once a course has closed', { opensAt: null, closesAt: midnight - 1 }, midnight, null],
    ['is none without dates', { opensAt: null, closesAt: null }, midnight, null],
  ])('%s', (_what, dates, at, expected) => {
    expect(nextChange([dates], at)).toBe(expected);
  });

  it('is never later than any state changes', () => {
    const date = fc.option(fc.integer({ min: -50, max: 50 }));
    const courses = fc.array(fc.record({ opensAt: date, closesAt: date }), { maxLength: 5 });
    fc.assert(
      fc.property(courses, fc.integer({ min: -60, max: 60 }), (dated, at) => {
        const end = nextChange(dated, at) ?? 200;
        const statesAt = (time: number) => dated.map((course) => availabilityOf(course, time).state);
        for (let time = at; time < end && time < 120; time += 1) expect(statesAt(time)).toEqual(statesAt(at));
      }),
    );
  });
});

describe('the dates of a course for a calendar', () => {
  const opens = (time: number) => ({ kind: 'opens', time });
  const closes = (time: number) => ({ kind: 'closes', time });

  it.each([
    ['both dates', 10, 20, [opens(10), closes(20)]],
    ['both dates at the same moment', 10, 10, [opens(10), closes(10)]],
    ['a beginning only', 10, null, [opens(10)]],
    ['an end only', null, 20, [closes(20)]],
    ['an end before its beginning', 20, 10, [closes(10)]],
    ['no dates', null, null, []],
    ['a year that no calendar has', Date.UTC(12_026, 0, 1), null, []],
    ['a year before calendars', Date.UTC(-5, 0, 1), 20, [closes(20)]],
  ])('a course with %s has its days', (_what, opensAt, closesAt, expected) => {
    expect(calendarDays({ opensAt, closesAt })).toEqual(expected);
  });
});
