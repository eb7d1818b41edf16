/** @jest-environment ./jest/environment.mjs */
import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import type { FilterView } from '@/lib/catalogue/filter-view';
import { BrowseByFilter } from './BrowseByFilter';

const filters: readonly FilterView[] = [
  {
    ...{ name: 'filterLingua', label: 'Language' },
    choices: [
      { key: 'EN', label: 'English' },
      { key: 'IT', label: 'Italiano', lang: 'it' },
    ],
  },
  { name: 'filterTarget', label: 'Target group', choices: [{ key: '6', label: 'Teachers' }], isShortened: true },
];
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => {
  renderIn('en', <BrowseByFilter filters={filters} locale="en" allValues="All values: {filter}" />);
});

it('each value of the filters is a link to its results; of very many the first are, with the way to all', () => {
  expect(links()).toEqual([
    ['English', '/en/catalogue?filterLingua=EN'],
    ['Italiano', '/en/catalogue?filterLingua=IT'],
    ['Teachers', '/en/catalogue?filterTarget=6'],
    ['All values: Target group', '/en/list/filterTarget'],
  ]);
  const names = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Language', 'Target group']);
});

it('says which names are not in the language of the page', () => {
  expect(screen.getByText('Italiano')).toHaveAttribute('lang', 'it');
  expect(screen.getByText('English')).not.toHaveAttribute('lang');
});
