import 'server-only';
import { searchCourses } from '@/lib/api/courses';
import { plainText } from '@/lib/html/text';
import type { CourseSearch } from '@/lib/model/search';
import { type CardPage, toCourseCard } from './course-card';
import { keep } from './keep';
import { catalogueTransport, inTime } from './transport';

/** One page of the answer to a search, as cards. Answers to free texts are not kept. @throws BackendError */
export async function readCards(search: CourseSearch): Promise<CardPage> {
  const [transport, options] = [catalogueTransport(), inTime()];
  const read = async (): Promise<CardPage> => {
    const { courses, ...page } = await searchCourses(transport, search, options);
    return { ...page, cards: courses.map((course) => toCourseCard(course, plainText)) };
  };
  return search.text ? read() : keep(`cards ${JSON.stringify(search)}`, ['courses'], read);
}
