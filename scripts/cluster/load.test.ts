import type { ServerResponse } from 'node:http';
import { Loopback } from '../../jest/loopback.ts';
import { type KnownPage, Load } from './load.ts';

const loopback = new Loopback();
afterEach(() => loopback.close());

const html = (title: string) => `<html><head><title>${title}</title></head></html>`;

/** Reads a page until each of the answers has been used once; returns the lost requests. */
async function lostOf(...answers: ((response: ServerResponse) => void)[]): Promise<readonly string[]> {
  let turn = 0;
  const origin = await loopback.serve((_request, response) => {
    const answer = answers[turn] ?? ((good) => good.end(html('Home')));
    turn += 1;
    answer(response);
  });
  const page: KnownPage = { url: `${origin}/home`, title: 'Home' };
  const load = new Load([page]);
  while (turn < answers.length) await new Promise(setImmediate);
  const { lost, requests, durations } = await load.stop();
  expect(requests).toBeGreaterThanOrEqual(answers.length);
  expect(durations).toHaveLength(requests);
  return lost.map((line) => line.replace(`${page.url}: `, ''));
}

describe('what counts as a lost request', () => {
  it('is none of those that got their page', async () => {
    expect(await lostOf((response) => response.end(html('Home')))).toEqual([]);
  });

  it.each<[string, string, (response: ServerResponse) => void]>([
    ['a status that is not 200', 'status 503', (response) => response.writeHead(503).end(html('Home'))],
    ['a page that is cut off', 'a page that is cut off after 6 characters', (response) => response.end('<html>')],
    ['another page', 'another page, "Error"', (response) => response.end(html('Error'))],
    ['a broken connection', 'UND_ERR_SOCKET', (response) => response.destroy()],
  ])('is %s', async (_name, reason, answer) => {
    expect(await lostOf(answer)).toEqual([reason]);
  });

  it('is a connection that is refused', async () => {
    const load = new Load([{ url: await loopback.closedOrigin(), title: 'Home' }]);
    await new Promise(setImmediate);
    const { lost } = await load.stop();
    expect(lost[0]).toContain('ECONNREFUSED');
  });
});
