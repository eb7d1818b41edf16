import { dayInWords } from '@/lib/i18n/format';
import type { Course } from '@/lib/model/course';
import { availabilityOf } from './availability';
import { courseLanguagesInWords, effortInWords, levelInWords, seriesStateInWords, type Wording } from './card-words';
import type { CourseState, PlainCourse } from './course-card';

/** The facts of a whole series, in words; `null`: not known, or none. */
export interface SeriesBrief {
  readonly state: CourseState | null;
  /** The sum of its courses' hours. */
  readonly effort: string | null;
  readonly level: string | null;
  readonly languages: string | null;
  /** Its own institutions and those of all its courses, without duplicates. */
  readonly institutions: Course['institutions'];
  /** Two-letter language codes of its courses, without duplicates. */
  readonly languageCodes: readonly string[];
  /** The next course that opens: its position in the series, from 1, and the day. */
  readonly opening: string | null;
  /** Where to start: the first course that can be followed now, else the one that opens next. */
  readonly start: { readonly id: string; readonly step: number } | null;
}

/** The facts at the top of a series' page. @param now milliseconds since the epoch */
export function seriesInBrief(
  series: Pick<Course, 'institutions'>,
  members: readonly PlainCourse[],
  now: number,
  wording: Wording,
): SeriesBrief {
  const { t, locale } = wording;
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
  const hours = facts.flatMap((one) => one.hours ?? []);
  const allHours = hours.length === members.length ? hours.reduce((sum, one) => sum + one, 0) : null;
  const levels = facts.map(({ eqfLevel }) => eqfLevel);
  // A course without known dates may be open.
  const mayBeOpen = ({ availability }: (typeof steps)[number]) =>
    availability?.state !== 'upcoming' && availability?.state !== 'closed';
  const start = steps.find(mayBeOpen) ?? next;
  return {
    state: facts.length === members.length ? seriesStateInWords(facts, now, wording) : null,
    effort: effortInWords({ hours: allHours, weeks: null }, t),
    level: levelInWords(levels, t),
    languages: courseLanguagesInWords(members, locale),
    institutions: mergeInstitutions(series, members),
    languageCodes: [...new Set(members.flatMap(({ language }) => language ?? []))],
    opening: next ? t('series.nextOpening', { step: next.step, ...dayInWords(next.date, locale) }) : null,
    start: start ? { id: start.id, step: start.step } : null,
  };
}

/** The series' own institutions first. Without extensions these may have no id, so institutions are compared by name. */
function mergeInstitutions(series: Pick<Course, 'institutions'>, members: readonly PlainCourse[]) {
  const together = new Map(series.institutions.map((one) => [one.name, one]));
  for (const { id, name } of members.flatMap(({ institutions }) => institutions)) {
    const known = together.get(name);
    together.set(name, { id, name, logoId: known?.logoId ?? null });
  }
  return [...together.values()];
}
