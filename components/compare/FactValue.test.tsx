/** @jest-environment ./jest/environment.mjs */
import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { listedCourses } from '../saved/testing/listed-courses';
import { FactValue } from './compared-facts';

it.each([
  ['always', 'non chiude'],
  ['unknown', 'non indicato'],
] as const)('the end of a course without one, which is in the state “%s”: %s', (kind, words) => {
  const [first] = listedCourses;
  if (!first?.found) throw new Error('There is no course');
  const course = { ...first.found.course, closesAt: null };
  renderIn('it', <FactValue fact="closes" found={{ ...first.found, course, state: { kind, text: '' } }} />);
  expect(screen.getByText(words)).toBeVisible();
});
