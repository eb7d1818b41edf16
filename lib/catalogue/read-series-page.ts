import 'server-only';
import type { Course } from '@/lib/model/course';
import type { InterfaceLanguage } from '@/lib/model/language';
import type { CourseCardData } from './course-card';
import { readCourse, readSeriesMembers } from './read-course';

/** Everything that the page of a series shows. */
export interface SeriesPage {
  readonly series: Course;
  readonly members: readonly CourseCardData[];
}

/**
 * The page of a series; `null` when there is none of that id, `'course'` when the id is a course's and its page is
 * another one.
 *
 * @throws BackendError
 */
export async function readSeriesPage(id: string, language: InterfaceLanguage): Promise<SeriesPage | 'course' | null> {
  const [series, members] = await Promise.all([readCourse(id), readSeriesMembers(id, language)]);
  if (!series) return null;
  return members.length > 0 ? { series, members } : 'course';
}
