import type { Extensions } from '@/lib/api/extensions';
import { getTeachersOfInstitution } from '@/lib/api/teachers';
import { readInstitutionPage } from './read-institution-page';

let mockExtensions: Extensions = {};
let mockCounts: Record<string, number> = {};
jest.mock('@/lib/env/env', () => ({ env: () => ({ catalogueApiUrl: 'http://localhost' }) }));
jest.mock('@/lib/api/teachers', () => ({ getTeachersOfInstitution: jest.fn(async () => mockTeachers) }));
jest.mock('./read-extensions', () => ({ readExtensions: async () => mockExtensions }));
jest.mock('./read-landing', () => ({ readLanding: async () => ({ counts: { filterCategoria: mockCounts } }) }));
jest.mock('./read-lists', () => ({
  readCategories: async () => mockNumbers.map((id) => ({ id })),
  readInstitutions: async () => [{ id: '7' }],
}));
const mockNumbers = Array.from({ length: 40 }, (_, index) => String(index));
const mockTeachers = mockNumbers.map((id) => ({ id }));

const subjects = async () =>
  (await readInstitutionPage('7', 'it'))?.subjects.map(({ category, courses }) => [category.id, courses]);

it('an institution has the subjects that it teaches, most courses first, 24 at most', async () => {
  mockCounts = { 3: 2, 5: 9, 6: 0 };
  expect(await subjects()).toEqual([
    ['5', 9],
    ['3', 2],
  ]);
  mockCounts = Object.fromEntries(mockNumbers.map((id) => [id, 1]));
  expect(await subjects()).toHaveLength(24);
});

it.each<[Extensions, number, number]>([
  [{ teachers: 1 }, 24, 1],
  [{}, 0, 0],
])(
  'with the extensions %j an institution has %i teachers, for which the backend is asked %i times',
  async (...values) => {
    const [extensions, shown, calls] = values;
    mockExtensions = extensions;
    jest.mocked(getTeachersOfInstitution).mockClear();
    expect((await readInstitutionPage('7', 'it'))?.teachers).toHaveLength(shown);
    expect(getTeachersOfInstitution).toHaveBeenCalledTimes(calls);
  },
);
