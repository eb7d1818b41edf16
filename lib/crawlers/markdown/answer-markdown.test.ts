import { coursePage, courses, seriesPage } from '@/components/course/testing/course-fixtures';
import type { Locale } from '@/lib/model/locale';
import { answerMarkdown } from './answer-markdown';

jest.mock('next-intl/server', () => jest.requireActual('@/lib/api/testing/routes').translations);
jest.mock('@/lib/catalogue/read-course-page', () => ({
  readCoursePage: async (id: string) => {
    if (id === '14') return coursePage(courses.complete, { changesAt: Date.now() + 100_500 });
    return id === '12' ? coursePage(courses.complete) : null;
  },
}));
jest.mock('@/lib/catalogue/read-series', () => ({
  readSeriesPage: async () => {
    const page = seriesPage();
    return { ...page, series: { ...page.series, language: 'en' } };
  },
}));

jest.mock('@/lib/catalogue/read-institution-page', () => ({
  readInstitutionPage: async (id: string) =>
    id === '4'
      ? {
          institution: { id, name: 'Bari', kind: 'university', website: null, logoId: null, imageId: null },
          landing: { total: 0, openingSoon: [], courses: [], series: [], counts: {}, changesAt: Date.now() + 100_500 },
          ...{ subjects: [], teachers: [] },
        }
      : null,
}));

const ask = (locale: Locale, ...path: string[]) => answerMarkdown(new Request('http://localhost/x'), locale, path);

it.each([
  ['en', 'courseDetails/12', 'courseDetails/12'],
  ['it', 'courseDetails/12', 'courseDetails/12'],
  ['it', 'collectionCard/1002', 'en/collectionCard/1002'],
  ['en', 'aboutUniv/4', 'en/aboutUniv/4'],
] as const)('in %s, %s names the page that search engines keep: %s', async (locale, path, kept) => {
  const answer = await ask(locale, ...path.split('/'));
  expect(answer.headers.get('link')).toBe(
    `<http://localhost:3000/mooc/app/${kept}>; rel="canonical"; type="text/html"`,
  );
  expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(answer.headers.get('cache-control')).toMatch(/^public/);
  expect(answer.headers.get('etag')).toBeTruthy();
});

it.each(['courseDetails/13', 'aboutUniv/5', 'aboutUniv/4/x', 'teacher/1002'])(
  'of what is not there, %s, is 404',
  async (path) => {
    expect((await ask('it', ...path.split('/'))).status).toBe(404);
  },
);

it('is in no cache for longer than what it says of the state holds', async () => {
  for (const path of ['courseDetails/14', 'aboutUniv/4']) {
    const { headers } = await ask('it', ...path.split('/'));
    expect(headers.get('cache-control')).toBe('public, max-age=60, s-maxage=100');
  }
});
