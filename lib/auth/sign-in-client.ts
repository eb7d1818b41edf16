import { createRestClient, type RestClient } from '@/lib/api/rest-client';
import { env } from '@/lib/env/env';

/** Milliseconds. */
const timeLimit = 5000;

/** For the calls about sign-in that may be repeated after a fault. */
export function repeatingClient(): RestClient {
  return createRestClient({ baseUrl: env().restUrl, timeLimit });
}

/** For codes and tokens, which work once: nothing is sent twice. */
export function singleUseClient(): RestClient {
  return createRestClient({ baseUrl: env().restUrl, timeLimit: 2 * timeLimit, mayRepeat: () => false });
}
