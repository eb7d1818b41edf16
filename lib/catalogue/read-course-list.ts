import 'server-only';
import { getTranslations } from 'next-intl/server';
import { readEach } from '@/lib/api/read-each';
import { plainText } from '@/lib/html/text';
import type { Course } from '@/lib/model/course';
import type { InterfaceLanguage } from '@/lib/model/language';
import { availabilityOf } from './availability';
import { seriesStateInWords, stateInWords, type Wording } from './card-words';
import type { CourseState } from './course-card';
import { courseInBrief } from './course-in-brief';
import { readCourse, readSeriesMembers } from './read-course';
import { seriesInBrief } from './series-in-brief';
import { knownFacts } from './show-cards';

/** What a list of courses shows of one, in the language of the page. */
export interface CourseInList {
  readonly course: Course;
  /** Plain text. */
  readonly title: string;
  /** `null` for a series of whose courses the days are not known. */
  readonly state: CourseState | null;
  /** In a word, with the EQF level. */
  readonly level: string | null;
  /** Lines about workload, level and languages, as far as they are known. */
  readonly facts: readonly string[];
  /** All hours of a series together; `null` for a course, and where they are not known. */
  readonly seriesEffort: string | null;
  /** Above 1 it is a series. */
  readonly seriesSize: number;
}

/** A course that a list names; `found` is null where the catalogue no longer has it. */
export interface ListedCourse {
  readonly id: string;
  readonly found: CourseInList | null;
}

/** The courses of a list in its order; null where there is none; each is cached as for its own page. @throws BackendError */
export function readCourses(ids: readonly string[]): Promise<readonly (Course | null)[]> {
  return readEach(ids, readCourse);
}

/** The courses of a list in its order, with those that are gone. @throws BackendError */
export async function readCourseList(
  ids: readonly string[],
  locale: InterfaceLanguage,
): Promise<readonly ListedCourse[]> {
  const wording = { t: await getTranslations({ locale }), locale };
  return readEach(ids, async (id) => {
    const course = await readCourse(id);
    return { id, found: course && (await describeCourse(course, wording)) };
  });
}

async function describeCourse(course: Course, wording: Wording): Promise<CourseInList> {
  // A series has no address of its own to open: only what has none is asked for its members.
  const stored = course.courseUrl === null ? await readSeriesMembers(course.id, wording.locale) : [];
  const members = await knownFacts(stored);
  const dates = members.flatMap(({ facts }) => facts ?? []);
  const now = Date.now();
  const seriesState = dates.length === members.length ? seriesStateInWords(dates, now, wording) : null;
  const { effort, level, languages } = courseInBrief(course, wording);
  const isSeries = members.length > 1;
  const seriesEffort = isSeries ? seriesInBrief(members, now, wording).effort : null;
  return {
    course,
    title: plainText(course.title) || wording.t('card.untitled'),
    state: isSeries ? seriesState : stateInWords(availabilityOf(course, now), wording),
    ...{ level, seriesEffort },
    facts: [seriesEffort ?? effort, level, languages].filter((fact) => fact !== null),
    seriesSize: members.length,
  };
}
