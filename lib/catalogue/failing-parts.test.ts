import { expectConsole } from '@/jest/console';
import { wireCategory, wireCourse, wireFaq, wireFilter, wireIsced, wirePage } from '@/lib/api/schemas/testing/wire';
import { startBackend, stopBackends } from '@/lib/api/testing/backend';
import { failureOf } from '@/lib/api/testing/failure';
import { readCoursePage } from './read-course-page';
import { readHomePage } from './read-home';
import { readInstitutionPage } from './read-institution-page';

const mockEnv = { catalogueApiUrl: '' };
jest.mock('next-intl/server', () => jest.requireActual('@/lib/api/testing/routes').translations);
jest.mock('@/lib/env/env', () => ({ env: () => mockEnv }));
const mockLifetimes: unknown[] = [];
jest.mock('next/cache', () => ({
  unstable_cache: (read: () => Promise<unknown>, _key: unknown, options: { revalidate: number }) => async () => {
    mockLifetimes.push(options.revalidate);
    return read();
  },
}));
jest.mock('./read-extensions', () => ({ readExtensions: async () => ({}) }));
beforeEach(() => mockLifetimes.splice(0));
afterEach(stopBackends);

const answers: Readonly<Record<string, unknown>> = {
  'GET /cata/faq': [wireFaq],
  'GET /cata/isced': [wireIsced],
  'GET /cata/categorie': [wireCategory],
  'GET /cata/atenei': [{ ateneo_id: 7, ateneo_nome: 'Ateneo' }],
  'GET /moocFilters': [wireFilter],
  'GET /mooc/moocVetrina/12': wireCourse,
  'POST /mooc/moocVetrina/': [],
  'POST /mooc/moocVetrinaPaginazione/': wirePage,
};

/** Starts a backend that refuses one call. */
async function refuse(refused: string): Promise<void> {
  const { baseUrl } = await startBackend((request, response) => {
    const call = `${request.method} ${request.url?.replace('/mooc/rest', '').split('?')[0]}`;
    response.writeHead(call === refused ? 400 : 200).end(JSON.stringify(answers[call]));
  });
  mockEnv.catalogueApiUrl = baseUrl;
}

const none = { course: expect.anything() };

it.each([
  ['its questions', 'GET /cata/faq', { ...none, faqs: null }],
  ['names of fields', 'GET /cata/isced', { ...none, iscedNames: new Map() }],
  ['what tells whether it is a series', 'POST /mooc/moocVetrina/', none],
  ['courses near it', 'POST /mooc/moocVetrinaPaginazione/', { ...none, related: null }],
  ['links to the catalogue', 'GET /moocFilters', { ...none, filters: [], related: null }],
])('the page of a course stands without %s, and is soon made again', async (_what, call, expected) => {
  await refuse(call);
  expectConsole('warn', /^Left out of the page for now/);
  expect(await readCoursePage('12', 'it')).toMatchObject(expected);
  expect(mockLifetimes).toContain(5);
});

it('the page of a course lives its usual time when nothing fails', async () => {
  await refuse('');
  expect(await readCoursePage('12', 'it')).toMatchObject({ faqs: [expect.anything()], related: expect.any(Array) });
  expect(mockLifetimes).not.toContain(5);
});

it.each([
  ['questions', 'GET /cata/faq', { faqs: null }],
  ['categories', 'GET /cata/categorie', { categories: [] }],
  ['institutions', 'GET /cata/atenei', { institutions: [] }],
])('the home page stands without its %s', async (_what, call, expected) => {
  await refuse(call);
  expectConsole('warn', /^Left out of the page for now/);
  expect(await readHomePage('it')).toMatchObject({ featured: { cards: [expect.anything()] }, ...expected });
});

it('the page of an institution stands without its subjects', async () => {
  await refuse('GET /cata/categorie');
  expectConsole('warn', /^Left out of the page for now/);
  expect(await readInstitutionPage('7', 'it')).toMatchObject({ institution: { id: '7' }, subjects: [] });
});

it.each([
  ['a course without itself', 'GET /mooc/moocVetrina/12', () => readCoursePage('12', 'it')],
  ['home without the featured courses', 'POST /mooc/moocVetrinaPaginazione/', () => readHomePage('it')],
  ['an institution without the list of them', 'GET /cata/atenei', () => readInstitutionPage('7', 'it')],
])('there is no page of %s', async (_what, call, read) => {
  await refuse(call);
  await expect(failureOf(read())).resolves.toMatchObject({ call, status: 400 });
});
