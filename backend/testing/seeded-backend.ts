import { rm } from 'node:fs/promises';
import { seededFolder } from './data-folders.ts';
import { type RunningBackend, startBackend } from './running-backend.ts';

/**
 * One backend with the catalogue of the seed for all tests of a file; for the top of it. Its addresses are known once the
 * tests run.
 */
export function seededBackend(
  environment: Readonly<Record<string, string>> = {},
): Pick<RunningBackend, 'url' | 'rest'> {
  let folder: string;
  let backend: RunningBackend;
  beforeAll(async () => {
    folder = await seededFolder();
    backend = await startBackend({ BACKEND_DATA: folder, SITE_URL: 'https://moocs.example.org', ...environment });
  });
  afterAll(async () => {
    await backend.stop();
    await rm(folder, { recursive: true });
  });
  return {
    get url() {
      return backend.url;
    },
    get rest() {
      return backend.rest;
    },
  };
}
