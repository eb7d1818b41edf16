import 'server-only';
import { cache } from 'react';
import { backendMayAnswer, recordHealth } from '@/lib/api/backend-health';
import { createRestClient } from '@/lib/api/rest-client';
import type { CallOptions, Transport } from '@/lib/api/transport';
import { env } from '@/lib/env';

/** Milliseconds that all calls of one page may take together, so that no visitor waits longer than 5 s. */
const PAGE_TIME_LIMIT = 2200;

/** The way to the catalogue's calls, the same for everything that one page reads. */
export const catalogueTransport = cache(
  (): Transport => recordHealth(createRestClient({ baseUrl: env().catalogueApiUrl })),
);

/** Milliseconds for a page while the backend has just failed: Next makes a page that failed once more. */
const SECOND_TIME_LIMIT = 700;

const pageDeadline = cache(() => performance.now() + (backendMayAnswer() ? PAGE_TIME_LIMIT : SECOND_TIME_LIMIT));

/** Options of a call for a page. */
export function inTime(): CallOptions {
  return { deadline: pageDeadline() };
}
