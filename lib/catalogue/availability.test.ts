import { availabilityOf } from './availability.ts';

const NOW = Date.UTC(2026, 10, 20);
const DAY = 86_400_000;

describe('the availability of a course', () => {
  it.each([
    ['always open without dates', null, null, { state: 'always' }],
    ['open after its beginning', NOW - DAY, null, { state: 'open', date: null }],
    ['open until its end', NOW - DAY, NOW + DAY, { state: 'open', date: NOW + DAY }],
    ['open until its end when only that is known', null, NOW + DAY, { state: 'open', date: NOW + DAY }],
    ['upcoming before its beginning', NOW + DAY, NOW + 9 * DAY, { state: 'upcoming', date: NOW + DAY }],
    ['closed after its end', NOW - 9 * DAY, NOW - DAY, { state: 'closed', date: NOW - DAY }],
    ['judged by its end when the dates are out of order', NOW + 9 * DAY, NOW + DAY, { state: 'open', date: NOW + DAY }],
    [
      'closed when the dates are out of order and the end is past',
      NOW + DAY,
      NOW - DAY,
      { state: 'closed', date: NOW - DAY },
    ],
  ])('is %s', (_what, opensAt, closesAt, expected) => {
    expect(availabilityOf({ opensAt, closesAt }, NOW)).toEqual(expected);
  });
});
