import { courseSpan, hasDateAhead } from './calendar-event.ts';

it.each([
  ['both dates', 10, 20, { start: 10, end: 20 }],
  ['a beginning only', 10, null, { start: 10, end: null }],
  ['an end only', null, 20, { start: 20, end: null }],
  ['an end before its beginning', 20, 10, { start: 10, end: null }],
  ['no dates', null, null, null],
])('a course with %s has its span', (_what, opensAt, closesAt, expected) => {
  expect(courseSpan({ opensAt, closesAt })).toEqual(expected);
});

it.each([
  [{ state: 'upcoming', date: 5 }, true],
  [{ state: 'open', date: 5 }, true],
  [{ state: 'open', date: null }, false],
  [{ state: 'closed', date: 5 }, false],
  [{ state: 'always' }, false],
] as const)('%j has a date ahead: %s', (availability, expected) => {
  expect(hasDateAhead(availability)).toBe(expected);
});
