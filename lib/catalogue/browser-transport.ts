import { createRestClient } from '@/lib/api/rest-client';
import type { Transport } from '@/lib/api/transport';
import { withBasePath } from '@/lib/base-path';

/** The browser's way to the catalogue: the route handlers on its own origin. */
export const browserTransport: Transport = createRestClient({ baseUrl: withBasePath('/api') });
