import { withBasePath } from '@/lib/addresses/base-path';
import { createRestClient } from '@/lib/api/rest-client';
import type { Transport } from '@/lib/api/transport';

/** Milliseconds: whoever reads the whole catalogue would rather wait than miss a course. */
const timeLimit = 20_000;

/** The desk's way to the catalogue: the public route handlers on the own origin. */
export const deskTransport: Transport = createRestClient({ baseUrl: withBasePath('/api'), timeLimit });
