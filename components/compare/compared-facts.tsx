import { plainText } from '@/lib/html/text';
import { formatDay } from '@/lib/i18n/format';
import { pickText } from '@/lib/i18n/localized';
import type { InterfaceLanguage } from '@/lib/model/language';
import { effectiveDates } from './availability';
import type { CourseInList } from './read-course-list';
import { teacherName } from './teachers';

/** The data of a course that a comparison uses. */
type ComparedCourse = Omit<CourseInList, 'title' | 'facts' | 'seriesSize'>;

const day = (time: number | null) => (time === null ? '' : formatDay(time));

/** A list as a text that does not depend on the order. */
const sortedText = (values: readonly string[]): string => [...values].sort().join();

/** The compared facts in the order of the table. Each gives a text, which is equal if the table shows the same. */
const facts = {
  availability: ({ state }) => state?.text ?? '',
  opens: ({ course }) => day(effectiveDates(course).opensAt),
  closes: ({ course }) => day(course.closesAt),
  workload: ({ course, effort }) => effort ?? (course.workload ? plainText(course.workload) : ''),
  level: ({ course, level }) => level ?? course.eqfLevel ?? '',
  language: ({ language }) => language ?? '',
  subtitles: ({ course }) => sortedText(course.subtitleLanguages),
  institution: ({ course }) => sortedText(course.institutions.map(({ name }) => name)),
  teachers: ({ course }) => sortedText(course.teachers.map(teacherName)),
  categories: ({ course }) => sortedText(course.categories.map(({ id }) => id)),
  target: ({ course }, locale) => sortedText(course.targets.flatMap((target) => pickText(target, locale)?.text || [])),
  prerequisites: ({ course }) => (course.prerequisites ? plainText(course.prerequisites) : ''),
  assessment: ({ course }) => (course.assessment ? plainText(course.assessment) : ''),
} satisfies Readonly<Record<string, (compared: ComparedCourse, locale: InterfaceLanguage) => string>>;

export type ComparedFact = keyof typeof facts;

/** A line of a comparison. */
export interface ComparedLine {
  readonly fact: ComparedFact;
  /** Whether the courses differ in this fact. */
  readonly differs: boolean;
}

/**
 * The lines of a comparison, and which of them differ. A fact that is not known of any course is left out. A single course
 * has no differences.
 */
export function compareCourses(courses: readonly ComparedCourse[], locale: InterfaceLanguage): readonly ComparedLine[] {
  return (Object.keys(facts) as ComparedFact[]).flatMap((fact) => {
    const values = new Set(courses.map((course) => facts[fact](course, locale)));
    const isKnown = [...values].some((value) => value !== '');
    return isKnown ? [{ fact, differs: values.size > 1 }] : [];
  });
}
