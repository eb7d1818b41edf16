import 'server-only';
import { getTranslations } from 'next-intl/server';
import { type Course, isSeries } from '@/lib/model/course';
import type { Faq } from '@/lib/model/faq';
import type { Filter } from '@/lib/model/filter';
import type { Locale } from '@/lib/model/locale';
import { orFallback } from '@/lib/page-parts/page-part';
import { availabilityOf, earliest } from './availability';
import { stateInWords } from './card-words';
import type { CourseCardData, CourseState } from './course-card';
import { type CourseBrief, courseInBrief } from './course-in-brief';
import { readStateClock } from './page-clock';
import { readCourse, readRelatedCourses, readSeriesMembers } from './read-course';
import { readFaqs, readFilters, readIscedNames } from './read-lists';
import { readSeriesStep, type SeriesStep } from './read-series';
import { withShownTexts } from './shown-texts';

/** The data of a course's page. If the backend partly fails, only the course itself is guaranteed. */
export interface CoursePage {
  readonly course: Course;
  readonly state: CourseState;
  /** When its state or that of a related course changes, in milliseconds since the epoch; `null`: never. */
  readonly changesAt: number | null;
  readonly brief: CourseBrief;
  readonly seriesStep: SeriesStep | null;
  /** `null` if they cannot be read. */
  readonly related: readonly CourseCardData[] | null;
  /** `null` if they cannot be read. */
  readonly faqs: readonly Faq[] | null;
  readonly iscedNames: ReadonlyMap<string, string>;
  readonly filters: readonly Filter[];
}

/**
 * Reads the page of a course; `null` if there is no such course, `'series'` if the id belongs to a series, which has another
 * page.
 *
 * @throws BackendError
 */
export async function readCoursePage(id: string, locale: Locale): Promise<CoursePage | 'series' | null> {
  const reading = readCourse(id);
  const [found, members, faqs, iscedNames, filters, related, seriesStep] = await Promise.all([
    reading,
    orFallback(readSeriesMembers(id, locale), []),
    orFallback(readFaqs(), null),
    orFallback(readIscedNames(), new Map<string, string>()),
    orFallback(readFilters(), []),
    // These start as soon as the course is known, without waiting for the other reads, which may use up the time limit.
    reading.then((course) => (course ? orFallback(readRelatedCourses(course, locale), null) : null)),
    reading.then((course) => (course ? orFallback(readSeriesStep(course, locale), null) : null)),
  ]);
  if (!found) return null;
  if (isSeries({ seriesSize: members.length })) return 'series';
  const course = withShownTexts(found);
  const wording = { t: await getTranslations({ locale }), locale };
  const { now, changesAt } = await readStateClock([course]);
  const state = stateInWords(availabilityOf(course, now), wording);
  return {
    course,
    state,
    changesAt: earliest([changesAt, related?.changesAt ?? null]),
    brief: courseInBrief(course, wording),
    seriesStep,
    related: related && orderRelated(related.cards, state),
    faqs,
    iscedNames,
    filters,
  };
}

/** Orders related courses: closed ones last. For a closed course they are left out if there are others. */
function orderRelated(related: readonly CourseCardData[], { kind }: CourseState): readonly CourseCardData[] {
  const isClosed = ({ state }: CourseCardData) => state?.kind === 'closed';
  const open = related.filter((course) => !isClosed(course));
  if (kind === 'closed' && open.length > 0) return open;
  return [...open, ...related.filter(isClosed)];
}
