import type { CourseSearch } from '../model/search.ts';
import { getCourse, searchCourses } from './courses.ts';
import { BackendError } from './errors.ts';
import { wirePage } from './schemas/testing/wire.ts';
import { answeringClient, type CallInTest } from './testing/answering-client.ts';

/** A client that records its calls. */
function recorder(answer: unknown) {
  const calls: { path: string; options?: CallInTest }[] = [];
  const client = answeringClient((path, options) => {
    calls.push({ path, options });
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { calls, client };
}

const search: CourseSearch = {
  locale: 'it',
  text: ' ia ',
  selection: { filterSubject: ['3'] },
  page: 2,
  pageSize: 9,
};

describe('searchCourses', () => {
  it('sends nothing when there are no filters', async () => {
    const { calls, client } = recorder(wirePage);
    const nothing = { courses: [], total: 0, page: 1, pageCount: 0 };
    await expect(searchCourses(client, { ...search, selection: {} })).resolves.toEqual(nothing);
    expect(calls).toEqual([]);
  });

  it('sends every filter, also those without a key, and nothing that cannot be a name or a key', async () => {
    const { calls, client } = recorder(wirePage);
    const selection = { filterSubject: ['3', '<x>', ''], filterLevel: [], 'a b': ['1'], constructor: ['1'] };
    await searchCourses(client, { ...search, selection });
    expect(calls[0]?.options?.body).toEqual({ filterSubject: ['3'], filterLevel: [] });
  });

  it('asks as a read, with the caller’s options', async () => {
    const { calls, client } = recorder(wirePage);
    const { signal } = new AbortController();
    await searchCourses(client, { ...search, featuredOnly: true, excludedId: '12' }, { signal });
    expect(calls[0]?.options).toMatchObject({ isRead: true, signal });
    expect(Object.values(calls[0]?.options?.query ?? {})).toEqual(['it', 9, 2, 'ia', false, true, '12']);
  });

  it('leaves out an excluded id that cannot be one', async () => {
    const { calls, client } = recorder(wirePage);
    await searchCourses(client, { ...search, excludedId: '1&x=2' });
    expect(Object.values(calls[0]?.options?.query ?? {})).toEqual(['it', 9, 2, 'ia', false]);
  });
});

describe('a backend that refuses the parameters of the extension `search`', () => {
  const refusal = new BackendError({ call: 'POST /x', kind: 'status', status: 400, reason: 'status 400' });

  it.each([{ order: 'newest' }, { isCounted: true }, { isExact: true }] as const)(
    'is asked again without %j',
    async (extended) => {
      const queries: CallInTest['query'][] = [];
      const client = answeringClient((_path, options) => {
        queries.push(options?.query);
        if (queries.length === 1) throw refusal;
        return wirePage;
      });
      expect((await searchCourses(client, { ...search, ...extended })).courses).not.toEqual([]);
      expect(Object.values(queries[1] ?? {})).toEqual(['it', 9, 2, 'ia', false]);
    },
  );

  it('is asked only once in the words of the contract', async () => {
    const { calls, client } = recorder(refusal);
    await expect(searchCourses(client, search)).rejects.toBe(refusal);
    expect(calls).toHaveLength(1);
    await expect(searchCourses(client, { ...search, order: 'newest' })).rejects.toBe(refusal);
    expect(calls).toHaveLength(3);
  });

  it('is not asked again after another fault', async () => {
    const fault = new BackendError({ call: 'POST /x', kind: 'status', status: 500, reason: 'status 500' });
    const { calls, client } = recorder(fault);
    await expect(searchCourses(client, { ...search, order: 'newest' })).rejects.toBe(fault);
    expect(calls).toHaveLength(1);
  });
});

describe('getCourse', () => {
  it.each(['', '.', '..', '../faq', 'a/b', 'a?b', 'è', 'x'.repeat(65), '1 or 1=1'])(
    'asks nothing for the id %j',
    async (id) => {
      const { calls, client } = recorder(wirePage);
      await expect(getCourse(client, id)).resolves.toBeNull();
      expect(calls).toEqual([]);
    },
  );

  it('gives null for a course that is not found, and for an empty answer', async () => {
    const notFound = new BackendError({ call: 'GET /x', kind: 'status', status: 404, reason: 'status 404' });
    await expect(getCourse(recorder(notFound).client, '12')).resolves.toBeNull();
    await expect(getCourse(recorder(undefined).client, '12')).resolves.toBeNull();
  });

  it('throws for any other fault, and for a list', async () => {
    const gone = new BackendError({ call: 'GET /x', kind: 'status', status: 500, reason: 'status 500' });
    await expect(getCourse(recorder(gone).client, '12')).rejects.toBe(gone);
    await expect(getCourse(recorder([]).client, '12')).rejects.toMatchObject({ kind: 'malformed' });
  });
});
