import type { ServerResponse } from 'node:http';
import { getCategories, getFaqs, getFilters, getInstitutions, getIscedTree } from './catalogue.ts';
import { getCourse, searchCourses } from './courses.ts';
import { createRestClient } from './rest-client.ts';
import * as hostile from './schemas/testing/hostile.ts';
import { wireCategory, wireCourse, wireIsced, wirePage } from './schemas/testing/wire.ts';
import { getSeriesMembers } from './series.ts';
import { getApplicationInfo, getProperties, getTextBundles } from './site-settings.ts';
import { startBackend, stopBackends } from './testing/backend.ts';
import { failureOf } from './testing/failure.ts';

afterEach(stopBackends);

type Answer = (response: ServerResponse, attempt: number) => void;

const json =
  (value: unknown): Answer =>
  (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));

const trickle: Answer = (response) => {
  const timer = setInterval(() => response.write(' '), 20);
  response.once('close', () => clearInterval(timer));
};

/** A client of a backend that answers every call in the same way. */
async function clientOf(answer: Answer, timeLimit = 3000) {
  let attempts = 0;
  const backend = await startBackend((_request, response) => {
    attempts += 1;
    answer(response, attempts);
  });
  return { backend, client: createRestClient({ baseUrl: backend.baseUrl, timeLimit }) };
}

const search = { locale: 'it', text: '', selection: { filterA: [] }, page: 1, pageSize: 9 } as const;
const courseOf = async (answer: unknown) => getCourse((await clientOf(json(answer))).client, '12');
const pageOf = async (answer: unknown) => searchCourses((await clientOf(json(answer))).client, search);

describe('a backend that is slow or away', () => {
  it.each<[string, Answer]>([
    ['never answers', () => undefined],
    ['stops after the head', (response) => response.writeHead(200).flushHeaders()],
    ['stops inside the body', (response) => response.write('[{"x":')],
    ['sends a byte now and then', trickle],
  ])('%s: the call ends at its time limit and leaves nothing open', async (_, answer) => {
    const closed = Promise.withResolvers<void>();
    const { backend, client } = await clientOf((response, attempt) => {
      response.once('close', closed.resolve);
      answer(response, attempt);
      // Long enough for the request to arrive on a busy machine.
    }, 1000);
    await expect(failureOf(getCategories(client))).resolves.toMatchObject({ kind: 'timeout', status: null });
    await closed.promise;
    expect(backend.requests).toHaveLength(1);
  });

  it('refuses connections', async () => {
    const { backend, client } = await clientOf(json([]), 1000);
    await backend.close();
    await expect(failureOf(getCategories(client))).resolves.toMatchObject({
      ...{ kind: 'network', status: null, call: 'GET /cata/categorie' },
    });
  });

  it('comes back after refusing connections', async () => {
    const { client } = await clientOf((response, attempt) => {
      if (attempt < 3) response.destroy();
      else json([wireCategory])(response, attempt);
    });
    await expect(getCategories(client)).resolves.toHaveLength(1);
  });

  it('breaks off inside an answer, then answers', async () => {
    const { client } = await clientOf((response, attempt) => {
      if (attempt > 1) return json([wireCategory])(response, attempt);
      response.writeHead(200, { 'content-length': 1000 }).write('[{', () => response.destroy());
    });
    await expect(getCategories(client)).resolves.toHaveLength(1);
  });
});

describe('a backend with errors', () => {
  it.each([500, 502, 503, 504, 507, 429])('answers %d in a burst, then well', async (status) => {
    const { backend, client } = await clientOf((response, attempt) => {
      if (attempt < 3) response.writeHead(status).end('<h1>Error</h1>');
      else json(wirePage)(response, attempt);
    });
    await expect(searchCourses(client, search)).resolves.toMatchObject({ total: 21 });
    expect(backend.requests).toHaveLength(3);
  });

  it('answers 500 for good', async () => {
    const { backend, client } = await clientOf((response) => {
      response.writeHead(500, { 'content-type': 'application/json' }).end('{"message": "Errore interno"}');
    }, 500);
    const failure = await failureOf(getCourse(client, '12'));
    expect(failure).toMatchObject({ kind: 'status', status: 500, serverMessage: 'Errore interno' });
    expect(backend.requests.length).toBeGreaterThan(1);
  });

  it.each<[string, string]>([
    ['truncated JSON', JSON.stringify(wireCourse).slice(0, -20)],
    ['HTML instead of JSON', '<!DOCTYPE html><html><body>Manutenzione</body></html>'],
    ['a list for an object', '[]'],
  ])('answers %s: an error of the call, asked once', async (_, body) => {
    const { backend, client } = await clientOf((response) => response.end(body));
    await expect(failureOf(getCourse(client, '12'))).resolves.toMatchObject({ kind: 'malformed', status: null });
    expect(backend.requests).toHaveLength(1);
  });

  it('knows no such course', async () => {
    const gone = await clientOf((response) => response.writeHead(404).end('<html>not found</html>'));
    await expect(getCourse(gone.client, '12')).resolves.toBeNull();
    for (const body of ['', ' ', 'null']) {
      const empty = await clientOf((response) => response.end(body));
      await expect(getCourse(empty.client, '12')).resolves.toBeNull();
    }
  });
});

describe('lists', () => {
  it.each(['null', '[]'])('may be %s everywhere', async (body) => {
    const { client } = await clientOf((response) => response.end(body));
    for (const read of [getCategories, getInstitutions, getFaqs, getFilters, getIscedTree]) {
      await expect(read(client)).resolves.toEqual([]);
    }
    await expect(pageOf(hostile.pageOfNothing)).resolves.toEqual({ courses: [], total: 0, page: 1, pageCount: 0 });
  });

  it('that a backend does not have are empty where pages can do without, and a fault where nothing is left', async () => {
    const { client } = await clientOf((response) => response.writeHead(404).end('<html>not found</html>'));
    for (const read of [getFaqs, getIscedTree]) await expect(read(client)).resolves.toEqual([]);
    await expect(getSeriesMembers(client, '12', 'it')).resolves.toEqual([]);
    // When the address of the backend is wrong, the catalogue must not look empty.
    for (const read of [getCategories, getInstitutions, getFilters]) {
      await expect(failureOf(read(client))).resolves.toMatchObject({ status: 404 });
    }
  });

  it('may be 10 MB long', async () => {
    const { client } = await clientOf(json(hostile.manyInstitutions), 20_000);
    await expect(getInstitutions(client)).resolves.toHaveLength(10_000);
  });

  it('may hold the same course twice: the first stays', async () => {
    const page = await pageOf(hostile.pageWithSameCourseTwice);
    expect(page.courses.map(({ title }) => title)).toEqual(['Armonia <em>tonale</em>']);
  });

  it('keep titles in any script', async () => {
    const page = await pageOf(hostile.pageInManyScripts);
    expect(page.courses.map(({ title }) => title)).toEqual(hostile.titles);
  });

  it('keep a category with a name in one language, and a course with no institution', async () => {
    const { client } = await clientOf(json([hostile.categoryInOneLanguage]));
    await expect(getCategories(client)).resolves.toMatchObject([{ name: { it: 'Musica', en: null } }]);
    await expect(pageOf(hostile.pageWithoutInstitutions)).resolves.toMatchObject({ courses: [{ institutions: [] }] });
  });
});

describe('a course', () => {
  it('with scripts has no address that runs; its texts are for the sanitiser', async () => {
    const course = await courseOf(hostile.courseWithScripts);
    expect(course).toMatchObject({ courseUrl: null, videoUrl: null, teachers: [{ lastName: 'Bianchi' }] });
  });

  it('keeps 100 kB of text and unclosed tags', async () => {
    const long = await courseOf(hostile.courseWithLongText);
    expect(long?.description).toBe(hostile.longText);
    const unclosed = await courseOf(hostile.courseWithUnclosedTags);
    expect(unclosed?.description).toBe(hostile.unclosedTags);
  });

  it('may have no institution, 40 teachers, and dates out of order', async () => {
    await expect(courseOf(hostile.courseWithoutInstitution)).resolves.toMatchObject({ institutions: [] });
    expect((await courseOf(hostile.courseWithCrowd))?.teachers).toHaveLength(40);
    await expect(courseOf(hostile.courseThatClosesBeforeItOpens)).resolves.toMatchObject({
      ...{ opensAt: Date.UTC(2026, 11, 30, 23), closesAt: Date.UTC(2026, 0, 1) },
    });
  });
});

describe('the shell', () => {
  it('asks for its texts with the ids of the services', async () => {
    const { backend, client } = await clientOf(json({}));
    const ids = { serviceId: '1', callingServiceId: '2' };
    await expect(getProperties(client)).resolves.toEqual({});
    await expect(getTextBundles(client, ids)).resolves.toEqual({ it: {}, en: {} });
    await expect(getApplicationInfo(client, ids)).resolves.toMatchObject({ name: null, testDatabase: false });
    expect(backend.requests).toEqual([
      'GET /mooc/rest/jaf/public/props',
      'GET /mooc/rest/jaf/public/i18n?al_id_srv=1&al_id_srv_chiamante=2',
      'GET /mooc/rest/jaf/public/app?al_id_srv=1&al_id_srv_chiamante=2',
    ]);
  });

  it('reads the classification of fields', async () => {
    const { client } = await clientOf(json([wireIsced]));
    await expect(getIscedTree(client)).resolves.toMatchObject([{ code: '02', children: [{ code: '021' }] }]);
  });
});
