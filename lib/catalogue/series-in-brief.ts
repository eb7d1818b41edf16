import { dayInWords } from '@/lib/i18n/format';
import { availabilityOf } from './availability';
import { courseLanguagesInWords, effortInWords, levelInWords, seriesStateInWords, type Wording } from './card-words';
import type { CourseState, PlainCourse } from './course-card';

/** What a series is as a whole, in words; `null`: not known, or none. */
export interface SeriesBrief {
  readonly state: CourseState | null;
  /** All hours of its courses. */
  readonly effort: string | null;
  readonly level: string | null;
  readonly languages: string | null;
  /** Of all its courses, each once. */
  readonly institutions: PlainCourse['institutions'];
  /** The next course that opens: its place in the series, from 1, and its day. */
  readonly opening: string | null;
  /** Where to start: the first course that can be followed now, or else opens next. */
  readonly start: { readonly id: string; readonly step: number } | null;
}

/** What the head of a series' page says, at a moment in milliseconds since the epoch. */
export function seriesInBrief(members: readonly PlainCourse[], now: number, wording: Wording): SeriesBrief {
  const steps = members.map((course, index) => {
    const availability = course.facts ? availabilityOf(course.facts, now) : null;
    return { id: course.id, step: index + 1, availability };
  });
  const upcoming = steps
    .flatMap(({ availability, ...step }) =>
      availability?.state === 'upcoming' ? { ...step, date: availability.date } : [],
    )
    .sort((one, other) => one.date - other.date);
  const [next] = upcoming;
  const facts = members.flatMap((course) => course.facts ?? []);
  const isClosed = steps.every(({ availability }) => availability?.state === 'closed');
  const start = steps.find(({ availability }) => isOpen(availability?.state)) ?? next;
  return {
    state: facts.length === members.length ? seriesStateInWords(facts, now, wording) : null,
    effort: effortInWords({ hours: hoursTogether(members), weeks: null }, wording),
    level: levelInWords(
      facts.map(({ eqfLevel }) => eqfLevel),
      wording,
    ),
    languages: courseLanguagesInWords(members, wording),
    institutions: [
      ...new Map(members.flatMap(({ institutions }) => institutions).map((one) => [one.id, one])).values(),
    ],
    opening: next
      ? wording.t('series.nextOpening', { step: next.step, ...dayInWords(next.date, wording.locale) })
      : null,
    start: start && !isClosed ? { id: start.id, step: start.step } : null,
  };
}

/** A course that nothing is known of may be open. */
function isOpen(state: string | undefined): boolean {
  return state !== 'upcoming' && state !== 'closed';
}

function hoursTogether(members: readonly PlainCourse[]): number | null {
  const hours = members.flatMap(({ facts }) => facts?.hours ?? []);
  return hours.length === members.length ? hours.reduce((sum, one) => sum + one, 0) : null;
}
