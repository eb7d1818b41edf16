import { Collector } from '../lib/observability/testing/collector.ts';
import { ChangedBackend } from './support/changed-backend.ts';
import { idOf, titles } from './support/samples.ts';
import { expect, test } from './support/test.ts';
import { startWebApp, type WebApp } from './support/web-app.ts';

// All tests share one observed web app, so that the second visit of a page finds the cache of the first.
test.describe.configure({ mode: 'default' });

let backend: ChangedBackend;
let web: WebApp;
let collector: Collector;
test.beforeAll(async () => {
  [backend, collector] = await Promise.all([ChangedBackend.start(), Collector.start()]);
  const settings = {
    LOG_LEVEL: 'info',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  };
  web = await startWebApp(backend.restUrl, undefined, settings);
});
test.afterAll(async () => {
  await web?.stop();
  await backend?.stop();
  await collector?.stop();
});

/** The log lines of the request with this id. */
function logged(requestId: string): Record<string, unknown>[] {
  const lines = web.output
    .map((line) => line.slice(line.indexOf('|') + 1).trim())
    .filter((line) => line.startsWith('{'));
  return lines.map((line) => JSON.parse(line)).filter((line) => line.requestId === requestId);
}

/** The calls that the backend got with this request id. */
const callsOf = (requestId: string) =>
  backend.received.filter(({ headers }) => headers['x-request-id'] === requestId).map(({ address }) => address);

// The first test, because it looks for any course in the traces.
test('no log and no trace names the courses of a visitor’s list', async ({ request }) => {
  const pages = ['compare', 'saved', 'calendar/saved'];
  const visit = async (ids: string) => {
    for (const page of pages) await request.get(`${web.url}/${page}?ids=${ids}`);
  };
  await visit('listed-1,listed-2');
  await backend.breakWith('refused');
  await visit('listed-3,listed-4');
  await backend.breakWith('none');
  const visits = () => collector.spans.filter(({ name }) => /^GET \/mooc\/app\/(compare|saved|calendar)/.test(name));
  await expect.poll(visits).toHaveLength(6);
  expect(web.output.join('\n')).toContain('GET /mooc/moocVetrina/…');
  expect(web.output.join('\n')).not.toContain('listed-');
  expect(collector.received).not.toContain('moocVetrina');
});

test('the id of a request reaches the backend, and two requests share one answer of it', async ({ request }) => {
  const [rich, english] = [await idOf(titles.rich), await idOf(titles.english)];
  const visit = (id: string, requestId: string) =>
    request.get(`${web.url}/courseDetails/${id}`, { headers: { 'x-request-id': requestId } });
  const first = await visit(rich, 'first-request');
  const second = await visit(english, 'second-request');
  expect([first, second].map((answer) => answer.headers()['x-request-id'])).toEqual([
    'first-request',
    'second-request',
  ]);
  expect(callsOf('first-request')).toEqual(expect.arrayContaining([`/mooc/moocVetrina/${rich}`, '/cata/isced']));
  expect(callsOf('second-request')).toContain(`/mooc/moocVetrina/${english}`);
  expect(callsOf('second-request')).not.toContain('/cata/isced');
});

test('a cached page bears the id of the request that asks for it', async ({ request }) => {
  const ids = ['kept-page-1', 'kept-page-2', 'kept-page-3'];
  for (const id of ids) {
    const answer = await request.get(`${web.url}/home`, { headers: { 'x-request-id': id } });
    expect(answer.headers()['x-request-id']).toBe(id);
  }
  await expect
    .poll(() => logged('kept-page-3'))
    .toMatchObject([
      // STALE: the page is older than a second, and a new one is being rendered.
      { status: 200, cache: expect.stringMatching(/^(HIT|STALE)$/) },
    ]);
});

test('a search leaves one line without what was searched for', async ({ request }) => {
  const headers = { 'x-request-id': 'private-search', cookie: 'secret=secret', 'user-agent': 'secret' };
  await request.get(`${web.url}/catalogue?q=parola-segreta`, { headers });
  await expect.poll(() => logged('private-search')).toHaveLength(1);
  expect(logged('private-search')).toMatchObject([
    { level: 'info', method: 'GET', path: '/mooc/app/catalogue', parameters: ['q'], status: 200, msg: 'request' },
  ]);
  expect(web.output.join('\n')).not.toMatch(/parola|secret/);
});

test('nothing is warned of while pages, their Markdown and files are sent', async ({ request }) => {
  const id = await idOf(titles.rich);
  const paths = ['home', `courseDetails/${id}`, `courseDetails/${id}.md`, 'aboutUniv.md', 'feeds/it', 'hero/hero.webm'];
  for (const [index, path] of paths.entries()) {
    const requestId = `without-warning-${index}`;
    await request.get(`${web.url}/${path}`, { headers: { 'x-request-id': requestId } });
    // The line about the request itself comes last.
    await expect.poll(() => logged(requestId).some(({ msg }) => msg === 'request'), path).toBe(true);
    expect(logged(requestId).filter(({ level }) => level !== 'info')).toEqual([]);
  }
});

test('a page that breaks is logged once, with its cause', async ({ request }) => {
  await backend.breakWith('refused');
  await request.get(`${web.url}/courseDetails/1`, { headers: { 'x-request-id': 'broken-page' } });
  await backend.breakWith('none');
  const errors = () => logged('broken-page').filter(({ error }) => error !== undefined);
  await expect.poll(() => logged('broken-page').map(({ msg }) => msg)).toContain('request');
  expect(new Set(errors().map(({ error }) => JSON.stringify(error)))).toHaveProperty('size', errors().length);
  expect(JSON.stringify(errors())).toContain('ECONNREFUSED');
});

test('traces hold the request, the work of Next and the calls, and nothing of what was searched for', async () => {
  const names = () => collector.spans.map(({ name }) => name);
  await expect.poll(names).toContain('GET /mooc/app/courseDetails/*');
  await expect.poll(names).toContain('GET /mooc/app/catalogue');
  const page = collector.spans.find(({ name }) => name === 'GET /mooc/app/courseDetails/*');
  const below = () => collector.spans.filter(({ traceId }) => traceId === page?.traceId).map(({ name }) => name);
  await expect.poll(below).toContain('GET /[locale]/courseDetails/[moocId]');
  await expect.poll(below).toContain('GET');
  expect(collector.received).not.toMatch(/parola|secret/);
});
