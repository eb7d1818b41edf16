import { cards } from '@/components/catalogue/testing/card-fixtures';
import { emptySearch } from '@/lib/addresses/search-address';
import { searchWords } from './search-words';

const { translations } = jest.requireActual('@/lib/api/testing/routes');

it.each([
  [cards.course, '1 corso online aperto delle università'],
  [cards.series, '1 serie di corsi online aperti delle università'],
])('the description of a single result calls it what it is', async (card, words) => {
  const t = await translations.getTranslations({ locale: 'it', namespace: 'catalogue' });
  expect(searchWords(t, [], emptySearch, { total: 1, cards: [card] }).description).toContain(words);
});
