import { wantedServerPages } from './CourseLoader';

it.each([
  [1, 3, 1],
  [9, 3, 1],
  [10, 3, 2],
  [19, 3, 2],
  [20, 3, 3],
  [30, 3, 3],
  [10, 1, 1],
  [1, 0, 1],
])('at carousel page %i of a catalogue of %i server pages wants %i', (furthest, available, wanted) => {
  expect(wantedServerPages(furthest, available)).toBe(wanted);
});
