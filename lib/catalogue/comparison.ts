import { plainText } from '@/lib/html/text';
import type { Course } from '@/lib/model/course';
import { availabilityOf } from './availability';

/** What courses are compared by, in the order of the table, each as a text that is equal where the courses are. */
const facts = {
  availability: (course, now) => Object.values(availabilityOf(course, now)).join(' '),
  opens: ({ opensAt }) => String(opensAt ?? ''),
  closes: ({ closesAt }) => String(closesAt ?? ''),
  workload: ({ workload }) => (workload ? plainText(workload) : ''),
  level: ({ eqfLevel }) => eqfLevel ?? '',
  language: ({ language }) => language ?? '',
  subtitles: ({ subtitleLanguages }) => [...subtitleLanguages].sort().join(),
  institution: ({ institution }) => institution?.name ?? '',
  teachers: ({ teachers }) => teachers.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(),
  categories: ({ categories }) => categories.map(({ id }) => id).join(),
  target: ({ targets }) => targets.map(({ it, en }) => it ?? en).join(),
  prerequisites: ({ prerequisites }) => (prerequisites ? plainText(prerequisites) : ''),
  assessment: ({ assessment }) => (assessment ? plainText(assessment) : ''),
} satisfies Readonly<Record<string, (course: Course, now: number) => string>>;

export type ComparedFact = keyof typeof facts;

/** A line of a comparison. */
export interface ComparedLine {
  readonly fact: ComparedFact;
  /** Whether the courses are not all the same in it. */
  readonly differs: boolean;
}

/**
 * What can be said of the courses, and in what they differ; what is known of none is left out. Of a single course
 * nothing differs.
 *
 * @param now milliseconds since the epoch
 */
export function compareCourses(courses: readonly Course[], now: number): readonly ComparedLine[] {
  return (Object.keys(facts) as ComparedFact[]).flatMap((fact) => {
    const values = new Set(courses.map((course) => facts[fact](course, now)));
    const isKnown = [...values].some((value) => value !== '');
    return isKnown ? [{ fact, differs: values.size > 1 }] : [];
  });
}
