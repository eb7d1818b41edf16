import { BackendError } from '@/lib/api/errors';
import { textAnswer } from './text-answer.ts';

const failure = new BackendError({ call: 'GET /x', kind: 'network', reason: 'refused' });

async function* pieces(...texts: readonly (string | Error)[]) {
  for (const text of texts) {
    if (text instanceof Error) throw text;
    yield text;
  }
}

describe('a text as an answer', () => {
  it('has its type and may be kept', async () => {
    const answer = await textAnswer('text/plain', async () => 'è');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('cache-control')).toMatch(/^public/);
    expect(await answer.text()).toBe('è');
  });

  it('is sent piece by piece', async () => {
    const answer = await textAnswer('text/plain', async () => pieces('a', 'è', 'c'));
    expect(await answer.text()).toBe('aèc');
  });

  it('is 404 without a text', async () => {
    expect((await textAnswer('text/plain', async () => null)).status).toBe(404);
  });

  it.each([
    ['before the text', () => Promise.reject(failure)],
    ['before the first piece', async () => pieces(failure)],
  ])('is 503 and not kept when the backend fails %s', async (_when, read) => {
    const answer = await textAnswer('text/plain', read);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('breaks off when the backend fails after the beginning', async () => {
    const answer = await textAnswer('text/plain', async () => pieces('a', 'b', failure));
    await expect(answer.text()).rejects.toThrow('refused');
  });
});
