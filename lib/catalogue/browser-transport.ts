import { withBasePath } from '@/lib/addresses/base-path';
import { createRestClient } from '@/lib/api/rest-client';
import type { Transport } from '@/lib/api/transport';

/** The browser's way to the catalogue: the route handlers on its own origin. */
export const browserTransport: Transport = createRestClient({ baseUrl: withBasePath('/api') });
