import 'server-only';
import { getTranslations } from 'next-intl/server';
import { BackendError } from '@/lib/api/errors';
import { readEach } from '@/lib/api/read-each';
import { plainText } from '@/lib/html/text';
import { type Course, isSeries } from '@/lib/model/course';
import type { Locale } from '@/lib/model/locale';
import { orFallback } from '@/lib/page-parts/page-part';
import { availabilityOf } from './availability';
import { courseLanguagesInWords, stateInWords, type Wording } from './card-words';
import type { CourseState, PlainCourse } from './course-card';
import { courseInBrief } from './course-in-brief';
import { readCourse, readSeriesMembers } from './read-course';
import { seriesInBrief } from './series-in-brief';
import { withSupportedFacts } from './show-cards';

/** The data of a course in a list, in the language of the page. */
export interface CourseInList {
  /** A series has the institutions of all its courses. */
  readonly course: Course;
  /** Plain text. */
  readonly title: string;
  /** `null` for a series if the dates of its courses are not known. */
  readonly state: CourseState | null;
  /** In words, with the EQF level. */
  readonly level: string | null;
  /** The known lines about workload, level and languages. */
  readonly facts: readonly string[];
  /** Hours and weeks; for a series, the hours of all its courses. `null` if they cannot be read from the text. */
  readonly effort: string | null;
  /** For a series, the languages of all its courses. */
  readonly language: string | null;
  /** Number of member courses; more than one for a series. */
  readonly seriesSize: number;
}

/** A course of a list, or why it is missing: it is gone from the catalogue, or the backend cannot give it now. */
interface Listed<Found> {
  readonly id: string;
  readonly found: Found | null;
  readonly isGone: boolean;
}

/** A course of a list with what the list shows of it. */
export type ListedCourse = Listed<CourseInList>;

/**
 * Reads courses in the order of `ids`. Each is cached as for its own page. One that cannot be read does not take the others
 * with it.
 *
 * @throws BackendError when none of them can be read
 */
export async function readCourses(ids: readonly string[]): Promise<readonly Listed<Course>[]> {
  const failures: BackendError[] = [];
  const listed = await readEach(ids, async (id) => {
    try {
      const found = await readCourse(id);
      return { id, found, isGone: !found };
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      failures.push(error);
      return { id, found: null, isGone: false };
    }
  });
  if (failures.length > 0 && failures.length === ids.length) throw failures[0];
  for (const failure of failures) console.warn('Left out of the list for now:', failure);
  return listed;
}

/** Reads the courses of a list as {@link readCourses} does, and what a list shows of them. @throws BackendError */
export async function readCourseList(ids: readonly string[], locale: Locale): Promise<readonly ListedCourse[]> {
  const wording = { t: await getTranslations({ locale }), locale };
  return readEach(await readCourses(ids), async ({ found, ...listed }) => ({
    ...listed,
    found: found && (await describeCourse(found, wording)),
  }));
}

async function describeCourse(course: Course, wording: Wording): Promise<CourseInList> {
  // A series has no course address, so members are read only for a course without one.
  const reading = course.courseUrl === null ? readSeriesMembers(course.id, wording.locale) : null;
  const stored = reading ? await orFallback(reading, []) : [];
  const members = await withSupportedFacts(stored);
  const seriesSize = members.length;
  return {
    title: plainText(course.title) || wording.t('card.untitled'),
    ...(isSeries({ seriesSize }) ? seriesInList(course, members, wording) : courseInList(course, wording)),
    seriesSize,
  };
}

type Described = Omit<CourseInList, 'title' | 'seriesSize'>;

function courseInList(course: Course, wording: Wording): Described {
  const { effort, parsedEffort, level, languages } = courseInBrief(course, wording);
  return {
    course,
    state: stateInWords(availabilityOf(course, Date.now()), wording),
    effort: parsedEffort,
    level,
    language: courseLanguagesInWords([course], wording.locale),
    facts: [effort, level, languages].filter((fact) => fact !== null),
  };
}

/** Describes a series by its courses; facts that they do not give come from the series' own record. */
function seriesInList(course: Course, members: readonly PlainCourse[], wording: Wording): Described {
  const own = courseInBrief(course, wording);
  const brief = seriesInBrief(course, members, Date.now(), wording);
  const level = brief.level ?? own.level;
  return {
    course: { ...course, institutions: brief.institutions },
    state: brief.state,
    effort: brief.effort,
    level,
    language: brief.languages ?? courseLanguagesInWords([course], wording.locale),
    facts: [brief.effort ?? own.effort, level, brief.languages ?? own.languages].filter((fact) => fact !== null),
  };
}
