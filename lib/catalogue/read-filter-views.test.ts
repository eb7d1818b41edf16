import { readFilterViews } from './read-filter-views';

const mockFilters = ['filterLingua', 'filterAreaTematica', 'filterISCED2', 'filter_durata_ore', 'filterCodiceISCED'];
jest.mock('next-intl/server', () => {
  const { translations } = jest.requireActual('@/lib/api/testing/routes');
  return { getTranslations: (namespace: string) => translations.getTranslations({ locale: 'it', namespace }) };
});
jest.mock('@/lib/i18n/locale', () => ({ currentLocale: async () => 'it' }));
jest.mock('./selectable-filters', () => ({
  readSelectableFilters: async () => mockFilters.map((name, order) => ({ name, order, values: [] })),
}));

it('a filter that has no text of ours is called by its own name, and nothing is logged', async () => {
  const labels = (await readFilterViews()).map(({ label }) => label);
  expect(labels).toEqual(['Lingua', 'Area tematica', 'ISCED 2', 'Durata ore', 'Codice ISCED']);
});
