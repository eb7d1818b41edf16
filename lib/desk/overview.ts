import { availabilityOf } from '@/lib/catalogue/availability';
import { byAlphabet } from '@/lib/i18n/alphabet';
import type { Course } from '@/lib/model/course';
import { dayMs } from '@/lib/model/rome-clock';
import { countAlike } from './count-alike';

/** Dates within this time count as soon, in milliseconds. */
const soon = 30 * dayMs;

/** A course with its opening or closing date. */
export interface DatedCourse {
  readonly course: Course;
  /** Milliseconds since the epoch. */
  readonly date: number;
}

/** Courses that open soon, close soon or are closed; the nearest date first. */
export interface Agenda {
  readonly opening: readonly DatedCourse[];
  readonly closing: readonly DatedCourse[];
  readonly closed: readonly DatedCourse[];
  /** Number of courses that are open now. */
  readonly openCount: number;
}

/** Courses that open or close within 30 days, and closed courses. @param now milliseconds since the epoch */
export function agendaOf(courses: readonly Course[], now: number): Agenda {
  const known = courses.map((course) => ({ course, ...availabilityOf(course, now) }));
  // The date of a closed course is past, so it is always within the time.
  const nearest = (state: 'upcoming' | 'open' | 'closed') =>
    known
      .flatMap((one) => (one.state === state && one.date - now <= soon ? { course: one.course, date: one.date } : []))
      .sort((a, b) => Math.abs(a.date - now) - Math.abs(b.date - now));
  const openCount = known.filter(({ state }) => state === 'always' || state === 'open').length;
  return { opening: nearest('upcoming'), closing: nearest('open'), closed: nearest('closed'), openCount };
}

/** A name and how often it occurs. */
export interface NamedCount {
  readonly name: string;
  readonly count: number;
}

/** Sorts the most frequent first, and equal counts by name. */
export function sortByCount(counts: readonly NamedCount[]): readonly NamedCount[] {
  return [...counts].sort((a, b) => b.count - a.count || byAlphabet(a.name, b.name));
}

/** Counts each name; the most frequent first, equal counts by name. */
export function tally(names: readonly string[]): readonly NamedCount[] {
  const counts = countAlike(names);
  return sortByCount([...counts].map(([name, count]) => ({ name, count })));
}
