import * as z from 'zod';
import type { Profile, SelectedProfile } from '../../model/profile.ts';
import { field, text } from './fields.ts';
import { listOf } from './list.ts';

const wholeNumber = /^-?\d{1,15}$/;
/** The characters and length that a header can carry. */
const headerText = /^[\x20-\x7e]{1,100}$/;
/** Stands for "no profile chosen" (REST contract). */
const emptyProfile = 'EMPTY_PROFILE';

/** The number of a profile; `undefined` when it is not numeric (specification, section 5). */
export function parseProfileId(value: unknown): number | undefined {
  const digits = typeof value === 'number' ? String(value) : value;
  return typeof digits === 'string' && wholeNumber.test(digits.trim()) ? Number(digits) : undefined;
}

/** A secondary profile as a header can carry it; `null` for anything else. */
export function parseSecondaryProfile(value: unknown): string | null {
  // HTTP removes spaces at the ends of a header value.
  const text = typeof value === 'string' ? value.trim() : '';
  return headerText.test(text) && text !== emptyProfile ? text : null;
}

const profile = z
  .object({
    profile: field(parseProfileId),
    description: text,
    profileDescription: text,
    dprofile: field(parseSecondaryProfile),
  })
  .transform(
    (wire): Profile => ({
      id: wire.profile,
      label: wire.description,
      description: wire.profileDescription,
      secondary: wire.dprofile,
    }),
  );

export const profiles = listOf(profile, 'profile', ({ id, secondary, label }) => `${id}:${secondary ?? label}`);

/** The two headers of every internal call (REST contract, "Internal calls"). */
export function profileHeaders(selected: SelectedProfile | null): Readonly<Record<string, string>> {
  if (selected === null) return { dprofile: emptyProfile };
  return { profile: String(selected.id), dprofile: selected.secondary ?? emptyProfile };
}
