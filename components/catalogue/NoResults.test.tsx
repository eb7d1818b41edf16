/** @jest-environment ./jest/environment.mjs */
import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { emptySearch } from '@/lib/addresses/search-address';
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
