import { withBasePath } from '@/lib/addresses/base-path';
import { createRestClient, type RestClient } from '@/lib/api/rest-client';

/** Milliseconds: who reads the whole catalogue would rather wait than miss a course. */
const timeLimit = 20_000;

/** Calls of the desk: to the public route handlers on its own origin. */
export const deskClient: RestClient = createRestClient({ baseUrl: withBasePath('/api'), timeLimit });
