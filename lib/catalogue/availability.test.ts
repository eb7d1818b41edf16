import { availabilityOf } from './availability.ts';

const now = Date.UTC(2026, 10, 20);
const day = 86_400_000;

describe('the availability of a course', () => {
  it.each([
    ['always open without dates', null, null, { state: 'always' }],
    ['open after its beginning', now - day, null, { state: 'open', date: null }],
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
