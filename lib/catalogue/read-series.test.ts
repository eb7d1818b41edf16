import type { Extensions } from '@/lib/api/extensions';
import { readSeriesPage, readSeriesStep } from './read-series';

let mockExtensions: Extensions = {};
jest.mock('@/lib/env/env', () => ({ env: () => ({ catalogueApiUrl: 'http://localhost' }) }));
jest.mock('next-intl/server', () => jest.requireActual('@/lib/api/testing/routes').translations);
jest.mock('./read-extensions', () => ({ readExtensions: async () => mockExtensions }));
const mockFrame = '<iframe src="https://evil.example/"></iframe>';
jest.mock('./read-course', () => ({
  readCourse: async (id: string) =>
    id === '9' ? { id, title: 'La <b>serie</b>', language: 'it', description: mockFrame, institutions: [] } : null,
  readSeriesMembers: async () =>
    ['1', '2', '3'].map((id) => ({ id, title: `Corso ${id}`, institutions: [], seriesSize: 0, language: 'it' })),
}));

it.each<[string, Extensions, string, string[], object | null]>([
  ['in the middle', { 'course-facts': 1 }, '2', ['9'], { step: 2, count: 3, previous: { id: '1' }, next: { id: '3' } }],
  ['that is the first', { 'course-facts': 1 }, '1', ['9'], { step: 1, previous: null, next: { id: '2' } }],
  ['that the series does not have', { 'course-facts': 1 }, '7', ['9'], null],
  ['of a series that is gone', { 'course-facts': 1 }, '2', ['8'], null],
  ['of no series', { 'course-facts': 1 }, '2', [], null],
  ['whose backend does not offer to name its series', {}, '2', ['9'], null],
])('the place of a course %s is known, if it has one', async (_which, extensions, id, seriesIds, step) => {
  mockExtensions = extensions;
  const found = await readSeriesStep({ id, seriesIds }, 'it');
  if (step === null) expect(found).toBeNull();
  else expect(found).toMatchObject({ series: { id: '9', title: 'La serie' }, ...step });
});

it('a series has no description of which the sanitiser leaves nothing', async () => {
  expect(await readSeriesPage('9', 'it')).toMatchObject({ series: { description: null }, members: { length: 3 } });
});
