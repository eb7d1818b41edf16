import 'server-only';
import { backendMayAnswer, recordHealth } from '@/lib/api/backend-health';
import { createRestClient, type RestClient } from '@/lib/api/rest-client';
import { env } from '@/lib/env/env';
import { makeAgainSoon } from './made-again-soon';

/** The way to the backend's shell calls, `/jaf/*`. */
export function shellTransport(): RestClient {
  return recordHealth(createRestClient({ baseUrl: env().restUrl }));
}

/**
 * How long shell answers stay fresh, how long a failing call rests and how long a page waits for them, in milliseconds:
 * what the shell adds to a page is worth waiting less for than the page itself. A page that had to do without them is
 * made again soon.
 */
export const shellTiming = {
  fresh: 300_000,
  pause: 2_000,
  patience: 700,
  mayWait: backendMayAnswer,
  onMissing: makeAgainSoon,
};
