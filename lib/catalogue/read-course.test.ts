import { unstable_cache } from 'next/cache';
import type { Extensions } from '@/lib/api/extensions';
import { wireCategory, wireCourse, wireFilter, wirePage, wireSummary } from '@/lib/api/schemas/testing/wire';
import { startBackend, stopBackends } from '@/lib/api/testing/backend';
import { readCourse, readRelatedCourses, readSeriesMembers } from './read-course';

const mockEnv = { catalogueApiUrl: '' };
jest.mock('next-intl/server', () => jest.requireActual('@/lib/api/testing/routes').translations);
jest.mock('@/lib/env/env', () => ({ env: () => mockEnv }));
jest.mock('next/cache', () => ({ unstable_cache: jest.fn((read: () => Promise<unknown>) => read) }));
let mockExtensions: Extensions = {};
jest.mock('./read-extensions', () => ({ readExtensions: async () => mockExtensions }));
beforeEach(() => jest.mocked(unstable_cache).mockClear());
afterEach(stopBackends);

it.each(['', ' ', '..', '47 ', '%25', 'a/b', 'è', 'a'.repeat(65)])(
  'asks no cache and no backend for what can be no id: %j',
  async (id) => {
    expect(await readCourse(id)).toBeNull();
    expect(await readSeriesMembers(id, 'it')).toEqual([]);
    expect(unstable_cache).not.toHaveBeenCalled();
  },
);

it.each<[Extensions, string[]]>([
  [{ teachers: 1 }, ['7']],
  [{}, []],
])('with the extensions %j teachers whose ids the backend sends have %j', async (extensions, ids) => {
  mockExtensions = extensions;
  const teacher = { doc_id: 7, doc_nome: 'Ada', doc_cognome: 'Bandini' };
  const sent = { ...wireCourse, deh_mooc_docentiColl: [{ deh_docentiPO: teacher }] };
  mockEnv.catalogueApiUrl = (await startBackend((_request, response) => response.end(JSON.stringify(sent)))).baseUrl;
  const course = await readCourse('12');
  expect(course?.teachers).toMatchObject([{ lastName: 'Bandini' }]);
  expect(course?.teachers.flatMap(({ id }) => id ?? [])).toEqual(ids);
});

it.each<[string, string | number, boolean]>([
  ['007', '007', true],
  ['47', 47, true],
  ['007', 7, false],
  ['047', 47, false],
])('asked for as %s and called %j by the backend is there: %j', async (asked, own, isThere) => {
  const sent = JSON.stringify({ ...wireCourse, mooc_id: own });
  mockEnv.catalogueApiUrl = (await startBackend((_request, response) => response.end(sent))).baseUrl;
  expect((await readCourse(asked))?.id).toBe(isThere ? asked : undefined);
});

it('names a category that comes without a name as the list of all does', async () => {
  const coll = [{ categoria_id: 3 }, { categoria_id: 4, deh_categoria_cataPO: { categoria_desc: 'Arte' } }];
  const { baseUrl, requests } = await startBackend((request, response) =>
    response.end(
      JSON.stringify(
        request.url?.endsWith('/cata/categorie') ? [wireCategory] : { ...wireCourse, deh_mooc_categoriaColl: coll },
      ),
    ),
  );
  mockEnv.catalogueApiUrl = baseUrl;
  expect((await readCourse('12'))?.categories).toEqual([
    { id: '3', name: { it: 'Musica', en: 'Music' } },
    { id: '4', name: { it: 'Arte', en: null } },
  ]);
  coll.shift();
  await readCourse('12');
  expect(requests.filter((request) => request.includes('categorie'))).toHaveLength(1);
});

it('keeps the courses of a series for each language apart, since the backend is asked in it', async () => {
  mockEnv.catalogueApiUrl = (await startBackend((_request, response) => response.end('[]'))).baseUrl;
  await readSeriesMembers('47', 'it');
  await readSeriesMembers('47', 'en');
  const [italian, english] = jest.mocked(unstable_cache).mock.calls.map(([, key]) => key);
  expect(italian).not.toEqual(english);
});

describe('the courses related to a course', () => {
  const course = { id: '47', categories: [{ id: '3', name: { it: 'Musica', en: 'Music' } }] };
  const moocs = [{ ...wireSummary, moocId: 47 }, wireSummary];

  /** Reads the related courses. @returns the cards, and the calls except that for the filters */
  async function read(extensions: Extensions, status = 200) {
    mockExtensions = extensions;
    const { baseUrl, requests } = await startBackend((request, response) => {
      response.writeHead(request.url?.endsWith('moocFilters') ? 200 : status, { 'content-type': 'application/json' });
      const isList = request.url?.endsWith('moocFilters');
      response.end(JSON.stringify(isList ? [wireFilter] : { ...wirePage, moocs }));
    });
    mockEnv.catalogueApiUrl = baseUrl;
    const { cards } = await readRelatedCourses(course, 'it');
    return { cards, calls: requests.filter((request) => !request.includes('moocFilters')) };
  }

  it('are those of a search by category where the backend speaks the contract alone', async () => {
    for (const extensions of [{}, { search: 1 }]) {
      const { cards, calls } = await read(extensions);
      expect(cards).toMatchObject([{ id: '12' }]);
      expect(calls).toEqual([expect.stringMatching(/^POST .*moocIdEscluso=47/)]);
    }
  });

  it('are those that the backend calls the nearest where it can, without the course itself, in one call as well', async () => {
    const { cards, calls } = await read({ search: 2 });
    expect(cards).toMatchObject([{ id: '12', title: 'Armonia tonale' }]);
    expect(calls).toEqual([expect.stringMatching(/^GET .*moocVetrina\/47\/correlati\?limite=6$/)]);
  });

  it('are six where the backend sends more', async () => {
    moocs.push(...Array.from({ length: 9 }, (_, index) => ({ ...wireSummary, moocId: 100 + index })));
    expect((await read({ search: 2 })).cards).toHaveLength(6);
    moocs.splice(2);
  });

  it('are none, without a call, of a course without a category', async () => {
    expect(await readRelatedCourses({ ...course, categories: [] }, 'it')).toEqual({ cards: [], changesAt: null });
  });

  it('are none of a course that is gone meanwhile', async () => {
    expect((await read({ search: 2 }, 404)).cards).toEqual([]);
  });
});
