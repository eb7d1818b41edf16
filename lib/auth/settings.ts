import { env } from '../env/env.ts';
import type { RenewalSettings } from './renew.ts';

/** Where tokens are renewed, and the key of the session cookie. @throws when NEXTAUTH_SECRET is not set */
export function renewalSettings(): RenewalSettings {
  const { restUrl, authSecret } = env();
  if (authSecret === null) throw new Error('NEXTAUTH_SECRET is not set: nobody can be signed in without it');
  return { restUrl, secret: authSecret };
}
