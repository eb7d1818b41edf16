/** @jest-environment ./jest/environment.mjs */
import { screen } from '@testing-library/react';
import { renderIn } from '../testing/render-in';
import { SeriesView } from './SeriesView';
import { courses, seriesPage } from './testing/course-fixtures';

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('shows what the series is and its members as cards', () => {
  renderIn('it', <SeriesView page={seriesPage()} title="La transizione" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('La transizione');
  expect(screen.getByText(/Serie · 2 corsi/)).toBeVisible();
  expect(screen.getByText('Quattro corsi.')).toBeVisible();
  expect(titles()).toEqual(['Fisica sotto la montagna', 'Quantum Physics for the Curious']);
});

it('offers a way on when it has no members, and says that it has no description', () => {
  renderIn('en', <SeriesView page={seriesPage({ series: courses.sparse, members: [] })} title="Series" />);
  expect(titles()).toEqual(['No course in this series']);
  expect(screen.getByText(/not yet published a description/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the whole catalogue' })).toHaveAttribute('href', '/en/catalogue');
});
