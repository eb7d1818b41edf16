import 'server-only';
import { cache } from 'react';
import { recordError } from '@/lib/api/backend-health';
import { BackendError } from '@/lib/api/errors';
import { type Extensions, getExtensions } from '@/lib/api/extensions';
import { createRestClient } from '@/lib/api/rest-client';
import { paths } from '@/lib/api/schemas/paths';
import { env } from '@/lib/env/env';
import { cachePagePart } from '@/lib/page-parts/page-part';

/** Milliseconds. Short, because extensions only improve a page, which must not wait long for this answer. */
const timeLimitMs = 1000;

const readLastKnown = cachePagePart<Extensions | null>(
  'extensions',
  // A failure here does not count as bad health: a backend without extensions is healthy.
  () => getExtensions(createRestClient({ baseUrl: env().restUrl, timeLimit: timeLimitMs, mayRetry: () => false })),
  null,
  // Not logged here: the necessary calls of a page log failures of the backend.
  true,
);

/**
 * The backend's extensions of the REST contract, the same everywhere in a page and read every five minutes. Until the first
 * answer there are none, and a page rendered without them is soon rendered again.
 */
export const readExtensions = cache(async (): Promise<Extensions> => (await readLastKnown()) ?? {});

/** Same as {@link readExtensions}, for files for machines: it waits for the first answer, so that the file is complete. */
export async function readExtensionsPatiently(): Promise<Extensions> {
  return (await readLastKnown({ patient: true })) ?? {};
}

/**
 * Same as {@link readExtensions}, for a page that exists only with an extension: until the backend answers, it is unknown
 * whether the page exists.
 *
 * @throws BackendError
 */
export async function readExtensionsOrFail(): Promise<Extensions> {
  const known = await readLastKnown({ patient: true });
  if (known === null) {
    const error = new BackendError({ call: `GET ${paths.extensions}`, kind: 'network', reason: 'not yet answered' });
    // The page has made no other call that could record the failure: it must count as unavailable, not as our own fault.
    recordError(error);
    throw error;
  }
  return known;
}
