import 'server-only';
import { getTranslations } from 'next-intl/server';
import { readEach } from '@/lib/api/read-each';
import { plainText } from '@/lib/html/text';
import { type Course, isSeries } from '@/lib/model/course';
import type { InterfaceLanguage } from '@/lib/model/language';
import { orWithout } from '@/lib/site-settings/page-part';
import { availabilityOf } from './availability';
import { courseLanguagesInWords, stateInWords, type Wording } from './card-words';
import type { CourseState, PlainCourse } from './course-card';
import { courseInBrief } from './course-in-brief';
import { readCourse, readSeriesMembers } from './read-course';
import { seriesInBrief } from './series-in-brief';
import { knownFacts } from './show-cards';

/** What a list of courses shows of one, in the language of the page. */
export interface CourseInList {
  /** With the institutions of all its courses, where it is a series. */
  readonly course: Course;
  /** Plain text. */
  readonly title: string;
  /** `null` for a series of whose courses the days are not known. */
  readonly state: CourseState | null;
  /** In words, with the EQF level. */
  readonly level: string | null;
  /** Lines about workload, level and languages, as far as they are known. */
  readonly facts: readonly string[];
  /** Hours and weeks, of a series the hours of all its courses; `null` where they cannot be read. */
  readonly effort: string | null;
  /** Of a series those of all its courses. */
  readonly language: string | null;
  /** Number of member courses, of a series more than one. */
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
  // A series has no address of its own to open: members are read only where there is none.
  const reading = course.courseUrl === null ? readSeriesMembers(course.id, wording.locale) : null;
  const stored = reading ? await orWithout(reading, []) : [];
  const members = await knownFacts(stored);
  const seriesSize = members.length;
  return {
    title: plainText(course.title) || wording.t('card.untitled'),
    ...(isSeries({ seriesSize }) ? seriesInList(course, members, wording) : courseInList(course, wording)),
    seriesSize,
  };
}

type Described = Omit<CourseInList, 'title' | 'seriesSize'>;

function courseInList(course: Course, wording: Wording): Described {
  const { effort, readEffort, level, languages } = courseInBrief(course, wording);
  return {
    course,
    state: stateInWords(availabilityOf(course, Date.now()), wording),
    effort: readEffort,
    level,
    language: courseLanguagesInWords([course], wording),
    facts: [effort, level, languages].filter((fact) => fact !== null),
  };
}

/** What its courses do not say is taken from its own record. */
function seriesInList(course: Course, members: readonly PlainCourse[], wording: Wording): Described {
  const own = courseInBrief(course, wording);
  const brief = seriesInBrief(course, members, Date.now(), wording);
  const level = brief.level ?? own.level;
  return {
    course: { ...course, institutions: brief.institutions },
    state: brief.state,
    effort: brief.effort,
    level,
    language: brief.languages ?? courseLanguagesInWords([course], wording),
    facts: [brief.effort ?? own.effort, level, brief.languages ?? own.languages].filter((fact) => fact !== null),
  };
}
