/** @jest-environment ./jest/environment.mjs */
import { screen } from '@testing-library/react';
import { renderIn } from '../testing/render-in';
import { CourseActions } from './CourseActions';
import { coursePage, courses } from './testing/course-fixtures';

it.each([
  ['upcoming', '/mooc/app/feeds/it'],
  ['complete', undefined],
  ['closed', undefined],
] as const)('the actions for a course that is %s have the feed of new courses: %s', (name, href) => {
  const { course, state } = coursePage(courses[name]);
  renderIn('it', <CourseActions course={course} state={state} title="Al-jabr" hasRelated />);
  expect(screen.queryByRole('link', { name: 'Segui i nuovi corsi (Atom)' })?.getAttribute('href')).toBe(href);
});

it('a course that opens on an unknown day has no calendar: the course itself is the main action', () => {
  const { course, state } = coursePage(courses.upcoming);
  const undated = { ...course, opensAt: null, closesAt: null };
  renderIn('it', <CourseActions course={undated} state={state} title="Al-jabr" hasRelated />);
  expect(screen.queryByRole('link', { name: 'Aggiungi al calendario' })).toBeNull();
  expect(screen.getByRole('link', { name: /^Vai al corso/ })).toHaveClass('main');
});

it.each([
  [true, 'Vedi corsi simili'],
  [false, /^Vai al corso/],
] as const)('a closed course leads to similar ones where there are any (%s), else to itself', (hasRelated, name) => {
  const { course, state } = coursePage(courses.closed);
  renderIn('it', <CourseActions course={course} state={state} title="Al-jabr" hasRelated={hasRelated} />);
  expect(screen.getByRole('link', { name })).toHaveClass('main');
  expect(screen.queryByRole('link', { name: 'Vedi corsi simili' }) === null).toBe(!hasRelated);
});

it.each([
  ['sparse', 1],
  ['complete', 0],
  ['upcoming', 0],
] as const)('the actions for a course that is %s say that its address is missing: %s times', (name, times) => {
  const { course, state } = coursePage(courses[name]);
  const asked = name === 'upcoming' ? { ...course, courseUrl: null } : course;
  renderIn('it', <CourseActions course={asked} state={state} title="Al-jabr" hasRelated />);
  expect(screen.queryAllByText(/non ha ancora indicato l’indirizzo/)).toHaveLength(times);
});
