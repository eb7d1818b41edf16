/** @jest-environment ./jest/environment.mjs */
import { screen } from '@testing-library/react';
import { cards } from '@/components/cards/testing/card-fixtures';
import { renderIn } from '../testing/render-in';
import { RelatedCourses } from './RelatedCourses';

it('names the categories, with the language of a name that is not translated', () => {
  const categories = [
    { id: '1', name: { it: 'Musica', en: null } },
    { id: '2', name: { it: 'Scienze', en: 'Science' } },
    // Nobody has named it, so no link can.
    { id: '3', name: { it: null, en: null } },
  ];
  renderIn('en', <RelatedCourses categories={categories} courses={[]} isClosed={false} />);
  expect(screen.getByText('Musica')).toHaveAttribute('lang', 'it');
  expect(screen.getByRole('link', { name: 'All courses in Musica' })).toHaveAttribute(
    'href',
    expect.stringContaining('=1'),
  );
  expect(screen.getByRole('link', { name: 'All courses in Science' })).toHaveAttribute(
    'href',
    expect.stringContaining('=2'),
  );
  expect(screen.getAllByRole('link', { name: /^All courses in/ })).toHaveLength(2);
});

it.each([
  [true, ['course', 'upcoming'], 'Similar courses that you can take'],
  [true, ['course', 'closed'], 'Related courses'],
  [true, ['course', 'contractOnly'], 'Related courses'],
  [false, ['course', 'upcoming'], 'Related courses'],
] as const)('where the course of the page is closed (%s) %j are called “%s”', (isClosed, names, title) => {
  const courses = names.map((name) => ({ ...cards[name], id: name }));
  renderIn('en', <RelatedCourses categories={[]} courses={courses} isClosed={isClosed} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(title);
});
