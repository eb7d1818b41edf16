import 'server-only';
import { recordHealth } from '@/lib/api/backend-health';
import { BackendError } from '@/lib/api/errors';
import { type Extensions, getExtensions } from '@/lib/api/extensions';
import { createRestClient, type RestClient } from '@/lib/api/rest-client';
import { env } from '@/lib/env/env';
import { cached } from './cached';

/** Milliseconds: what is only better with an extension must not wait for the news that there is none. */
const timeLimitMs = 1000;

/** Milliseconds for which a backend that has not answered is not asked again. */
const patienceMs = 10_000;
let silentSince = Number.NEGATIVE_INFINITY;

/** What the backend can do beyond the REST contract; read once in five minutes, none while it does not answer. */
export async function readExtensions(): Promise<Extensions> {
  if (performance.now() - silentSince < patienceMs) return {};
  // Not for the record of the backend's health: one without extensions is well.
  const client = createRestClient({ baseUrl: env().restUrl, timeLimit: timeLimitMs, mayRepeat: () => false });
  try {
    return await readFrom(client);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    silentSince = performance.now();
    return {};
  }
}

/**
 * As {@link readExtensions}, for a page that is only there with one of them: while the backend does not answer, nobody knows
 * whether it is there.
 *
 * @throws BackendError
 */
export function readExtensionsOrFail(): Promise<Extensions> {
  return readFrom(recordHealth(createRestClient({ baseUrl: env().restUrl })));
}

const readFrom = (client: RestClient) => cached('extension-versions', ['extensions'], () => getExtensions(client));
