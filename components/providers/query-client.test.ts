/** @jest-environment ./jest/environment.mjs */
import { QueryObserver } from '@tanstack/react-query';
import { queryClient } from './query-client';

let calls = 0;
let fault: Error | null = null;
const question = {
  queryKey: ['question'],
  queryFn: async () => {
    calls += 1;
    if (fault) throw fault;
    return calls;
  },
};
const fail = (status?: number) => Object.assign(new Error('failed'), status === undefined ? {} : { status });
async function comeBack() {
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
}
const watch = () => new QueryObserver(queryClient, question).subscribe(() => undefined);

beforeEach(() => {
  jest.useFakeTimers();
  calls = 0;
  fault = null;
});
afterEach(() => {
  queryClient.clear();
  jest.useRealTimers();
  Object.assign(navigator, { connection: undefined });
});

describe('a question of a page', () => {
  it('is asked once within two seconds', async () => {
    await queryClient.fetchQuery(question);
    await jest.advanceTimersByTimeAsync(1999);
    await queryClient.fetchQuery(question);
    expect(calls).toBe(1);
    await jest.advanceTimersByTimeAsync(2);
    await queryClient.fetchQuery(question);
    expect(calls).toBe(2);
  });

  it.each([
    ['4g', 503, 5000],
    ['4g', undefined, 5000],
    ['2g', 500, 10_000],
  ])('that fails is asked once more, on %s with status %s after %i ms', async (effectiveType, status, delay) => {
    Object.assign(navigator, { connection: { effectiveType } });
    fault = fail(status);
    const stop = watch();
    await jest.advanceTimersByTimeAsync(delay - 1);
    expect(calls).toBe(1);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(calls).toBe(2);
    stop();
  });

  it.each([400, 401, 404])('that is answered with %i is not asked again', async (status) => {
    fault = fail(status);
    const stop = watch();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(calls).toBe(1);
    stop();
  });

  it('is asked again when the visitor comes back, at most every five seconds', async () => {
    const stop = watch();
    await jest.advanceTimersByTimeAsync(3000);
    await comeBack();
    await jest.advanceTimersByTimeAsync(4000);
    await comeBack();
    expect(calls).toBe(2);
    await jest.advanceTimersByTimeAsync(1001);
    await comeBack();
    expect(calls).toBe(3);
    stop();
  });
});
