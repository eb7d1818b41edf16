import { seededFolder } from './data-folders.ts';
import { type RunningBackend, startBackend, withoutDictionary } from './running-backend.ts';
import { sharedBackend, siteUrl } from './shared-backend.ts';

type Addresses = Pick<RunningBackend, 'url' | 'rest'>;

/**
 * A backend with the seed's catalogue, to be called at the top of a test file. Other files share it, so tests must not change anything
 * in it. Its addresses are only known once the tests run.
 */
export function seededBackend(): Addresses {
  let backend: Addresses;
  beforeAll(async () => {
    backend = await sharedBackend();
  });
  return addressesOf(() => backend);
}

/** As {@link seededBackend}, but with its own environment, only for this test file, and without text searches. */
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
