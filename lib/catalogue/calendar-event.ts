import { type CourseDates, effectiveDates } from './availability';

/** A day of a course for a calendar. `time` is a moment within the day, in milliseconds since the epoch. */
export interface CourseDate {
  readonly kind: 'opens' | 'closes';
  readonly time: number;
}

/** The years that iCalendar can represent, with room for a time zone; any other year is a typing error. */
const [firstTime, lastTime] = [Date.UTC(1000, 0, 1), Date.UTC(9999, 0, 1)];

/** The days on which a course opens and closes, if a calendar can show them. */
export function courseDates(course: CourseDates): readonly CourseDate[] {
  const { opensAt, closesAt } = effectiveDates(course);
  const dates = [
    ...(opensAt === null ? [] : [{ kind: 'opens', time: opensAt } as const]),
    ...(closesAt === null ? [] : [{ kind: 'closes', time: closesAt } as const]),
  ];
  return dates.filter(({ time }) => time >= firstTime && time < lastTime);
}
