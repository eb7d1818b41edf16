import * as z from 'zod';
import { parseProfileId, parseSecondaryProfile } from '@/lib/api/schemas/profile';
import { env } from '@/lib/env/env';
import type { Profile, SelectedProfile } from '@/lib/model/profile';
import { returnPage } from './addresses';
import { redirectToPage } from './answers';
import { type CookieToSet, cookie, profileCookie, type RequestCookies } from './cookies';

/** A profile that calls can be made under. */
export type UsableProfile = Profile & SelectedProfile;

export const isSameProfile = (one: SelectedProfile, other: SelectedProfile | null): boolean =>
  one.id === other?.id && one.secondary === other.secondary;

/** Profiles with a number, in the order of the list, each once. */
export function usableProfiles(list: readonly Profile[]): readonly UsableProfile[] {
  const usable = list.filter((profile): profile is UsableProfile => profile.id !== undefined);
  return usable.filter((profile, index) => usable.findIndex((other) => isSameProfile(other, profile)) === index);
}

/**
 * The profile to work under: the chosen one as long as it is on the person's list, otherwise the only one there is.
 *
 * @returns `null` while the person has to choose (specification, section 4, "Profile gate")
 */
export function selectProfile(chosen: SelectedProfile | null, list: readonly Profile[]): UsableProfile | null {
  const usable = usableProfiles(list);
  const [first = null, ...others] = usable;
  const onlyOne = others.length === 0 ? first : null;
  return usable.find((profile) => isSameProfile(profile, chosen)) ?? onlyOne;
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
  const asked = id === undefined ? null : { id, secondary };
  const wanted = usableProfiles(list).find((profile) => isSameProfile(profile, asked));
  if (wanted) return redirectToPage(page, [chosenProfileCookie(wanted, env().siteUrl)]);
  const url = new URL(page, 'http://app.invalid');
  url.searchParams.set('profileError', '1');
  return redirectToPage(`${url.pathname}${url.search}`);
}
