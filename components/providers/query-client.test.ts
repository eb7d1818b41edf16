/** @jest-environment ./jest/environment.mjs */
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { HTTPError } from 'ky';
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
const refused = (status: number) =>
  new HTTPError(new Response(null, { status }), new Request('http://app.invalid/'), {} as HTTPError['options']);
const fail = (status: number | null) => Object.assign(new Error(`status ${status}`), { status });
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
    ['4g', 'status 503', fail(503), 5000],
    ['4g', 'no answer', fail(null), 5000],
    ['4g', 'another error', new TypeError('fetch failed'), 5000],
    ['2g', 'status 500 of ky', refused(500), 10_000],
  ])('that fails is asked once more, on %s with %s', async (effectiveType, _what, failure, delay) => {
    Object.assign(navigator, { connection: { effectiveType } });
    fault = failure;
    const stop = watch();
    await jest.advanceTimersByTimeAsync(delay - 1);
    expect(calls).toBe(1);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(calls).toBe(2);
    stop();
  });

  it.each([
    ['status 401', fail(401)],
    ['status 400 of ky', refused(400)],
    ['status 404 of ky', refused(404)],
  ])('that is answered with %s is not asked again', async (_what, failure) => {
    fault = failure;
    const stop = watch();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(calls).toBe(1);
    stop();
  });

  it('fails without a network, instead of waiting for it in silence, and is asked again when the network is back', async () => {
    onlineManager.setOnline(false);
    fault = new TypeError('fetch failed');
    const observer = new QueryObserver(queryClient, question);
    const stop = observer.subscribe(() => undefined);
    await jest.advanceTimersByTimeAsync(5000);
    expect(observer.getCurrentResult().error).toBe(fault);
    fault = null;
    onlineManager.setOnline(true);
    await jest.advanceTimersByTimeAsync(0);
    expect(observer.getCurrentResult().isSuccess).toBe(true);
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
