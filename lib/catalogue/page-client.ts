import 'server-only';
import { cache } from 'react';
import { backendMayAnswer, recordHealth } from '@/lib/api/backend-health';
import { createRestClient, type RestClient } from '@/lib/api/rest-client';
import { env } from '@/lib/env/env';

/** Milliseconds that all calls of one page may take together, so that no visitor waits longer than 5 s. */
const pageTimeLimit = 2200;

/** Milliseconds for a page while the backend has just failed: a page that failed is rendered once more. */
const secondTimeLimit = 700;

/**
 * The way to the catalogue's calls, the same for everything that one page reads: they share its time.
 *
 * @throws EnvError
 */
export const pageClient = cache((): RestClient => {
  const timeLimit = backendMayAnswer() ? pageTimeLimit : secondTimeLimit;
  return recordHealth(createRestClient({ baseUrl: env().catalogueApiUrl, deadline: performance.now() + timeLimit }));
});
