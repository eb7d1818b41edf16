/** @jest-environment ./jest/environment.mjs */
import { screen, within } from '@testing-library/react';
import { renderIn } from '../testing/render-in';
import { SeriesSteps } from './SeriesSteps';

it('says which step of a series it is, and leads to the one before and after', () => {
  const neighbour = (id: string, title: string) => ({ id, title, language: 'it' });
  const seriesStep = {
    series: neighbour('1002', 'La transizione'),
    step: 2,
    count: 3,
    previous: neighbour('3', 'Uno'),
    next: { id: '5', title: 'Three', language: 'en' },
  };
  renderIn('it', <SeriesSteps at={seriesStep} />);
  const steps = within(screen.getByRole('navigation', { name: 'Corso 2 di 3 della serie La transizione' }));
  const links = steps.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['La transizione', '/collectionCard/1002'],
    ['Prima: Uno', '/courseDetails/3'],
    ['Dopo: Three', '/courseDetails/5'],
  ]);
  expect(steps.getByText('Three')).toHaveAttribute('lang', 'en');
  expect(steps.getByText('Uno')).not.toHaveAttribute('lang');
});
