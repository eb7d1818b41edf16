import type { Course } from '@/lib/model/course';
import type { Availability } from './availability';

/** From when to when a calendar shows a course, milliseconds since the epoch; a moment has no end. */
export interface CourseSpan {
  readonly start: number;
  readonly end: number | null;
}

/**
 * The time between the dates of a course, or its one date; `null` when it has none. An end before its beginning is a
 * typing error, and only the end counts then.
 */
export function courseSpan({ opensAt, closesAt }: Pick<Course, 'opensAt' | 'closesAt'>): CourseSpan | null {
  if (opensAt !== null && (closesAt === null || closesAt > opensAt)) return { start: opensAt, end: closesAt };
  return closesAt === null ? null : { start: closesAt, end: null };
}

/** True when a date of the course is still to come. */
export function hasDateAhead(availability: Availability): boolean {
  return availability.state === 'upcoming' || (availability.state === 'open' && availability.date !== null);
}
