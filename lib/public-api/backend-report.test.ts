import { BackendError } from '@/lib/api/errors';
import { createBackendCheck } from './backend-report';

const failed = (kind: BackendError['kind'], status: number | null = null) =>
  new BackendError({ call: 'GET /secret', kind, status, reason: 'secret', serverMessage: 'secret' });

/** A check of a backend with the given outcomes, and with its own clock. */
function checkOf(...outcomes: readonly (Error | null)[]) {
  const clock = { time: 0, calls: 0 };
  const call = async () => {
    const outcome = outcomes[clock.calls];
    clock.calls += 1;
    if (outcome) throw outcome;
  };
  return { clock, check: createBackendCheck({ call, lastFailure: () => null, now: () => clock.time }) };
}

const at = (time: number) => new Date(time).toISOString();

it('asks once for many who want to know, and again when the report has grown old', async () => {
  const { clock, check } = checkOf(null, null);
  await Promise.all([check(), check(), check()]);
  clock.time = 4999;
  await check();
  expect(clock.calls).toBe(1);
  clock.time = 5000;
  await check();
  expect(clock.calls).toBe(2);
});

it('does not say that all is well when a call has failed since', async () => {
  const clock = { time: 1000, calls: 0, failedAt: 500 };
  const call = async () => {
    clock.calls += 1;
    if (clock.calls > 1) throw failed('network');
  };
  const check = createBackendCheck({ call, now: () => clock.time, lastFailure: () => clock.failedAt });
  expect(await check()).toMatchObject({ state: 'up' });
  clock.time = 1500;
  expect(await check()).toMatchObject({ state: 'up' });
  clock.failedAt = 1400;
  expect(await check()).toMatchObject({ state: 'down' });
  expect(clock.calls).toBe(2);
});

it('remembers since when', async () => {
  const { clock, check } = checkOf(null, null, failed('network'), failed('network'), null);
  expect(await check()).toEqual({ state: 'up', since: at(0), checkedAt: at(0), message: null });
  clock.time = 10_000;
  expect(await check()).toMatchObject({ state: 'up', since: at(0), checkedAt: at(10_000) });
  clock.time = 20_000;
  expect(await check()).toMatchObject({ state: 'down', since: at(20_000) });
  clock.time = 30_000;
  expect(await check()).toMatchObject({ state: 'down', since: at(20_000), checkedAt: at(30_000) });
  clock.time = 40_000;
  expect(await check()).toMatchObject({ state: 'up', since: at(40_000) });
});

it.each([
  [failed('timeout'), 'down', 'The backend does not answer in time.'],
  [failed('network'), 'down', 'The backend cannot be reached.'],
  [failed('malformed'), 'down', 'The backend gives answers that make no sense.'],
  [failed('status', 500), 'down', 'The backend answers with status 500.'],
  [failed('status', 401), 'down', 'The backend answers with status 401.'],
  [failed('status', 429), 'down', 'The backend answers with status 429.'],
  [failed('status', 302), 'unknown', 'The backend answers with status 302.'],
  [failed('status', 404), 'unknown', 'The backend answers with status 404.'],
  [new Error('secret'), 'unknown', 'The backend could not be asked.'],
])('%s: %s', async (error, state, message) => {
  expect(await checkOf(error).check()).toMatchObject({ state, message });
});
