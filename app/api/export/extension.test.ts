import type { ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expectConsole } from '@/jest/console';
import { startBackend } from '@/lib/api/testing/backend';
import { forgetBackend, pointTo, restoreEnvironment } from '@/lib/api/testing/routes';
import { startCatalogue, wireCourse } from '@/lib/exchange/testing/catalogue-backend';

restoreEnvironment();

/** Enough courses for three answers of the extension and two pages of a search. */
const ids = Array.from({ length: 120 }, (_, index) => String(index + 1));
const wire = ids.map((id) => wireCourse(Number(id)));

/** Answers a call of the extension, which asks for the courses after a given id. */
type Extension = (after: string | null, response: ServerResponse) => unknown;

/** Answers with fifty courses, and with `successivo` when there are more. */
const lot: Extension = (after, response) => {
  const start = after === null ? 0 : Number(after);
  const moocs = wire.slice(start, start + 50).map((course) => ({ ...course, moocAteneoColl: [], membri: null }));
  response.end(JSON.stringify({ moocs, successivo: start + 50 < wire.length ? String(start + 50) : null }));
};

/** A backend that follows the contract and announces the extension. While `isAway` is true, every call gets 503. */
async function catalogueWith(extension: Extension, isAway = () => false) {
  const catalogue = await startCatalogue(wire);
  const backend = await startBackend(async (request, response) => {
    if (isAway()) return response.writeHead(503).end();
    const url = new URL(request.url ?? '', 'http://localhost');
    if (url.pathname.endsWith('/jaf/public/extensions')) {
      return response.end('{"extensions":[{"name":"full-courses","version":1}]}');
    }
    if (url.pathname.endsWith('/mooc/corsi')) return extension(url.searchParams.get('dopo'), response);
    const { method = 'GET' } = request;
    const body = method === 'POST' ? await buffer(request) : null;
    const answer = await fetch(catalogue.baseUrl.replace('/mooc/rest', request.url ?? ''), { method, body });
    return response.writeHead(answer.status).end(await answer.text());
  });
  return {
    ...backend,
    singleCalls: () => catalogue.requests.filter((line) => line.startsWith('GET /mooc/rest/mooc/')),
  };
}

async function exportFrom(baseUrl: string): Promise<Response> {
  pointTo(baseUrl);
  const { GET } = await import('./courses.json/route');
  return GET();
}

const coursesOf = async (response: Response): Promise<{ id: string; institutions: unknown }[]> =>
  (await response.json()).courses;
const idsOf = async (response: Response) => (await coursesOf(response)).map(({ id }) => id);

it('reads many courses in an answer, and no course by itself', async () => {
  const { baseUrl, requests, singleCalls } = await catalogueWith(lot);
  expect(await idsOf(await exportFrom(baseUrl))).toEqual(ids);
  expect(singleCalls()).toEqual([]);
  expect(requests.map((line) => line.replace(/^GET \/mooc\/rest/, ''))).toEqual([
    '/jaf/public/extensions',
    '/mooc/corsi?limite=200',
    '/mooc/corsi?limite=200&dopo=50',
    '/mooc/corsi?limite=200&dopo=100',
  ]);
});

it('names the institution of a course whose list of institutions is empty', async () => {
  const [course] = await coursesOf(await exportFrom((await catalogueWith(lot)).baseUrl));
  expect(course?.institutions).toEqual([{ name: 'Università "di Prova" & C.', website: null, kind: null }]);
});

const later =
  (fault: Extension): Extension =>
  (after, response) =>
    after === '100' ? fault(after, response) : lot(after, response);
const faults: readonly (readonly [string, Extension])[] = [
  ['is not there', (_after, response) => response.writeHead(404).end('{"message":"no"}')],
  ['is refused', (_after, response) => response.writeHead(400).end('{"message":"no"}')],
  ['fails', (_after, response) => response.writeHead(500).end('{"message":"no"}')],
  ['is a page', (_after, response) => response.end('<html></html>')],
  ['is cut', (_after, response) => response.end('{"moocs":[')],
  ['is null', (_after, response) => response.end('null')],
  ['leads in a circle', (_after, response) => response.end('{"moocs":[],"successivo":"100"}')],
];

it.each(
  faults.flatMap(
    ([what, fault]) =>
      [
        [what, 'at once', fault],
        [what, 'later', later(fault)],
      ] as const,
  ),
)('asks for each course when the extension %s, %s: each is written once', async (_what, _when, fault) => {
  const { baseUrl, singleCalls } = await catalogueWith(fault);
  expect(await idsOf(await exportFrom(baseUrl))).toEqual(ids);
  expect(singleCalls()).toHaveLength(ids.length);
});

it('leaves out what is no course, and the rest is there, also without a title', async () => {
  const broken: Extension = (_after, response) => {
    const moocs = [wire[0], { mooc_id: null }, 7, null, { ...wire[1], mooc_titolo: '' }, wire[2]];
    response.end(JSON.stringify({ moocs }));
  };
  const { baseUrl } = await catalogueWith(broken);
  expectConsole('warn', /unusable list items left out/);
  expect(await idsOf(await exportFrom(baseUrl))).toEqual(['1', '2', '3']);
});

it('breaks off when the backend goes away midway, and is 503 when it is away', async () => {
  let isAway = false;
  const leave: Extension = (_after, response) => {
    isAway = true;
    response.writeHead(503).end();
  };
  const { baseUrl } = await catalogueWith(later(leave), () => isAway);
  const midway = await exportFrom(baseUrl);
  expect(midway.status).toBe(200);
  await expect(midway.text()).rejects.toThrow();
  forgetBackend();
  expectConsole('warn', 'GET /moocFilters: status 503');
  expect((await exportFrom(baseUrl)).status).toBe(503);
}, 40_000);
