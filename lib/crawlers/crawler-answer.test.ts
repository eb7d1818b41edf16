import { expectConsole } from '@/jest/console';
import { BackendError } from '@/lib/api/errors';
import { crawlerAnswer } from './crawler-answer';

const request = (headers: HeadersInit = {}) => new Request('http://localhost/x', { headers });
const failure = new BackendError({ call: 'GET /x', kind: 'network', reason: 'refused' });

async function* pieces(...texts: readonly (string | Error)[]) {
  for (const text of texts) {
    if (text instanceof Error) throw text;
    yield text;
  }
}

describe('a text as an answer', () => {
  it('has its type and may be cached', async () => {
    const answer = await crawlerAnswer(request(), { 'Content-Type': 'text/plain; charset=utf-8' }, async () => 'è');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('cache-control')).toMatch(/^public/);
    expect(await answer.text()).toBe('è');
  });

  it.each([
    ['a text', async () => 'è'],
    ['a text of one piece', async () => pieces('è')],
  ])('is not sent again to who has it: %s', async (_what, read) => {
    const tag =
      (await crawlerAnswer(request(), { 'Content-Type': 'text/plain; charset=utf-8' }, read)).headers.get('etag') ?? '';
    expect(tag).not.toBe('');
    const again = await crawlerAnswer(
      request({ 'if-none-match': `"x", ${tag}` }),
      { 'Content-Type': 'text/plain; charset=utf-8' },
      read,
    );
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('is sent piece by piece', async () => {
    const answer = await crawlerAnswer(request(), { 'Content-Type': 'text/plain; charset=utf-8' }, async () =>
      pieces('a', 'è', 'c'),
    );
    expect(await answer.text()).toBe('aèc');
  });

  it('is read no further when its reader goes', async () => {
    const ended = jest.fn();
    const all = async function* () {
      yield* pieces('a', 'b');
      yield* pieces('c');
    };
    const text = Object.assign(all(), { return: ended });
    const { body } = await crawlerAnswer(request(), {}, async () => text);
    const reader = body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect(ended).toHaveBeenCalled();
  });

  it('is 404 without a text', async () => {
    expect(
      (await crawlerAnswer(request(), { 'Content-Type': 'text/plain; charset=utf-8' }, async () => null)).status,
    ).toBe(404);
  });

  it.each([
    ['before the text', () => Promise.reject(failure)],
    ['before the first piece', async () => pieces(failure)],
    ['before the second piece', async () => pieces('a', failure)],
    [
      'with an error of its own',
      () => Promise.reject(new BackendError({ call: 'GET /x', kind: 'status', reason: 'status 500', status: 500 })),
    ],
  ])('is 503 and not cached when the backend fails %s, and the log says why', async (_when, read) => {
    expectConsole('warn', /^GET \/x: (?:refused|status 500)/);
    const answer = await crawlerAnswer(request(), { 'Content-Type': 'text/plain; charset=utf-8' }, read);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('breaks off when the backend fails after the beginning', async () => {
    const answer = await crawlerAnswer(request(), { 'Content-Type': 'text/plain; charset=utf-8' }, async () =>
      pieces('a', 'b', failure),
    );
    await expect(answer.text()).rejects.toThrow('refused');
  });
});
