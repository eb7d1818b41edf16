import { backendMayAnswer, recordHealth } from '@/lib/api/backend-health';
import { createRestClient, type RestClient } from '@/lib/api/rest-client';
import { env } from '@/lib/env/env';

/** Milliseconds that all calls of one page may take together, so that no visitor waits longer than 5 s. */
const pageTimeLimit = 2200;

/** Milliseconds for a page while the backend has just failed: a page that failed is made once more. */
const secondTimeLimit = 700;

/** The way to the catalogue's calls for one page. @throws EnvError */
export function pageTransport(): RestClient {
  return recordHealth(createRestClient({ baseUrl: env().catalogueApiUrl }));
}

/** Until when the calls of a page that begins now must be answered, in the time of `performance.now()`. */
export function pageDeadline(): number {
  return performance.now() + (backendMayAnswer() ? pageTimeLimit : secondTimeLimit);
}
