import type { Course } from '@/lib/model/course';

/** Whether a course can be followed now. `date`: when that changes, in milliseconds since the epoch (past if closed). */
export type Availability =
  | { readonly state: 'always' | 'unknown' }
  | { readonly state: 'open' | 'upcoming' | 'closed'; readonly date: number };

/** The dates between which a course can be followed. */
export type CourseDates = Pick<Course, 'opensAt' | 'closesAt'>;

/** The dates to use: if the end lies before the beginning, one is a typing error, and only the end counts. */
export function effectiveDates({ opensAt, closesAt }: CourseDates): CourseDates {
  const isTypingError = opensAt !== null && closesAt !== null && closesAt < opensAt;
  return { opensAt: isTypingError ? null : opensAt, closesAt };
}

/**
 * The availability of a course at a moment. A course that has opened and has no end is always open. Without any date the
 * availability is unknown.
 */
export function availabilityOf(dates: CourseDates, now: number): Availability {
  const { opensAt, closesAt } = effectiveDates(dates);
  if (closesAt !== null && closesAt < now) return { state: 'closed', date: closesAt };
  if (opensAt !== null && opensAt > now) return { state: 'upcoming', date: opensAt };
  if (closesAt !== null) return { state: 'open', date: closesAt };
  return { state: opensAt === null ? 'unknown' : 'always' };
}

/** The earliest of some times; `null` among them, and as the result: never. */
export function earliest(times: readonly (number | null)[]): number | null {
  const known = times.filter((time) => time !== null);
  return known.length > 0 ? Math.min(...known) : null;
}

/** When the state of any of the courses changes next, in milliseconds since the epoch; `null`: never. */
export function nextChange(courses: readonly CourseDates[], now: number): number | null {
  const changes = courses.flatMap(({ opensAt, closesAt }) => [
    opensAt !== null && opensAt > now ? opensAt : null,
    // In the last millisecond before its end a course is still open.
    closesAt !== null && closesAt >= now ? closesAt + 1 : null,
  ]);
  return earliest(changes);
}

/** A day of a course for a calendar. `time` is a moment within the day, in milliseconds since the epoch. */
interface CalendarDay {
  readonly kind: 'opens' | 'closes';
  readonly time: number;
}

/** The years that iCalendar can represent, with room for a time zone; any other year is a typing error. */
const [firstTime, lastTime] = [Date.UTC(1000, 0, 1), Date.UTC(9999, 0, 1)];

/** The days on which a course opens and closes, if a calendar can show them. */
export function calendarDays(course: CourseDates): readonly CalendarDay[] {
  const { opensAt, closesAt } = effectiveDates(course);
  const dates = [
    ...(opensAt === null ? [] : [{ kind: 'opens', time: opensAt } as const]),
    ...(closesAt === null ? [] : [{ kind: 'closes', time: closesAt } as const]),
  ];
  return dates.filter(({ time }) => time >= firstTime && time < lastTime);
}
