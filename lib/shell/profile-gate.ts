import { isSameProfile, selectProfile, type UsableProfile, usableProfiles } from '@/lib/auth/profile-choice';
import type { Profile, SelectedProfile } from '@/lib/model/profile';
import type { ShellQuery } from './shell-query';

/** The input of the gate's decision. */
export interface GateInput extends Pick<ShellQuery, 'requested' | 'refused'> {
  /** Whether somebody is still signed in; `false` while the person is being signed out. */
  readonly signedIn: boolean;
  /** The profiles of the person. */
  readonly profiles: readonly Profile[];
  /** The profile saved in this browser. */
  readonly chosen: SelectedProfile | null;
  /** Whether people may change a selected profile (configuration flag PROFILE_CHANGE). */
  readonly canChange: boolean;
}

/** The common part of both states with profiles. */
interface Choice {
  readonly profiles: readonly UsableProfile[];
  /** Whether a choice was not on the list: 'Error selecting a profile!'. */
  readonly failed: boolean;
}

/** There are profiles, but none is selected. */
export interface SelectProfile extends Choice {
  readonly state: 'select_profile';
  /** The profile that the address asks for, if it is on the list; it is chosen without a question. */
  readonly wanted: UsableProfile | null;
}

/** A profile is selected. */
export interface ProfileReady extends Choice {
  readonly state: 'ready';
  readonly profile: UsableProfile;
  /** Whether this browser has not saved the profile yet, because it was selected as the only one. */
  readonly unsaved: boolean;
}

/**
 * The states of the profile gate (specification, section 4): `skip` while signing out, `loading` while there are no profiles
 * yet, and the two states above.
 */
export type ProfileGate = { readonly state: 'skip' } | { readonly state: 'loading' } | SelectProfile | ProfileReady;

/**
 * Decides whether a person can work, and with which profile. A profile from the browser or the address counts only when it
 * is on the person's list. A single profile needs no choice (specification, section 4, "Profile gate").
 */
export function profileGate(input: GateInput): ProfileGate {
  if (!input.signedIn) return { state: 'skip' };
  const profiles = usableProfiles(input.profiles);
  if (profiles.length === 0) return { state: 'loading' };
  const profile = selectProfile(input.chosen, profiles);
  const { wanted, unknown } = findRequested(input, profiles, profile);
  const failed = input.refused || unknown;
  if (profile !== null && wanted === null) {
    return { state: 'ready', profiles, profile, failed, unsaved: !isSameProfile(profile, input.chosen) };
  }
  return { state: 'select_profile', profiles, wanted, failed: failed || (input.chosen !== null && profile === null) };
}

/** The profile that the address asks for, if it is not the current one; `unknown` when it is not on the list. */
function findRequested(
  { requested, canChange }: GateInput,
  profiles: readonly UsableProfile[],
  current: UsableProfile | null,
) {
  const ignored = requested === null || (current !== null && (requested === current.id || !canChange));
  if (ignored) return { wanted: null, unknown: false };
  const wanted = profiles.find(({ id }) => id === requested) ?? null;
  return { wanted, unknown: wanted === null };
}
