import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Course } from '@/lib/model/course';
import type { Faq } from '@/lib/model/faq';
import type { Filter } from '@/lib/model/filter';
import type { InterfaceLanguage } from '@/lib/model/language';
import { availabilityOf } from './availability';
import { stateInWords } from './card-words';
import type { CourseCardData, CourseState } from './course-card';
import { type CourseBrief, courseInBrief } from './course-in-brief';
import { readStateClock } from './page-clock';
import { readCourse, readRelatedCourses, readSeriesMembers } from './read-course';
import { readFaqs, readFilters, readIscedNames } from './read-lists';
import { readSeriesStep, type SeriesStep } from './read-series-step';

/** Everything that the page of a course shows. */
export interface CoursePage {
  readonly course: Course;
  readonly state: CourseState;
  readonly brief: CourseBrief;
  readonly seriesStep: SeriesStep | null;
  readonly related: readonly CourseCardData[];
  readonly faqs: readonly Faq[];
  readonly iscedNames: ReadonlyMap<string, string>;
  readonly filters: readonly Filter[];
}

/**
 * The page of a course; `null` when there is no such course, `'series'` when the id is a series' and its page is
 * another one.
 *
 * @throws BackendError
 */
export async function readCoursePage(id: string, language: InterfaceLanguage): Promise<CoursePage | 'series' | null> {
  const others = Promise.all([readFaqs(), readIscedNames(), readFilters()]);
  const [course, members, [faqs, iscedNames, filters]] = await Promise.all([
    readCourse(id),
    readSeriesMembers(id, language),
    others,
  ]);
  if (!course) return null;
  if (members.length > 0) return 'series';
  const [related, seriesStep, t] = await Promise.all([
    readRelatedCourses(course, language),
    readSeriesStep(course, language),
    getTranslations({ locale: language }),
  ]);
  const wording = { t, locale: language };
  const { now } = await readStateClock([course]);
  const state = stateInWords(availabilityOf(course, now), wording);
  return {
    course,
    state,
    brief: courseInBrief(course, wording),
    seriesStep,
    related: offeredNext(related, state),
    faqs,
    iscedNames,
    filters,
  };
}

/** Who finds a course closed is offered others that are not, as far as there are any; closed ones come last on any page. */
function offeredNext(related: readonly CourseCardData[], { kind }: CourseState): readonly CourseCardData[] {
  const isClosed = ({ state }: CourseCardData) => state?.kind === 'closed';
  const open = related.filter((course) => !isClosed(course));
  if (kind === 'closed' && open.length > 0) return open;
  return [...open, ...related.filter(isClosed)];
}
