import { asksForEveryCourse } from './every-course.ts';

it.each([
  ['Corsi online gratuiti', true],
  ['free online courses', true],
  ['tutti i corsi', true],
  ['corsi', true],
  ['corsi universitari', true],
  ['free university courses', true],
  ['corsi gratuiti di greco', false],
  ['per tutti', false],
  ['?!', false],
  ['', false],
])('“%s” asks for all courses: %s', (text, expected) => {
  expect(asksForEveryCourse(text)).toBe(expected);
});
