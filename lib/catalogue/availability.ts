import type { Course } from '@/lib/model/course';

/** Whether a course can be followed now; `date` in milliseconds since the epoch. */
export type Availability =
  | { readonly state: 'always' }
  | { readonly state: 'open'; readonly date: number | null }
  | { readonly state: 'upcoming'; readonly date: number }
  | { readonly state: 'closed'; readonly date: number };

/**
 * The availability of a course at a moment. Without dates it is always open; an end before its beginning is a typing
 * error, and only the end counts then.
 */
export function availabilityOf({ opensAt, closesAt }: Pick<Course, 'opensAt' | 'closesAt'>, now: number): Availability {
  if (closesAt !== null && closesAt < now) return { state: 'closed', date: closesAt };
  if (opensAt !== null && opensAt > now && !(closesAt !== null && closesAt < opensAt)) {
    return { state: 'upcoming', date: opensAt };
  }
  if (closesAt !== null) return { state: 'open', date: closesAt };
  return opensAt === null ? { state: 'always' } : { state: 'open', date: null };
}
