/** @jest-environment ./jest/environment.mjs */
import { screen } from '@testing-library/react';
import { renderIn } from '../testing/render-in';
import { RelatedCourses } from './RelatedCourses';

it('names the categories, with the language of a name that is not translated', () => {
  const categories = [
    { id: '1', name: { it: 'Musica', en: null } },
    { id: '2', name: { it: 'Scienze', en: 'Science' } },
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
});
