import { courseDates } from './calendar-event.ts';

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
  expect(courseDates({ opensAt, closesAt })).toEqual(expected);
});
