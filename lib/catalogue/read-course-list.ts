import 'server-only';
import { getTranslations } from 'next-intl/server';
import { plainText } from '@/lib/html/text';
import type { Course } from '@/lib/model/course';
import type { InterfaceLanguage } from '@/lib/model/language';
import { availabilityOf } from './availability';
import { languagesInWords, levelInWords, stateInWords, type Wording } from './card-words';
import type { CourseState } from './course-card';
import { readCourse, readSeriesMembers } from './read-course';

/** Courses read at the same time for one page. */
const atOnce = 8;

/** What a list of courses shows of one, in the language of the page. */
export interface CourseInList {
  readonly course: Course;
  /** Plain text. */
  readonly title: string;
  readonly state: CourseState;
  /** In a word, with the EQF level. */
  readonly level: string | null;
  /** Lines about workload, level and languages, as far as they are known. */
  readonly facts: readonly string[];
  /** Above 1 it is a series. */
  readonly seriesSize: number;
}

/** A course that a list names; `found` is null where the catalogue no longer has it. */
export interface ListedCourse {
  readonly id: string;
  readonly found: CourseInList | null;
}

/** The courses of a list in its order; null where there is none; each is cached as for its own page. @throws BackendError */
export async function readCourses(ids: readonly string[]): Promise<readonly (Course | null)[]> {
  const courses: (Course | null)[] = [];
  for (let start = 0; start < ids.length; start += atOnce) {
    courses.push(...(await Promise.all(ids.slice(start, start + atOnce).map(readCourse))));
  }
  return courses;
}

/** The courses of a list in its order, with those that are gone. @throws BackendError */
export async function readCourseList(
  ids: readonly string[],
  locale: InterfaceLanguage,
): Promise<readonly ListedCourse[]> {
  const [courses, t] = await Promise.all([readCourses(ids), getTranslations({ locale })]);
  const listed: ListedCourse[] = [];
  for (const [index, id] of ids.entries()) {
    const course = courses[index] ?? null;
    listed.push({ id, found: course && (await describeCourse(course, { t, locale })) });
  }
  return listed;
}

async function describeCourse(course: Course, wording: Wording): Promise<CourseInList> {
  // A series has no address of its own to open: only what has none is asked for its members.
  const members = course.courseUrl === null ? await readSeriesMembers(course.id, wording.locale) : [];
  const level = levelInWords(course.eqfLevel, wording);
  const workload = course.workload && plainText(course.workload);
  const languages = languagesInWords(course.language, course.subtitleLanguages, wording);
  return {
    course,
    title: plainText(course.title) || wording.t('card.untitled'),
    state: stateInWords(availabilityOf(course, Date.now()), wording),
    level,
    facts: [workload, level, languages].flatMap((fact) => fact || []),
    seriesSize: members.length,
  };
}
