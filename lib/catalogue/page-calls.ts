import 'server-only';
import { cache } from 'react';
import { backendMayAnswer, recordHealth } from '@/lib/api/backend-health';
import { type CallOptions, createRestClient, type RestClient } from '@/lib/api/rest-client';
import { env } from '@/lib/env/env';

/** Milliseconds that all calls of one page may take together, so that no visitor waits longer than 5 s. */
const pageTimeLimit = 2200;

/** Milliseconds for a page while the backend has just failed: a page that failed is rendered once more. */
const secondTimeLimit = 700;

/** The way to the catalogue's calls, the same for everything that one page reads. @throws EnvError */
export const catalogueTransport = cache(
  (): RestClient => recordHealth(createRestClient({ baseUrl: env().catalogueApiUrl })),
);

/** Until when the calls of a page that begins now must be answered, in the time of `performance.now()`. */
const pageDeadline = cache(() => performance.now() + (backendMayAnswer() ? pageTimeLimit : secondTimeLimit));

/** Options of a call for a page. */
export function inTime(): CallOptions {
  return { deadline: pageDeadline() };
}
