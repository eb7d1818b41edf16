import 'server-only';
import { backendMayAnswer, recordHealth } from '@/lib/api/backend-health';
import { createRestClient } from '@/lib/api/rest-client';
import type { Transport } from '@/lib/api/transport';
import { env } from '@/lib/env';

/** Milliseconds: what the shell adds to a page is worth waiting less for than the page itself. */
const SHELL_TIME_LIMIT = 700;

/** The way to the backend's shell calls, `/jaf/*`. */
export function shellTransport(): Transport {
  return recordHealth(createRestClient({ baseUrl: env().restUrl, timeLimit: SHELL_TIME_LIMIT }));
}

/** How long shell answers stay fresh and how long a failing call rests, in milliseconds. */
export const shellTiming = { fresh: 300_000, pause: 10_000, mayWait: backendMayAnswer };
