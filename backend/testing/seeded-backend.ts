import type { RunningBackend } from './running-backend.ts';
import { sharedBackend } from './shared-backend.ts';

/**
 * A backend with the seed's catalogue, to be called at the top of a test file. Other files share it, so tests must not change anything
 * in the catalogue. Its addresses are only known once the tests run.
 */
export function seededBackend(): Pick<RunningBackend, 'url' | 'rest'> {
  let backend: Pick<RunningBackend, 'url' | 'rest'>;
  beforeAll(async () => {
    backend = await sharedBackend();
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
