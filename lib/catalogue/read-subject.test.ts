import { canonicalQuery } from '@/lib/addresses/search-address';
import type { Extensions } from '@/lib/api/extensions';
import { readSubject } from './read-subject';

let mockExtensions: Extensions = {};
jest.mock('./read-extensions', () => ({ readExtensions: async () => mockExtensions }));
jest.mock('./read-catalogue', () => ({ readCataloguePage: async () => ({ answer: { cards: [] } }) }));
jest.mock('./read-landing', () => ({ readFirstCards: async () => [], readOpeningSoon: async () => [] }));
jest.mock('./read-lists', () => ({ readCategories: async () => mockCategories, readInstitutions: async () => [] }));
const category = (id: string, name: string) => ({
  ...{ id, name: { it: name, en: null }, imageId: null, publishedCourses: 9 },
});
const mockCategories = [
  { ...category('1', 'Musica'), sharedCourses: { 3: 5 } },
  category('2', 'Arte'),
  category('constructor', 'Edilizia'),
  category('3', 'Fisica'),
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
