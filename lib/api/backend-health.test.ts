import { backendHealth } from '../cache/backend-state.ts';
import { backendMayAnswer, recordHealth } from './backend-health.ts';
import { BackendError, type BackendErrorKind } from './errors.ts';
import { createRestClient, type RestClient } from './rest-client.ts';
import { categories } from './schemas/catalogue.ts';
import { anyAnswer } from './schemas/parse-answer.ts';
import { searchPage } from './schemas/search.ts';
import { answeringClient } from './testing/answering-client.ts';

afterEach(() => {
  Object.assign(backendHealth(), { failedAt: null, succeededAt: null });
  jest.useRealTimers();
});

function clientOf(outcome: () => Promise<unknown>): RestClient {
  return recordHealth(answeringClient(outcome));
}

function failing(kind: BackendErrorKind, status: number | null = null): RestClient {
  return clientOf(() => Promise.reject(new BackendError({ call: 'GET /a', kind, status, reason: 'test' })));
}

it('knows nothing before the first call', () => {
  expect(backendHealth()).toEqual({ failedAt: null, succeededAt: null });
});

it('keeps when a call ended well, under a name that all bundles share', async () => {
  jest.useFakeTimers({ now: 1000 });
  await expect(clientOf(async () => 'answer').get('/a', anyAnswer)).resolves.toBe('answer');
  expect(backendHealth()).toEqual({ failedAt: null, succeededAt: 1000 });
});

it.each([
  ['timeout', null],
  ['network', null],
  ['malformed', null],
  ['status', null],
  ['status', 500],
  ['status', 429],
  ['status', 401],
  ['status', 403],
] as const)('keeps when a call failed: %s %s', async (kind, status) => {
  jest.useFakeTimers({ now: 1000 });
  await expect(failing(kind, status).post('/a', anyAnswer, { body: {} })).rejects.toThrow(BackendError);
  expect(backendHealth()).toEqual({ failedAt: 1000, succeededAt: null });
});

it('keeps when a whole answer was of no use', async () => {
  jest.useFakeTimers({ now: 1000 });
  const fetch = jest.spyOn(globalThis, 'fetch');
  fetch.mockImplementation(async () => Response.json({ moocs: null, moocTotali: 7 }));
  const nonsense = recordHealth(createRestClient({ baseUrl: 'http://backend.test' }));
  await expect(nonsense.get('/a', categories)).rejects.toThrow(BackendError);
  expect(backendHealth().failedAt).toBe(1000);
  jest.setSystemTime(2000);
  await expect(nonsense.post('/a', searchPage(9, 1), { body: {} })).rejects.toThrow(BackendError);
  expect(backendHealth().failedAt).toBe(2000);
  fetch.mockRestore();
});

it('counts a refusal as an answer, and faults of our own not at all', async () => {
  jest.useFakeTimers({ now: 1000 });
  await expect(failing('status', 404).get('/a', anyAnswer)).rejects.toThrow(BackendError);
  expect(backendHealth()).toEqual({ failedAt: null, succeededAt: 1000 });
  jest.setSystemTime(2000);
  await expect(clientOf(() => Promise.reject(new Error('cancelled'))).get('/a', anyAnswer)).rejects.toThrow(
    'cancelled',
  );
  expect(backendHealth()).toEqual({ failedAt: null, succeededAt: 1000 });
});

describe('whether a failed call is worth repeating', () => {
  const at = (failedAt: number | null, succeededAt: number | null) =>
    Object.assign(backendHealth(), { failedAt, succeededAt });

  it.each([
    ['nothing is known', null, null, true],
    ['nothing has failed', null, 900, true],
    ['the last failure is long ago', 1000, null, true],
    ['the clock was set back after the failure', 3_610_000, null, true],
    ['a good answer followed the failure', 9900, 9950, true],
    ['a call has just failed', 9900, null, false],
    ['the good answers were before the failure', 9900, 9400, false],
  ])('%s', (_what, failedAt, succeededAt, expected) => {
    at(failedAt, succeededAt);
    expect(backendMayAnswer(10_000)).toBe(expected);
  });
});
