import 'server-only';
import { getTranslations } from 'next-intl/server';
import { plainText } from '@/lib/html/text';
import { type Course, isSeries } from '@/lib/model/course';
import type { Locale } from '@/lib/model/locale';
import type { CourseCardData, PlainCourse } from './course-card';
import { readCourse, readSeriesMembers } from './read-course';
import { readExtensions } from './read-extensions';
import { type SeriesBrief, seriesInBrief } from './series-in-brief';
import { showCards, withSupportedFacts } from './show-cards';
import { withShownTexts } from './shown-texts';

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
export async function readSeriesPage(id: string, locale: Locale): Promise<SeriesPage | 'course' | null> {
  const [series, stored] = await Promise.all([readCourse(id), readSeriesMembers(id, locale)]);
  if (!series) return null;
  if (!isSeries({ seriesSize: stored.length })) return 'course';
  const [courses, t] = await Promise.all([withSupportedFacts(stored), getTranslations({ locale })]);
  const { cards, now, changesAt } = await showCards(courses, locale);
  const brief = seriesInBrief(series, courses, now, { t, locale });
  return { series: { ...withShownTexts(series), institutions: brief.institutions }, brief, members: cards, changesAt };
}

/** A neighbouring course, or the series itself. The title is plain text. */
export type Neighbour = Pick<PlainCourse, 'id' | 'title' | 'language'>;

/** The position of a course in its series. */
export interface SeriesStep {
  readonly series: Neighbour;
  /** From 1. */
  readonly step: number;
  readonly count: number;
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

/** Reads the position of a course in the first of its series; `null` if it belongs to none. @throws BackendError */
export async function readSeriesStep(
  { id, seriesIds: [seriesId] = [] }: Pick<Course, 'id' | 'seriesIds'>,
  locale: Locale,
): Promise<SeriesStep | null> {
  if (seriesId === undefined || !(await readExtensions())['course-facts']) return null;
  const [series, members] = await Promise.all([readCourse(seriesId), readSeriesMembers(seriesId, locale)]);
  const index = members.findIndex((member) => member.id === id);
  if (!series || index < 0) return null;
  return {
    series: { id: series.id, title: plainText(series.title), language: series.language },
    step: index + 1,
    count: members.length,
    previous: members[index - 1] ?? null,
    next: members[index + 1] ?? null,
  };
}
