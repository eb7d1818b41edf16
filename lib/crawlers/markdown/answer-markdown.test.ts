import { coursePage, courses, seriesPage } from '@/components/course/testing/course-fixtures';
import { answerMarkdown } from './answer-markdown';

jest.mock('next-intl/server', () => jest.requireActual('@/lib/api/testing/routes').translations);
jest.mock('@/lib/catalogue/read-course-page', () => ({
  readCoursePage: async (id: string) => {
    if (id === '14') return coursePage(courses.complete, { changesAt: Date.now() + 100_500 });
    return id === '12' ? coursePage(courses.complete) : null;
  },
}));
jest.mock('@/lib/catalogue/read-series-page', () => ({
  readSeriesPage: async () => {
    const page = seriesPage();
    return { ...page, series: { ...page.series, language: 'en' } };
  },
}));

const ask = (locale: 'it' | 'en', ...path: string[]) => answerMarkdown(new Request('http://localhost/x'), locale, path);

it.each([
  ['en', 'courseDetails/12', 'courseDetails/12'],
  ['it', 'courseDetails/12', 'courseDetails/12'],
  ['it', 'collectionCard/1002', 'en/collectionCard/1002'],
] as const)('in %s, %s names the page that search engines keep: %s', async (locale, path, kept) => {
  const answer = await ask(locale, ...path.split('/'));
  expect(answer.headers.get('link')).toBe(
    `<http://localhost:3000/mooc/app/${kept}>; rel="canonical"; type="text/html"`,
  );
  expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(answer.headers.get('cache-control')).toMatch(/^public/);
  expect(answer.headers.get('etag')).toBeTruthy();
});

it('of what is not there is 404', async () => expect((await ask('it', 'courseDetails', '13')).status).toBe(404));

it('is in no cache for longer than what it says of the state holds', async () => {
  const { headers } = await ask('it', 'courseDetails', '14');
  expect(headers.get('cache-control')).toBe('public, max-age=60, s-maxage=100');
});
