import { searchCourses } from '@/lib/api/courses';
import type { CallOptions, RestClient } from '@/lib/api/rest-client';
import { plainText } from '@/lib/html/text';
import type { CourseSearch } from '@/lib/model/search';
import { type CardPage, toCourseCard } from './course-card';

/** Asks the backend for one page of the answer to a search, as cards. @throws BackendError */
export async function askForCards(
  transport: RestClient,
  search: CourseSearch,
  options: CallOptions,
): Promise<CardPage> {
  const { courses, ...page } = await searchCourses(transport, search, options);
  return { ...page, cards: courses.map((course) => toCourseCard(course, plainText)) };
}
