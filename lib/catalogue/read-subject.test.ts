import { canonicalQuery } from '@/lib/addresses/search-address';
import type { Extensions } from '@/lib/api/extensions';
import { readSubject } from './read-subject';

let mockExtensions: Extensions = {};
jest.mock('./read-extensions', () => ({ readExtensions: async () => mockExtensions }));
let mockAnswer: object = { cards: [] };
jest.mock('./read-catalogue', () => ({ readCatalogueOnce: async () => ({ answer: mockAnswer }) }));
jest.mock('./read-landing', () => ({ readFirstCards: async () => [], readOpeningSoon: async () => [] }));
jest.mock('./read-lists', () => ({
  readCategories: async () => mockCategories,
  readInstitutions: async () => mockInstitutions,
}));
const mockInstitutions = Array.from({ length: 40 }, (_, id) => ({ id: `${id}`, name: `Ateneo ${id}` }));
const category = (id: string, name: string) => ({
  ...{ id, name: { it: name, en: null }, imageId: null, publishedCourses: 9 },
});
const mockCategories = [
  { ...category('1', 'Musica'), sharedCourses: { 3: 5 } },
  category('2', 'Arte'),
  category('constructor', 'Edilizia'),
  category('3', 'Fisica'),
  { ...category('8', 'Botanica'), publishedCourses: 0 },
];

it.each<[string, Extensions, string[]]>([
  [
    'those with most courses in common first where the backend counts them',
    { categories: 1 },
    ['3', '2', 'constructor'],
  ],
  ['in the order of their names where it has not said that it does', {}, ['2', 'constructor', '3']],
])('other subjects stand %s', async (_how, extensions, ids) => {
  mockExtensions = extensions;
  const subject = await readSubject('1', canonicalQuery('filterCategoria=1'), 'it');
  expect(subject?.neighbours.map(({ id }) => id)).toEqual(ids);
});

it('other subjects that nobody has translated say their language', async () => {
  const subject = await readSubject('1', canonicalQuery('filterCategoria=1'), 'en');
  expect(subject?.neighbours.map(({ lang }) => lang)).toEqual(['it', 'it', 'it']);
});

it.each([
  [10, 10, 0],
  [22, 22, 0],
  [25, 22, 3],
])(
  'of %i institutions that teach it %i stand there, most courses first, and the number of others: %i',
  async (...numbers) => {
    const [all, shown, others] = numbers;
    const counted = Object.fromEntries(mockInstitutions.slice(0, all).map(({ id }) => [id, Number(id) + 1]));
    // An institution without a name is in no list.
    mockAnswer = { cards: [], counts: { byValue: { filterAteneo: { ...counted, unknown: 99 } } } };
    const subject = await readSubject('1', canonicalQuery('filterCategoria=1'), 'it');
    expect(subject?.institutions.map(({ count }) => count)).toEqual(Array.from({ length: shown }, (_, at) => all - at));
    expect(subject?.otherInstitutions).toBe(others);
  },
);

it('other subjects of which nobody knows how many courses they have stand there without a number', async () => {
  const unknown = { ...category('9', 'Zoologia'), publishedCourses: null };
  mockCategories.push(unknown as never);
  const subject = await readSubject('1', canonicalQuery('filterCategoria=1'), 'it');
  expect(subject?.neighbours.find(({ id }) => id === '9')).toMatchObject({ name: 'Zoologia', count: undefined });
  mockCategories.pop();
});
