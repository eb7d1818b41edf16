import 'server-only';
import { plainText } from '@/lib/html/text';
import type { Course } from '@/lib/model/course';
import type { InterfaceLanguage } from '@/lib/model/language';
import type { PlainCourse } from './course-card';
import { readCourse, readSeriesMembers } from './read-course';
import { readExtensions } from './read-extensions';

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
  language: InterfaceLanguage,
): Promise<SeriesStep | null> {
  if (seriesId === undefined || !(await readExtensions())['course-facts']) return null;
  const [series, members] = await Promise.all([readCourse(seriesId), readSeriesMembers(seriesId, language)]);
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
