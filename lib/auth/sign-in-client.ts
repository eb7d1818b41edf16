import { createRestClient, type RestClient } from '@/lib/api/rest-client';
import { env } from '@/lib/env/env';

/** Milliseconds. */
const timeLimit = 5000;

/** The client for sign-in calls that may be repeated after a fault. */
export function repeatingClient(): RestClient {
  return createRestClient({ baseUrl: env().restUrl, timeLimit });
}

/** The client for calls with codes and tokens, which work only once: it repeats nothing. */
export function singleUseClient(): RestClient {
  return createRestClient({ baseUrl: env().restUrl, timeLimit: 2 * timeLimit, mayRetry: () => false });
}
