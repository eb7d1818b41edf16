import { expectConsole } from '../../../jest/console.ts';
import { Loopback } from '../../../jest/loopback.ts';
import { renderFirstPage } from './first-page.ts';

const loopback = new Loopback();
afterEach(() => loopback.close());

it('waits until the page can be shown, and says once why it cannot', async () => {
  const statuses = [500, 500, 503, 200];
  const asked: (string | undefined)[] = [];
  const origin = await loopback.serve(({ url }, response) => {
    asked.push(url);
    response.writeHead(statuses.shift() ?? 200).end();
  });
  const said = jest.spyOn(console, 'error').mockImplementation();
  await renderFirstPage(`${origin}/mooc/app/unavailable`, { limitMs: 5_000, pauseMs: 1 });
  expect(asked).toEqual(Array(4).fill('/mooc/app/unavailable'));
  expect(said.mock.calls.map(([line]) => /\((.*)\)/.exec(line)?.[1])).toEqual(['500', '503']);
  said.mockRestore();
});

it('tries again after an answer that does not come', async () => {
  let calls = 0;
  const origin = await loopback.serve((_request, response) => {
    calls += 1;
    if (calls > 1) response.end();
  });
  expectConsole('error', 'The first page cannot be shown');
  await renderFirstPage(origin, { limitMs: 100, pauseMs: 1 });
  expect(calls).toBe(2);
});

it('says of a connection that was refused which one it was', async () => {
  const origin = await loopback.serve((_request, response) => response.end());
  const cause = new Error('connect ECONNREFUSED 127.0.0.1:3000');
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('fetch failed', { cause }));
  const said = jest.spyOn(console, 'error').mockImplementation();
  await renderFirstPage(origin, { limitMs: 5_000, pauseMs: 1 });
  expect(said.mock.calls).toEqual([[expect.stringContaining(`(${cause.message}): ${origin} `)]]);
  jest.restoreAllMocks();
});
