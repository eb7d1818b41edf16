import 'server-only';
import { cache } from 'react';
import { backendMayAnswer, recordHealth } from '@/lib/api/backend-health';
import { BackendError } from '@/lib/api/errors';
import { createRestClient, type RestClient } from '@/lib/api/rest-client';
import { env } from '@/lib/env/env';
import { cached } from './cached';

/** Time limit for all calls of a page together, in milliseconds, so that no visitor waits longer than 5 s. */
const pageTimeLimit = 2200;

/** Time limit just after a failure of the backend, in milliseconds: a failed page is rendered a second time. */
const secondTimeLimit = 700;

/**
 * A call that had little time and was not answered in it. If it counted as a failure, the next page would have little time
 * too: a backend that takes a second for an answer would count as failed as long as visitors come.
 */
const isHurried = (error: unknown) => error instanceof BackendError && error.kind === 'timeout';

/**
 * The client for the catalogue's calls. Everything that a page reads uses the same client and shares its time limit.
 *
 * @throws EnvError
 */
export const pageClient = cache((): RestClient => {
  const withTime = (timeLimit: number) =>
    createRestClient({ baseUrl: env().catalogueApiUrl, deadline: performance.now() + timeLimit });
  return backendMayAnswer()
    ? recordHealth(withTime(pageTimeLimit))
    : recordHealth(withTime(secondTimeLimit), isHurried);
});

/** Same as {@link cached}, for a call with the client of the page. */
export function cachedCall<T>(name: string, tags: string[], call: (client: RestClient) => Promise<T>): Promise<T> {
  const client = pageClient();
  return cached(name, tags, () => call(client));
}
