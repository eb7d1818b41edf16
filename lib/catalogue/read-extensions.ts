import 'server-only';
import { type ExtensionName, getExtensions } from '@/lib/api/extensions';
import { createRestClient } from '@/lib/api/rest-client';
import { env } from '@/lib/env/env';
import { cached } from './cached';

/** Milliseconds: what is only better with an extension must not wait for the news that there is none. */
const timeLimitMs = 1000;

/** What the backend can do beyond the REST contract; read once in five minutes, none while it cannot be read. */
export function readExtensions(): Promise<readonly ExtensionName[]> {
  // Not for the record of the backend's health: one without extensions is well.
  const transport = createRestClient({ baseUrl: env().restUrl, timeLimit: timeLimitMs, mayRepeat: () => false });
  return cached('extensions', ['extensions'], () => getExtensions(transport));
}
