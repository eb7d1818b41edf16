import 'server-only';
import { searchCourses } from '@/lib/api/courses';
import { plainText } from '@/lib/html/text';
import type { CourseSearch } from '@/lib/model/search';
import { type CardPage, toCourseCard } from './course-card';
import { catalogueTransport, kept, notKept } from './transport';

/** One page of the answer to a search, as cards. Answers to free texts are not kept. @throws BackendError */
export async function readCards(search: CourseSearch): Promise<CardPage> {
  const options = search.text ? notKept() : kept('courses');
  const { courses, ...page } = await searchCourses(catalogueTransport(), search, options);
  return { ...page, cards: courses.map((course) => toCourseCard(course, plainText)) };
}
