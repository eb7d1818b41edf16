/** @jest-environment ./jest/environment.mjs */
import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import type { Filter } from '@/lib/model/filter';
import { BrowseByFilter } from './BrowseByFilter';

const filters: readonly Filter[] = [
  { name: 'filterLivello', order: 2, values: [{ key: '6', label: { it: 'Livello 6', en: 'Level 6' }, order: 1 }] },
  {
    name: 'filterLingua',
    order: 1,
    values: [
      { key: 'IT', label: { it: 'Italiano', en: null }, order: 2 },
      { key: 'EN', label: { it: 'Inglese', en: 'English' }, order: 1 },
      { key: 'XX', label: { it: null, en: null }, order: 3 },
    ],
  },
];
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('the links to the results of each value', () => {
  it('stand in the order of the filters and of their values', () => {
    renderIn('it', <BrowseByFilter filters={filters} />);
    expect(links()).toEqual([
      ['Inglese', '/catalogue?filterLingua=EN'],
      ['Italiano', '/catalogue?filterLingua=IT'],
      ['XX', '/catalogue?filterLingua=XX'],
      ['Livello 6', '/catalogue?filterLivello=6'],
    ]);
    expect([...document.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(['Lingua', 'Livello']);
  });

  it('stand in the order of the English names on an English page, where the Italian ones were in theirs', () => {
    const values = [
      { key: 'FR', label: { it: 'Francese', en: 'French' }, order: 1 },
      { key: 'EN', label: { it: 'Inglese', en: 'English' }, order: 2 },
      { key: 'DE', label: { it: 'Tedesco', en: 'German' }, order: 3 },
    ];
    renderIn('en', <BrowseByFilter filters={[{ name: 'filterLingua', order: 1, values }]} />);
    expect(links().map(([name]) => name)).toEqual(['English', 'French', 'German']);
  });

  it('say which names are not in the language of the page', () => {
    renderIn('en', <BrowseByFilter filters={filters} />);
    expect(screen.getByText('Italiano')).toHaveAttribute('lang', 'it');
    expect(screen.getByText('English')).not.toHaveAttribute('lang');
    expect(screen.getByText('English')).toHaveAttribute('href', '/en/catalogue?filterLingua=EN');
  });

  it('are left out where there is nothing to choose', () => {
    expect(renderIn('it', <BrowseByFilter filters={[]} />).container).toBeEmptyDOMElement();
  });
});
