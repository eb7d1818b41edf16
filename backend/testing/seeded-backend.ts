import { seededFolder } from './data-folders.ts';
import { type RunningBackend, startBackend, withoutDictionary } from './running-backend.ts';
import { backendOfWorker, siteUrl } from './shared-backend.ts';

type Addresses = Pick<RunningBackend, 'url' | 'rest'>;

/**
 * A backend with the catalogue of the seed, for the top of a file that changes nothing in it: other files use it too. Its
 * addresses are known once the tests run.
 */
export function seededBackend(): Addresses {
  let backend: Addresses;
  beforeAll(async () => {
    backend = await backendOfWorker();
  });
  return addressesOf(() => backend);
}

/** As {@link seededBackend}, with an environment of its own, for the tests of this file alone, which search for no text. */
export function ownBackend(environment: Readonly<Record<string, string>>): Addresses {
  let backend: RunningBackend;
  beforeAll(async () => {
    backend = await startBackend(
      { BACKEND_DATA: await seededFolder(), SITE_URL: siteUrl, ...environment },
      { flags: withoutDictionary },
    );
  });
  afterAll(() => backend.stop());
  return addressesOf(() => backend);
}

function addressesOf(backend: () => Addresses): Addresses {
  return {
    get url() {
      return backend().url;
    },
    get rest() {
      return backend().rest;
    },
  };
}
