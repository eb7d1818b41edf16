import type { Course, CourseSummary } from '../model/course.ts';
import type { Filter } from '../model/filter.ts';
import type { CourseSearch, SearchPage } from '../model/search.ts';
import { orWhenNotFound } from './errors.ts';
import type { CallOptions, RestClient } from './rest-client.ts';
import { course } from './schemas/course.ts';
import { relatedCourses } from './schemas/course-summary.ts';
import { isId } from './schemas/fields.ts';
import { listQuery } from './schemas/list.ts';
import { paths } from './schemas/paths.ts';
import { searchPage, searchRequest } from './schemas/search.ts';

const nothingFound: SearchPage = { courses: [], total: 0, page: 1, pageCount: 0 };

/**
 * Every filter with its selected keys, as the backend wants them: also those with none (REST contract). What is selected is
 * never left out: the answer would be of the whole catalogue. Without any filter there is nothing to send.
 */
export function fullSelection(
  filters: readonly Pick<Filter, 'name'>[],
  selected: CourseSearch['selection'] = {},
): CourseSearch['selection'] {
  return filters.length === 0 ? {} : { ...Object.fromEntries(filters.map(({ name }) => [name, []])), ...selected };
}

/**
 * One page of the courses and series that match. Without any filter nothing is sent and nothing is found
 * (specification, section 5): `selection` is a {@link fullSelection}.
 *
 * @throws BackendError
 */
export async function searchCourses(
  client: RestClient,
  search: CourseSearch,
  options?: CallOptions,
): Promise<SearchPage> {
  const request = searchRequest(search);
  if (Object.keys(request.body).length === 0) return nothingFound;
  return client.post(paths.search, searchPage(search.pageSize), { ...options, ...request, isRead: true });
}

/**
 * A course, or the series of that id; `null` when there is none or when the id cannot be one.
 *
 * @throws BackendError
 */
export async function getCourse(client: RestClient, id: string, options?: CallOptions): Promise<Course | null> {
  if (!isId(id)) return null;
  const answer = client.get(paths.course(id), course.nullish(), { ...options, emptyMeansAbsent: true });
  return (await orWhenNotFound(answer, null)) ?? null;
}

/**
 * The courses nearest to a course among those of its categories (extension `search`, version 2); none for one that is gone.
 *
 * @throws BackendError
 */
export function getRelatedCourses(client: RestClient, id: string, limit: number): Promise<readonly CourseSummary[]> {
  return orWhenNotFound(client.get(paths.related(id), relatedCourses, { query: listQuery(limit) }), []);
}
