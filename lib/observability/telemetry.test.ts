import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { Collector, type ReceivedSpan } from './testing/collector.ts';

const serverKind = 2;
const clientKind = 3;
const unset = 0;
const error = 2;
// Each visit starts a new process.
jest.setTimeout(60_000);

let collector: Collector;
beforeEach(async () => {
  collector = await Collector.start();
});
afterEach(() => collector.stop());

/** Visits a watched page in a separate process. @returns its output: the `traceparent` that the backend received */
async function visitPage(...args: string[]): Promise<string> {
  const program = path.join(__dirname, 'testing/watched-page.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args]);
  return stdout.trim();
}

const attributesOf = ({ attributes }: ReceivedSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

it('starts nothing when no collector is named', async () => {
  await expect(visitPage()).resolves.toBe('none');
  expect(collector.received).toBe('');
});

it('sends a span for the request, one for its call to the backend below it, and measurements', async () => {
  const traceparent = await visitPage(collector.endpoint);
  const page = collector.spans.find(({ kind }) => kind === serverKind);
  const call = collector.spans.find(({ kind }) => kind === clientKind);
  expect(page?.name).toBe('GET /mooc/app/courseDetails/*');
  expect(page && attributesOf(page)).toMatchObject({
    ...{ 'http.request.method': 'GET', 'http.route': '/mooc/app/courseDetails/*', 'http.response.status_code': 200 },
    ...{ 'request.id': 'request-12', 'cache.state': 'MISS' },
  });
  expect(call).toMatchObject({ name: 'GET', traceId: page?.traceId, parentSpanId: page?.spanId });
  expect(traceparent).toBe(`00-${call?.traceId}-${call?.spanId}-01`);
  expect([...collector.metricNames]).toEqual(
    expect.arrayContaining([
      ...['http.server.request.duration', 'http.client.request.duration', 'page_cache.answers'],
      ...['process.memory.usage', 'v8js.memory.heap.used', 'nodejs.eventloop.delay.p99'],
    ]),
  );
  expect(collector.received).toContain('trial-web');
});

it.each([
  ['a page that fails an error', '/mooc/app/home', error],
  ['a probe of a server that is not ready yet none', '/mooc/app/api/health/ready', unset],
])('calls %s', async (_, address, code) => {
  await visitPage(collector.endpoint, address, '503');
  const page = collector.spans.find(({ kind }) => kind === serverKind);
  expect(page?.status.code).toBe(code);
});

it('says in the log when the collector takes nothing', async () => {
  await collector.stop();
  const printed = await visitPage(collector.endpoint, '/mooc/app/home', '200', 'warn');
  const lines = printed.split('\n').filter((line) => line.startsWith('{'));
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'The collector takes no traces; they are lost until it is back',
  ]);
});

it('sends nothing personal or secret', async () => {
  await visitPage(collector.endpoint);
  expect(collector.spans.length).toBeGreaterThan(1);
  expect(collector.received).not.toMatch(/secret|127\.0\.0\.1|"::1"/);
});
