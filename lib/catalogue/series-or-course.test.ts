import { wireCourse, wireSummary } from '@/lib/api/schemas/testing/wire';
import { startBackend, stopBackends } from '@/lib/api/testing/backend';
import { readCoursePage } from './read-course-page';
import { readSeriesPage } from './read-series';

const mockEnv = { catalogueApiUrl: '' };
jest.mock('next-intl/server', () => jest.requireActual('@/lib/api/testing/routes').translations);
jest.mock('@/lib/env/env', () => ({ env: () => mockEnv }));
jest.mock('./read-extensions', () => ({ readExtensions: async () => ({}) }));
afterEach(stopBackends);

it.each([
  [0, 'a course'],
  [1, 'a course'],
  [2, 'a series'],
])('with %i courses it is %s', async (count, kind) => {
  const members = Array.from({ length: count }, (_, index) => ({ ...wireSummary, moocId: 100 + index }));
  const { baseUrl } = await startBackend((request, response) => {
    const path = request.url?.replace('/mooc/rest', '').split('?')[0];
    const answer = path === '/mooc/moocVetrina/12' ? wireCourse : path === '/mooc/moocVetrina/' ? members : [];
    response.end(JSON.stringify(answer));
  });
  mockEnv.catalogueApiUrl = baseUrl;
  const isSeries = kind === 'a series';
  expect(await readCoursePage('12', 'it')).toEqual(isSeries ? 'series' : expect.objectContaining({ faqs: [] }));
  const series = expect.objectContaining({ members: [expect.anything(), expect.anything()] });
  expect(await readSeriesPage('12', 'it')).toEqual(isSeries ? series : 'course');
});
