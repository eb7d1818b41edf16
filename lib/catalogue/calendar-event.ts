import { type CourseDates, datesThatCount } from './availability';
import type { CourseState } from './course-card';

/** A day that a calendar shows of a course; the time is some moment of it, milliseconds since the epoch. */
export interface CourseDate {
  readonly kind: 'opens' | 'closes';
  readonly time: number;
}

/** The years that iCalendar can write with room for a time zone; anything else is a typing error. */
const [firstTime, lastTime] = [Date.UTC(1000, 0, 1), Date.UTC(9999, 0, 1)];

/** The days on which a course opens and closes, as far as a calendar can show them. */
export function courseDates(course: CourseDates): readonly CourseDate[] {
  const { opensAt, closesAt } = datesThatCount(course);
  const dates = [
    ...(opensAt === null ? [] : [{ kind: 'opens', time: opensAt } as const]),
    ...(closesAt === null ? [] : [{ kind: 'closes', time: closesAt } as const]),
  ];
  return dates.filter(({ time }) => time >= firstTime && time < lastTime);
}

/** True when a date of the course is still to come. */
export function hasDateAhead({ kind }: Pick<CourseState, 'kind'>): boolean {
  return kind === 'upcoming' || kind === 'open';
}
