import 'server-only';
import { getApplicationInfo } from '@/lib/api/shell';
import { env } from '@/lib/env/env';
import type { ApplicationInfo } from '@/lib/model/shell';
import { keepLastGood, type ReadLastGood } from './last-good';
import { shellTiming, shellTransport } from './transport';

/**
 * What the backend tells about itself; `null` while it has told nothing. Never fails. The signed-in area, which is made of
 * it (specification, section 2, "Loading screen"), reads it with patience.
 */
export const readApplicationInfo: ReadLastGood<ApplicationInfo | null> = keepLastGood<ApplicationInfo | null>(
  () => getApplicationInfo(shellTransport(), env()),
  null,
  shellTiming,
);
