import 'server-only';
import { getTranslations } from 'next-intl/server';
import { type Course, isSeries } from '@/lib/model/course';
import type { InterfaceLanguage } from '@/lib/model/language';
import type { CourseCardData } from './course-card';
import { readCourse, readSeriesMembers } from './read-course';
import { type SeriesBrief, seriesInBrief } from './series-in-brief';
import { showCards, withSupportedFacts } from './show-cards';

/** The data of a series' page. */
export interface SeriesPage {
  /** Includes the institutions of its courses. */
  readonly series: Course;
  readonly brief: SeriesBrief;
  readonly members: readonly CourseCardData[];
  /** When the state of any member changes next, in milliseconds since the epoch; `null`: never. */
  readonly changesAt: number | null;
}

/**
 * Reads the page of a series; `null` if there is no such series, `'course'` if the id belongs to a course, which has another
 * page.
 *
 * @throws BackendError
 */
export async function readSeriesPage(id: string, locale: InterfaceLanguage): Promise<SeriesPage | 'course' | null> {
  const [series, stored] = await Promise.all([readCourse(id), readSeriesMembers(id, locale)]);
  if (!series) return null;
  if (!isSeries({ seriesSize: stored.length })) return 'course';
  const [courses, t] = await Promise.all([withSupportedFacts(stored), getTranslations({ locale })]);
  const { cards, now, changesAt } = await showCards(courses, locale);
  const brief = seriesInBrief(series, courses, now, { t, locale });
  return { series: { ...series, institutions: brief.institutions }, brief, members: cards, changesAt };
}
