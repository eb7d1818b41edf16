import 'server-only';
import { getProperties } from '@/lib/api/shell';
import type { Properties } from '@/lib/model/shell';
import { keepLastGood } from './last-good';
import { type SocialProfile, socialProfilesOf } from './social-profile';
import { shellTiming, shellTransport } from './transport';

const readProperties = keepLastGood<Properties>(() => getProperties(shellTransport()), {}, shellTiming);

/** The social profiles that the backend's properties name; none while it names none. Never fails. */
export async function readSocialProfiles(): Promise<readonly SocialProfile[]> {
  return socialProfilesOf(await readProperties());
}
