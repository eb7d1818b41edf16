import type { Profile, SelectedProfile } from '../model/profile.ts';

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
