import { readSelectableFilters } from './selectable-filters';

const mockFilter = (name: string, keys: readonly string[]) => ({
  name,
  order: 1,
  values: keys.map((key) => ({ key, label: { it: key, en: key }, order: 1 })),
});
const mockFilters = [mockFilter('filterLingua', ['IT']), mockFilter('filterTipo', []), mockFilter('filterAteneo', [])];
jest.mock('./read-lists', () => ({
  readFilters: async () => mockFilters,
  readInstitutions: async () => [{ id: '7', name: 'Università di Pisa' }],
}));
jest.mock('./read-extensions', () => ({}));

const namesFor = async (selection: Record<string, string[]>) =>
  (await readSelectableFilters(selection)).map(({ name }) => name);

it('a filter without values is left out: there is nothing to choose', async () => {
  expect(await namesFor({})).toEqual(['filterLingua']);
});

it('a filter without values has those that are selected and exist', async () => {
  expect(await namesFor({ filterAteneo: ['7', '8'] })).toEqual(['filterLingua', 'filterAteneo']);
});
