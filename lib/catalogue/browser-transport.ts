import { withBasePath } from '@/lib/addresses/base-path';
import { createRestClient, type RestClient } from '@/lib/api/rest-client';

/** The browser's way to the catalogue: the route handlers on its own origin. */
export const browserTransport: RestClient = createRestClient({ baseUrl: withBasePath('/api') });
