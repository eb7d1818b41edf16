import { plainText } from '@/lib/html/text';
import { formatDay } from '@/lib/i18n/format';
import { pickText } from '@/lib/i18n/localized';
import type { InterfaceLanguage } from '@/lib/model/language';
import type { CourseInList } from './read-course-list';
import { fullName } from './teachers';

/** What a comparison shows of a course. */
type ComparedCourse = Omit<CourseInList, 'title' | 'facts' | 'seriesSize'>;

const day = (time: number | null) => (time === null ? '' : formatDay(time));

/** A list as a text: its order is no difference. */
const inAnyOrder = (values: readonly string[]): string => [...values].sort().join();

/** What courses are compared by, in the order of the table, each as a text that is equal where the same is shown. */
const facts = {
  availability: ({ state }) => state?.text ?? '',
  opens: ({ course }) => day(course.opensAt),
  closes: ({ course }) => day(course.closesAt),
  workload: ({ course, effort }) => effort ?? (course.workload ? plainText(course.workload) : ''),
  level: ({ course, level }) => level ?? course.eqfLevel ?? '',
  language: ({ language }) => language ?? '',
  subtitles: ({ course }) => inAnyOrder(course.subtitleLanguages),
  institution: ({ course }) => inAnyOrder(course.institutions.map(({ name }) => name)),
  teachers: ({ course }) => inAnyOrder(course.teachers.map(fullName)),
  categories: ({ course }) => inAnyOrder(course.categories.map(({ id }) => id)),
  target: ({ course }, locale) => inAnyOrder(course.targets.flatMap((target) => pickText(target, locale)?.text || [])),
  prerequisites: ({ course }) => (course.prerequisites ? plainText(course.prerequisites) : ''),
  assessment: ({ course }) => (course.assessment ? plainText(course.assessment) : ''),
} satisfies Readonly<Record<string, (compared: ComparedCourse, locale: InterfaceLanguage) => string>>;

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
 */
export function compareCourses(courses: readonly ComparedCourse[], locale: InterfaceLanguage): readonly ComparedLine[] {
  return (Object.keys(facts) as ComparedFact[]).flatMap((fact) => {
    const values = new Set(courses.map((course) => facts[fact](course, locale)));
    const isKnown = [...values].some((value) => value !== '');
    return isKnown ? [{ fact, differs: values.size > 1 }] : [];
  });
}
