import type { RestClient } from '../api/rest-client.ts';
import { createRestClient } from '../api/rest-client.ts';

/** Milliseconds. */
const timeLimit = 5000;

/** The way to the calls about sign-in that may be made again after a fault. */
export function signInTransport(restUrl: string): RestClient {
  return createRestClient({ baseUrl: restUrl, timeLimit });
}

/** The way for what works once, codes and tokens: nothing is sent twice. */
export function onceOnlyTransport(restUrl: string): RestClient {
  return createRestClient({ baseUrl: restUrl, timeLimit: 2 * timeLimit, mayRepeat: () => false });
}
