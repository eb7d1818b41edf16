import * as z from 'zod';
import { parseProfileId, parseSecondaryProfile } from '@/lib/api/schemas/profile';
import { env } from '@/lib/env/env';
import type { Profile, SelectedProfile } from '@/lib/model/profile';
import { returnPage } from './addresses';
import { redirectToPage } from './answers';
import { type CookieToSet, cookie, profileCookie, type RequestCookies } from './cookies';

/**
 * The profile to work under: the chosen one as long as it is on the person's list, otherwise the only one there is.
 *
 * @returns `null` while the person has to choose (specification, section 4, "Profile gate")
 */
export function selectProfile(chosen: SelectedProfile | null, list: readonly Profile[]): SelectedProfile | null {
  const usable = list.flatMap(({ id, secondary }) => (id === undefined ? [] : [{ id, secondary }]));
  const same = usable.find(({ id, secondary }) => id === chosen?.id && secondary === chosen.secondary);
  return same ?? (usable.length === 1 ? (usable[0] ?? null) : null);
}

/** Stores the chosen profile. */
export function chosenProfileCookie({ id, secondary }: SelectedProfile, siteUrl: string): CookieToSet {
  return cookie(siteUrl, profileCookie, encodeURIComponent(JSON.stringify([id, secondary])));
}

/** The profile chosen in this browser; `null` when there is none or the cookie makes no sense. */
export function chosenProfile(cookies: RequestCookies): SelectedProfile | null {
  try {
    const text = decodeURIComponent(cookies[profileCookie] ?? '');
    const [number, secondary] = z.tuple([z.unknown(), z.unknown()]).parse(JSON.parse(text));
    const id = parseProfileId(number);
    return id === undefined ? null : { id, secondary: parseSecondaryProfile(secondary) };
  } catch {
    return null;
  }
}

/** Fields of the form that chooses a profile. */
export const profileFields = { id: 'profile', secondary: 'dprofile', returnTo: 'return' } as const;

/**
 * Stores the chosen profile when it is on the person's list, and redirects back to the page of the form. A profile that is
 * not redirects back with `profileError=1`, for 'Error selecting a profile!' (specification, section 8).
 */
export function chooseProfile(fields: URLSearchParams, list: readonly Profile[]): Response {
  const page = returnPage(fields.get(profileFields.returnTo));
  const id = parseProfileId(fields.get(profileFields.id));
  const secondary = parseSecondaryProfile(fields.get(profileFields.secondary));
  const known = id !== undefined && list.some((profile) => profile.id === id && profile.secondary === secondary);
  if (known) return redirectToPage(page, [chosenProfileCookie({ id, secondary }, env().siteUrl)]);
  const url = new URL(page, 'http://app.invalid');
  url.searchParams.set('profileError', '1');
  return redirectToPage(`${url.pathname}${url.search}`);
}
