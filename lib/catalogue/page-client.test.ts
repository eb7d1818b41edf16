import { anyAnswer } from '@/lib/api/schemas/parse-answer';
import { startBackend, stopBackends } from '@/lib/api/testing/backend';
import { backendHealth } from '@/lib/cache/backend-state';
import { pageClient } from './page-client';

const mockEnv = { catalogueApiUrl: '' };
jest.mock('@/lib/env/env', () => ({ env: () => mockEnv }));

afterEach(() => {
  Object.assign(backendHealth(), { failedAt: null, succeededAt: null });
  return stopBackends();
});

/** Calls a backend just after a failure. @returns when the failure was, and the last one that is recorded after the call */
async function callAfterFailure(answer: Parameters<typeof startBackend>[0]) {
  mockEnv.catalogueApiUrl = (await startBackend(answer)).baseUrl;
  const failedAt = Date.now() - 100;
  Object.assign(backendHealth(), { failedAt, succeededAt: null });
  await expect(pageClient().get('/cata/faq', anyAnswer)).rejects.toThrow('GET /cata/faq');
  return { before: failedAt, after: backendHealth().failedAt };
}

describe('a page just after a failure, which has little time', () => {
  it('is no further failure when the backend does not answer in that time', async () => {
    const { before, after } = await callAfterFailure(() => undefined);
    expect(after).toBe(before);
  });

  it('is a further failure when the backend answers with an error', async () => {
    const { before, after } = await callAfterFailure((_request, response) => response.writeHead(500).end());
    expect(after).toBeGreaterThan(before);
  });
});
