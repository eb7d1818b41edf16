import { parseProfileId, parseSecondaryProfile } from '../api/schemas/profile.ts';
import { env } from '../env/env.ts';
import type { Profile } from '../model/profile.ts';
import { returnPage } from './addresses.ts';
import { leadToPage } from './answers.ts';
import { chosenProfileCookie } from './cookies.ts';

/** Fields of the form that chooses a profile. */
export const profileFields = { id: 'profile', secondary: 'dprofile', returnTo: 'return' } as const;

/**
 * Keeps the chosen profile when it is on the person's list, and leads back to the page of the form. A profile that is
 * not leads back with `profileError=1`, for 'Error selecting a profile!' (specification, section 8).
 */
export function chooseProfile(fields: URLSearchParams, list: readonly Profile[]): Response {
  const page = returnPage(fields.get(profileFields.returnTo));
  const id = parseProfileId(fields.get(profileFields.id));
  const secondary = parseSecondaryProfile(fields.get(profileFields.secondary));
  const known = id !== undefined && list.some((profile) => profile.id === id && profile.secondary === secondary);
  if (known) return leadToPage(page, [chosenProfileCookie({ id, secondary }, env().siteUrl)]);
  const url = new URL(page, 'http://app.invalid');
  url.searchParams.set('profileError', '1');
  return leadToPage(`${url.pathname}${url.search}`);
}
