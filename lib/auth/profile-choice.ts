import * as z from 'zod';
import { parseProfileId, parseSecondaryProfile } from '@/lib/api/schemas/profile';
import type { Profile, SelectedProfile } from '@/lib/model/profile';
import { returnPage, returnParameter } from './addresses';
import { redirectToPage } from './answers';
import { type CookieToSet, cookie, profileCookie, type RequestCookies } from './cookies';

/** A profile with an id, so that calls can use it. */
export type UsableProfile = Profile & SelectedProfile;

/** Two profiles are the same if both number and secondary profile are equal. */
export const isSameProfile = (one: SelectedProfile, other: SelectedProfile | null): boolean =>
  one.id === other?.id && one.secondary === other.secondary;

/** The profiles with an id, in the order of the list, without duplicates. */
export function usableProfiles(list: readonly Profile[]): readonly UsableProfile[] {
  const usable = list.filter((profile): profile is UsableProfile => profile.id !== undefined);
  return usable.filter((profile, index) => usable.findIndex((other) => isSameProfile(other, profile)) === index);
}

/**
 * The profile to use: the chosen one if it is on the person's list, otherwise the person's only profile.
 *
 * @returns `null` if the person still has to choose (specification, section 4, "Profile gate")
 */
export function selectProfile(chosen: SelectedProfile | null, list: readonly Profile[]): UsableProfile | null {
  const usable = usableProfiles(list);
  const [first = null, ...others] = usable;
  const onlyOne = others.length === 0 ? first : null;
  return usable.find((profile) => isSameProfile(profile, chosen)) ?? onlyOne;
}

/** Stores the chosen profile. */
export function chosenProfileCookie({ id, secondary }: SelectedProfile): CookieToSet {
  return cookie(profileCookie, encodeURIComponent(JSON.stringify([id, secondary])));
}

/** The profile chosen in this browser; `null` if there is none or the cookie is invalid. */
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
export const profileFields = { id: 'profile', secondary: 'dprofile', returnTo: returnParameter } as const;

/**
 * Stores the chosen profile if it is on the person's list, and redirects back to the page of the form. Otherwise it adds
 * `profileError=1` to the page, for 'Error selecting a profile!' (specification, section 8).
 */
export function chooseProfile(fields: URLSearchParams, list: readonly Profile[]): Response {
  const page = returnPage(fields.get(profileFields.returnTo));
  const id = parseProfileId(fields.get(profileFields.id));
  const secondary = parseSecondaryProfile(fields.get(profileFields.secondary));
  const asked = id === undefined ? null : { id, secondary };
  const wanted = usableProfiles(list).find((profile) => isSameProfile(profile, asked));
  if (wanted) return redirectToPage(page, [chosenProfileCookie(wanted)]);
  const url = new URL(page, 'http://app.invalid');
  url.searchParams.set('profileError', '1');
  return redirectToPage(`${url.pathname}${url.search}`);
}
