/** @jest-environment ./jest/environment.mjs */
import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { emptySearch, type SearchAddress } from '@/lib/addresses/search-address';
import type { CardPage } from '@/lib/catalogue/course-card';
import { NoResults } from './NoResults';

it('names the first subjects where nothing else is found, with the language of a name that is not translated', () => {
  const choices = [
    { key: '1', label: 'Musica', lang: 'it' },
    { key: '2', label: 'Science' },
  ];
  const filters = [{ name: 'filterCategoria', label: 'Subject', choices }];
  const answer = { cards: [], total: 0, page: 1, pageCount: 0 };
  const textReport = { correctedText: null, missingWords: ['xqz'] };
  renderIn(
    'en',
    <NoResults filters={filters} search={{ ...emptySearch, text: 'xqz' }} answer={{ ...answer, textReport }} />,
  );
  expect(screen.getByRole('link', { name: 'Musica' })).toHaveAttribute('lang', 'it');
  expect(screen.getByRole('link', { name: 'Science' })).not.toHaveAttribute('lang');
});

const near = { categories: [], cards: [], isOnlyMentioned: false };

it.each<[string, Partial<SearchAddress>, Partial<CardPage>, number]>([
  ['a text of which nothing is known', { text: 'xqz' }, {}, 1],
  ['a text to which something is near', { text: 'xqz' }, { near }, 0],
  [
    'a text with filters, without which it may find more',
    { text: 'xqz', selection: { filterCategoria: ['1'] } },
    {},
    0,
  ],
  ['filters alone', { selection: { filterLingua: ['IT'] } }, {}, 0],
])('names the first subjects only for a text of which nothing is known: %s', (_what, search, more, count) => {
  const filters = [{ name: 'filterCategoria', label: 'Subject', choices: [{ key: '1', label: 'Music' }] }];
  const answer = { cards: [], total: 0, page: 1, pageCount: 0, ...more };
  renderIn('en', <NoResults filters={filters} search={{ ...emptySearch, ...search }} answer={answer} />);
  expect(screen.queryAllByRole('link', { name: 'Music' })).toHaveLength(count);
});

it('says that nothing can be searched yet where the catalogue is empty', () => {
  const answer = { cards: [], total: 0, page: 1, pageCount: 0 };
  renderIn('en', <NoResults filters={[]} search={emptySearch} answer={answer} />);
  expect(screen.queryByRole('link')).toBeNull();
});
