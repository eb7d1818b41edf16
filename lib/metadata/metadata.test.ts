import type { CanonicalQuery } from '@/lib/addresses/search-address';
import { goodCourse, html } from '@/lib/desk/testing/courses';
import type { Locale } from '@/lib/model/locale';
import { courseMetadata } from './course-metadata';
import { institutionMetadata, institutionsMetadata } from './institution-metadata';
import { listMetadata, notFoundMetadata } from './metadata';
import { teacherMetadata } from './teacher-metadata';

let mockLocale: Locale = 'it';
jest.mock('@/lib/i18n/locale', () => ({ currentLocale: async () => mockLocale }));
jest.mock('next-intl/server', () => {
  const { translations } = jest.requireActual('@/lib/api/testing/routes');
  return {
    getTranslations: (namespace?: string) => translations.getTranslations({ locale: mockLocale, namespace }),
  };
});
beforeEach(() => {
  mockLocale = 'it';
});

const site = 'http://localhost:3000/mooc/app';

it('a list of courses names no address: who shares it would share the page without the list', async () => {
  const metadata = await listMetadata({ title: 'x', description: 'y', address: (to) => to.saved });
  expect(metadata.openGraph?.url).toBeUndefined();
  expect(metadata.alternates?.canonical).toBeUndefined();
  expect(metadata.openGraph).toMatchObject({ title: 'x', siteName: 'Aula Aperta' });
  expect(metadata.robots).toEqual({ index: false, follow: false });
});

it.each([
  ['it', `${site}/courseDetails/c1`],
  ['en', `${site}/en/courseDetails/c1`],
] as const)('who shares the page in %s shares that version; the canonical one stays', async (locale, url) => {
  mockLocale = locale;
  const { alternates, openGraph } = await courseMetadata(goodCourse, 'course');
  expect(alternates?.canonical).toBe(`${site}/courseDetails/c1`);
  expect(openGraph).toMatchObject({ url });
});

it('a long title is cut after a word, without the name of the site; what is shared has all of it', async () => {
  const title = 'Progettare l’accessibilità degli edifici storici: storia, teoria e cantieri di restauro in Italia';
  const metadata = await courseMetadata({ ...goodCourse, title: html(title) }, 'course');
  expect(metadata.title).toEqual({ absolute: 'Progettare l’accessibilità degli edifici storici: storia, teoria…' });
  expect(metadata.openGraph?.title).toBe(title);
  expect((await courseMetadata(goodCourse, 'course')).title).toBe('Onde');
});

it('the author of a course is who offers it, which the reading mode of a browser shows', async () => {
  const named = ['Bari', 'Lecce'].map((name) => ({ id: name, name, logoId: null }));
  const metadata = await courseMetadata({ ...goodCourse, institutions: named }, 'course');
  expect(metadata.authors).toEqual([{ name: 'Bari e Lecce' }]);
  expect(await courseMetadata({ ...goodCourse, institutions: [] }, 'course')).not.toHaveProperty('authors');
});

it.each([
  ['<img src="https://x.it/a.png" alt="">', '<p>Le onde del mare.</p>', 'Le onde del mare.'],
  [null, '<iframe src="https://www.youtube.com/embed/abc"></iframe>', expect.stringContaining('Onde')],
])('a subtitle %s and a description %s: what has no words describes nothing', async (subtitle, description, words) => {
  const course = { ...goodCourse, subtitle: subtitle === null ? null : html(subtitle), description: html(description) };
  expect((await courseMetadata(course, 'course')).description).toEqual(words);
});

it('the title of a teacher names an institution only where all courses are of it alone', async () => {
  const [first] = goodCourse.teachers;
  if (!first) throw new Error('Nobody teaches');
  const teacher = { ...first, firstName: 'Ada', lastName: 'Zanni' };
  const bari = { id: '1', name: 'Bari', logoId: null };
  const page = {
    ...{ id: '7', teacher, courses: [], series: [], total: 2, colleagues: [] },
    institutions: [bari],
  };
  expect((await teacherMetadata({ ...page, institution: bari })).title).toBe('Ada Zanni (Bari)');
  expect((await teacherMetadata({ ...page, institution: null })).title).toBe('Ada Zanni');
});

it('the page of an institution has its own picture and feed, and says how much it offers', async () => {
  const institution = { id: '4', name: 'Bari', kind: 'university' as const };
  const page = {
    institution: { ...institution, website: null, logoId: null, imageId: null },
    landing: { total: 3, openingSoon: [], courses: [], series: [], counts: {}, changesAt: null },
    ...{ subjects: [], teachers: [] },
  };
  const { title, description, openGraph, alternates } = await institutionMetadata(page);
  expect([title, description]).toEqual(['Bari', expect.stringMatching(/^Bari: 3 corsi/)]);
  expect(openGraph).toMatchObject({ url: `${site}/aboutUniv/4`, images: [{ url: `${site}/social/it/institution/4` }] });
  expect(alternates?.types?.['application/atom+xml']).toEqual([
    expect.objectContaining({ url: `${site}/feeds/it` }),
    expect.objectContaining({ url: `${site}/feeds/it?filterAteneo=4` }),
  ]);
  expect(alternates?.types?.['text/markdown']).toBe(`${site}/aboutUniv/4.md`);
});

it.each([
  ['', undefined],
  ['q=bari', { index: false, follow: true }],
  ['page=2', { index: false, follow: true }],
])('search engines index the whole list of institutions, not a part of it: "%s"', async (query, robots) => {
  expect((await institutionsMetadata(query as CanonicalQuery)).robots).toEqual(robots);
});

it.each([
  ['it', 'Pagina non trovata'],
  ['en', 'Page not found'],
] as const)('a page that is not there has a title in %s', async (locale, title) => {
  mockLocale = locale;
  expect(await notFoundMetadata()).toEqual({ title });
});
