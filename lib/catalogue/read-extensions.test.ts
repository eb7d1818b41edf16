import type { ServerResponse } from 'node:http';
import { startBackend, stopBackends } from '@/lib/api/testing/backend';
import { backendHealth } from '@/lib/cache/backend-state';
import { forgetProcess } from '@/lib/cache/testing/forget-process';
import { readExtensions, readExtensionsOrFail } from './read-extensions';

const mockEnv = { restUrl: '', catalogueApiUrl: '' };
jest.mock('@/lib/env/env', () => ({ env: () => mockEnv }));

beforeEach(forgetProcess);
afterEach(stopBackends);

it('are none until the backend answers, which is not asked at each page', async () => {
  let asked = 0;
  let answer = (response: ServerResponse): unknown => response.destroy();
  const { baseUrl } = await startBackend((_request, response) => {
    asked += 1;
    answer(response);
  });
  mockEnv.restUrl = baseUrl;
  const now = jest.spyOn(Date, 'now').mockReturnValue(100_000);
  expect([await readExtensions(), await readExtensions()]).toEqual([{}, {}]);
  expect(asked).toBe(1);
  answer = (response) => response.end('{"extensions":[{"name":"search","version":1}]}');
  now.mockReturnValue(111_000);
  // The first page after the backend's start already has them.
  expect(await readExtensions()).toEqual({ search: 1 });
  now.mockRestore();
});

it('are a fault for a page that is only there with one, while the backend does not answer', async () => {
  const { baseUrl } = await startBackend((_request, response) => response.destroy());
  mockEnv.restUrl = baseUrl;
  await expect(readExtensionsOrFail()).rejects.toMatchObject({ kind: 'network' });
  // The answer is 503 because of this record: the page has made no other call.
  expect(backendHealth().failedAt).toBeGreaterThan(0);
});

it('are asked for once in a process, which loads the module for pages and again for files', async () => {
  let asked = 0;
  const { baseUrl } = await startBackend((_request, response) => {
    asked += 1;
    response.end('{"extensions":[{"name":"search","version":1}]}');
  });
  mockEnv.restUrl = baseUrl;
  expect(await readExtensions()).toEqual({ search: 1 });
  await jest.isolateModulesAsync(async () => {
    const copy = await import('./read-extensions');
    expect(copy.readExtensions).not.toBe(readExtensions);
    expect(await copy.readExtensions()).toEqual({ search: 1 });
  });
  expect(asked).toBe(1);
});
