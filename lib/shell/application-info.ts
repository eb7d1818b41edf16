import 'server-only';
import { getApplicationInfo } from '@/lib/api/shell';
import { env } from '@/lib/env';
import type { ApplicationInfo } from '@/lib/model/shell';
import { keepLastGood } from './last-good';
import { shellTiming, shellTransport } from './transport';

/** What the backend tells about itself; `null` while it has told nothing. Never fails. */
export const readApplicationInfo: () => Promise<ApplicationInfo | null> = keepLastGood<ApplicationInfo | null>(
  () => getApplicationInfo(shellTransport(), env()),
  null,
  shellTiming,
);
