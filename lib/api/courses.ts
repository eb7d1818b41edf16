import type { Course, CourseSummary } from '../model/course.ts';
import type { Filter } from '../model/filter.ts';
import { isId } from '../model/id.ts';
import type { CourseSearch, SearchPage, Selection } from '../model/search.ts';
import { BackendError, orWhenNotFound } from './errors.ts';
import type { CallOptions, RestClient } from './rest-client.ts';
import { course } from './schemas/course.ts';
import { relatedCourses } from './schemas/course-summary.ts';
import { listQuery } from './schemas/list.ts';
import { paths } from './schemas/paths.ts';
import { searchPage, searchRequest } from './schemas/search.ts';

const nothingFound: SearchPage = { courses: [], total: 0, page: 1, pageCount: 0 };

/**
 * Every filter with its selected keys. The backend also wants the filters without a selected key (REST contract). A selected
 * filter is never left out, or the answer would be the whole catalogue. Without any filter the selection is empty.
 */
export function fullSelection(filters: readonly Pick<Filter, 'name'>[], selected: Selection = {}): Selection {
  return filters.length === 0 ? {} : { ...Object.fromEntries(filters.map(({ name }) => [name, []])), ...selected };
}

/** The search without what only the extension `search` knows; `null` when it has nothing of it. */
function withoutExtension(search: CourseSearch): CourseSearch | null {
  const { isExact, isCounted, order, ...contractSearch } = search;
  return isExact || isCounted || order ? contractSearch : null;
}

/**
 * One page of the matching courses and series. `selection` must be a {@link fullSelection}: without any filter nothing
 * is sent and nothing is found (specification, section 5). A backend that has just lost the extension `search` may refuse its
 * parameters (400): then it is asked once more, in the words of the contract.
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
  const answer = client.post(paths.search, searchPage(search.pageSize, search.page), {
    ...options,
    ...request,
    isRead: true,
  });
  return answer.catch((error) => {
    const contractSearch = withoutExtension(search);
    if (contractSearch && error instanceof BackendError && error.status === 400) {
      return searchCourses(client, contractSearch, options);
    }
    throw error;
  });
}

/**
 * The course or series with this id; `null` when there is none or when the id is not valid.
 *
 * @throws BackendError
 */
export async function getCourse(client: RestClient, id: string, options?: CallOptions): Promise<Course | null> {
  if (!isId(id)) return null;
  const answer = client.get(paths.course(id), course.nullish(), { ...options, emptyMeansAbsent: true });
  return (await orWhenNotFound(answer, null)) ?? null;
}

/**
 * The courses of the same categories that are most like a course (extension `search`, version 2); empty when the course
 * no longer exists.
 *
 * @throws BackendError
 */
export function getRelatedCourses(client: RestClient, id: string, limit: number): Promise<readonly CourseSummary[]> {
  return orWhenNotFound(client.get(paths.related(id), relatedCourses, { query: listQuery(limit) }), []);
}
