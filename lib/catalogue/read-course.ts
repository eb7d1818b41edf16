import 'server-only';
import { cache } from 'react';
import { getCourse, getRelatedCourses } from '@/lib/api/courses';
import { categoryFilter } from '@/lib/api/schemas/filter-names';
import { getSeriesMembers } from '@/lib/api/series';
import type { Course } from '@/lib/model/course';
import { isId } from '@/lib/model/id';
import type { Locale } from '@/lib/model/locale';
import { orFallback } from '@/lib/page-parts/page-part';
import type { PlainCourse } from './course-card';
import { cachedCall } from './page-client';
import { readCards, toPlainCourses } from './read-catalogue';
import { readExtensions } from './read-extensions';
import { readCategories } from './read-lists';
import { type ShownCards, showCards } from './show-cards';

/** Cards in the block of related courses. */
const relatedCourses = 6;

/** Related courses, and when the state of any of them changes. */
type RelatedCourses = Pick<ShownCards, 'cards' | 'changesAt'>;

const tagsOf = (id: string) => ['courses', `course-${id}`];

/**
 * Reads a course or a series by id. `null` if there is none, if the id is invalid (ids become cache tags), or if the backend
 * returns a course with another id. Teachers keep their ids only if the backend supports pages of teachers.
 *
 * @throws BackendError
 */
export const readCourse = cache(async (id: string): Promise<Course | null> => {
  if (!isId(id)) return null;
  const reading = cachedCall(`course ${id}`, tagsOf(id), (client) => getCourse(client, id));
  const [course, extensions] = await Promise.all([reading, readExtensions()]);
  // A backend that parses ids as numbers also finds 47 for 047, which would duplicate the course's page.
  if (course?.id !== id) return null;
  const named = { ...course, categories: await namedCategories(course.categories) };
  if (extensions.teachers) return named;
  return { ...named, teachers: course.teachers.map(({ id: _id, ...teacher }) => teacher) };
});

/** Adds missing names of a course's categories from the list of all categories; some may have no name there either. */
async function namedCategories(categories: Course['categories']): Promise<Course['categories']> {
  const isNamed = ({ name }: Course['categories'][number]) => Boolean(name.it ?? name.en);
  if (categories.every(isNamed)) return categories;
  const all = new Map((await orFallback(readCategories(), [])).map(({ id, name }) => [id, name]));
  return categories.map((one) => (isNamed(one) ? one : { ...one, name: all.get(one.id) ?? one.name }));
}

/** Reads the courses of a series in their order; empty if the id does not belong to a series. @throws BackendError */
export const readSeriesMembers = cache(async (id: string, locale: Locale): Promise<readonly PlainCourse[]> => {
  if (!isId(id)) return [];
  return cachedCall(`members ${id} ${locale}`, tagsOf(id), async (client) =>
    toPlainCourses(await getSeriesMembers(client, id, locale)),
  );
});

/**
 * Reads courses of the same categories, without series and without the course itself (specification, section 2). If the
 * backend supports it, these are the nearest courses, nearest first.
 *
 * @throws BackendError
 */
export async function readRelatedCourses(
  course: Pick<Course, 'id' | 'categories'>,
  locale: Locale,
): Promise<RelatedCourses> {
  if (course.categories.length === 0) return { cards: [], changesAt: null };
  if (((await readExtensions()).search ?? 0) >= 2) return readNearestCourses(course.id, locale);
  const selection = { [categoryFilter]: course.categories.map(({ id }) => id) };
  const wanted = { locale, selection, pageSize: relatedCourses, coursesOnly: true, excludedId: course.id };
  const { cards, changesAt = null } = await readCards(wanted);
  return { cards: cards.filter(({ id }) => id !== course.id), changesAt };
}

async function readNearestCourses(id: string, locale: Locale): Promise<RelatedCourses> {
  const nearest = await cachedCall(`related ${id}`, ['courses'], async (client) => {
    const courses = await getRelatedCourses(client, id, relatedCourses);
    return toPlainCourses(courses.filter((related) => related.id !== id)).slice(0, relatedCourses);
  });
  return showCards(nearest, locale);
}
