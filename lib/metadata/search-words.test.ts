import { emptySearch } from '@/lib/addresses/search-address';
import { searchWords } from './search-words';

const card = {
  ...{ id: '12', title: 'Onde', imageId: null, institutions: [], seriesSize: 0, language: 'it' },
};

const { translations } = jest.requireActual('@/lib/api/testing/routes');

it.each([
  [card, '1 corso online aperto delle università'],
  [{ ...card, seriesSize: 4 }, '1 serie di corsi online aperti delle università'],
])('the description of a single result calls it what it is', async (single, words) => {
  const t = await translations.getTranslations({ locale: 'it', namespace: 'catalogue' });
  expect(searchWords(t, [], emptySearch, { total: 1, cards: [single] }).description).toContain(words);
});
