import 'server-only';
import { cache } from 'react';
import { recordError } from '@/lib/api/backend-health';
import { BackendError } from '@/lib/api/errors';
import { type Extensions, getExtensions } from '@/lib/api/extensions';
import { createRestClient } from '@/lib/api/rest-client';
import { paths } from '@/lib/api/schemas/paths';
import { env } from '@/lib/env/env';
import { cachePagePart } from '@/lib/site-settings/page-part';

/** Milliseconds: what an extension only improves must not wait long to learn that there is none. */
const timeLimitMs = 1000;

const readLastKnown = cachePagePart<Extensions | null>(
  // Does not count for the backend's health: a backend without extensions is well.
  () => getExtensions(createRestClient({ baseUrl: env().restUrl, timeLimit: timeLimitMs, mayRepeat: () => false })),
  null,
  // Its failures are logged by the calls that a page cannot do without.
  true,
);

/**
 * What the backend can do beyond the REST contract, the same in all of a page; read once in five minutes. While a first
 * answer is missing there are none, and a page that does without is soon rendered again.
 */
export const readExtensions = cache(async (): Promise<Extensions> => (await readLastKnown()) ?? {});

/** As {@link readExtensions}, for files that machines read, which would rather wait for the first answer than do without. */
export async function readExtensionsPatiently(): Promise<Extensions> {
  return (await readLastKnown({ patient: true })) ?? {};
}

/**
 * As {@link readExtensions}, for a page that exists only with one of them: while the backend does not answer, nobody knows whether it
 * exists.
 *
 * @throws BackendError
 */
export async function readExtensionsOrFail(): Promise<Extensions> {
  const known = await readLastKnown({ patient: true });
  if (known === null) {
    const error = new BackendError({ call: `GET ${paths.extensions}`, kind: 'network', reason: 'not yet answered' });
    // Such a page has made no other call that would say so: it must end as unavailable, not as a fault of ours.
    recordError(error);
    throw error;
  }
  return known;
}
