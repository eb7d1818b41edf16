import { isSameProfile, selectProfile, type UsableProfile, usableProfiles } from '@/lib/auth/profile-choice';
import type { Profile, SelectedProfile } from '@/lib/model/profile';

/** What the gate decides from. */
export interface GateInput {
  /** `false` once the person is being signed out. */
  readonly signedIn: boolean;
  /** The person's list. */
  readonly profiles: readonly Profile[];
  /** The profile saved in this browser. */
  readonly chosen: SelectedProfile | null;
  /** The number that the address asks for: `null` when it asks for none, `undefined` when that is no number. */
  readonly requested: number | null | undefined;
  /** A choice has just been refused. */
  readonly refused: boolean;
  /** `false` keeps people under the profile they have (configuration flag PROFILE_CHANGE). */
  readonly canChange: boolean;
}

/** What both states with profiles have. */
interface Choice {
  readonly profiles: readonly UsableProfile[];
  /** A choice was not on the list: 'Error selecting a profile!'. */
  readonly failed: boolean;
}

/** Profiles exist, none is selected. */
export interface SelectProfile extends Choice {
  readonly state: 'select_profile';
  /** Asked for by the address and on the list: chosen without a further question. */
  readonly wanted: UsableProfile | null;
}

/** A profile is selected. */
export interface ProfileReady extends Choice {
  readonly state: 'ready';
  readonly profile: UsableProfile;
  /** It was selected because it is the only one: this browser has not saved it yet. */
  readonly unsaved: boolean;
}

/**
 * The states of the profile gate (specification, section 4): `skip` while signing out, `loading` while there are no
 * profiles yet, and the two above.
 */
export type ProfileGate = { readonly state: 'skip' } | { readonly state: 'loading' } | SelectProfile | ProfileReady;

/**
 * Decides whether a person can work, and under which profile. What is saved in the browser or asked for counts only when
 * it is on the person's list; the only profile there is needs no choice (specification, section 4, "Profile gate").
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

/** The profile that the address asks for where that is another one than the current, and whether there is none such. */
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
