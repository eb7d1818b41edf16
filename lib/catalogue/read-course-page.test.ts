import { wireCourse, wireSummary } from '@/lib/api/schemas/testing/wire';
import { startBackend, stopBackends } from '@/lib/api/testing/backend';
import { readCoursePage } from './read-course-page';

const mockEnv = { catalogueApiUrl: '' };
jest.mock('next-intl/server', () => jest.requireActual('@/lib/api/testing/routes').translations);
jest.mock('@/lib/env/env', () => ({ env: () => mockEnv }));
jest.mock('next/cache', () => ({ unstable_cache: (read: () => Promise<unknown>) => read }));
jest.mock('./read-extensions', () => ({ readExtensions: async () => ({ search: 2, 'course-facts': 1 }) }));
afterEach(stopBackends);

const past = Date.UTC(2021, 0, 1);

/** Reads the page of a course. @param near the courses near to it, in this order */
async function readPage(course: object, near: readonly object[]) {
  const answers: Readonly<Record<string, unknown>> = {
    '/mooc/moocVetrina/12': course,
    '/mooc/moocVetrina/12/correlati': { moocs: near },
  };
  const { baseUrl } = await startBackend((request, response) => {
    const path = request.url?.replace('/mooc/rest', '').split('?')[0] ?? '';
    response.end(JSON.stringify(answers[path] ?? []));
  });
  mockEnv.catalogueApiUrl = baseUrl;
  const page = await readCoursePage('12', 'it');
  return page === 'series' ? null : page;
}

/** Reads the ids of the courses related to one; the backend has the near courses in this order. */
async function relatedIds(isClosed: boolean, near: readonly { readonly id: number; readonly isClosed: boolean }[]) {
  const course = { ...wireCourse, mooc_fine_disponib_dt: isClosed ? '2021-01-01' : '2099-01-01' };
  const moocs = near.map((one) => ({
    ...wireSummary,
    moocId: one.id,
    fatti: { apertura: null, chiusura: one.isClosed ? past : null },
  }));
  return (await readPage(course, moocs))?.related?.map(({ id }) => id);
}

const closed = (id: number) => ({ id, isClosed: true });
const open = (id: number) => ({ id, isClosed: false });

it('near courses that are closed come after the others', async () => {
  expect(await relatedIds(false, [closed(1), open(2), closed(3), open(4)])).toEqual(['2', '4', '1', '3']);
});

it('a closed course has near courses that are not, and closed ones only where there is no other', async () => {
  expect(await relatedIds(true, [closed(1), open(2), closed(3), open(4)])).toEqual(['2', '4']);
  expect(await relatedIds(true, [closed(1), closed(3)])).toEqual(['1', '3']);
});

it('holds until its own state changes, or before that the state of a near course', async () => {
  const course = { ...wireCourse, mooc_inizio_disponib_dt: '2020-01-01', mooc_fine_disponib_dt: '2099-01-01' };
  const near = (chiusura: number) => [{ ...wireSummary, moocId: 1, fatti: { apertura: null, chiusura } }];
  const own = (await readPage(course, []))?.changesAt ?? 0;
  expect(new Date(own).getUTCFullYear()).toBe(2099);
  const sooner = Date.UTC(2098, 0, 1);
  expect((await readPage(course, near(sooner)))?.changesAt).toBe(sooner + 1);
  for (const other of [past, Date.UTC(2099, 6, 1)]) expect((await readPage(course, near(other)))?.changesAt).toBe(own);
});

it('a text of which the sanitiser leaves nothing, such as a frame of another site, is none', async () => {
  const frame = '<p><iframe src="https://media.example.org/1"></iframe></p>';
  const texts = {
    mooc_descrizione: frame,
    mooc_attivita: frame,
    mooc_contatti: '<form></form>',
    mooc_valutazione: 'Esame',
  };
  const page = await readPage({ ...wireCourse, ...texts }, []);
  expect(page?.course).toMatchObject({ description: null, activities: null, contacts: null, assessment: 'Esame' });
});
