import { readGet } from './read.ts';
import type { CallOptions, RestClient } from './rest-client.ts';
import { type FullCourse, fullCourses, fullCoursesQuery } from './schemas/full-course.ts';
import { paths } from './schemas/paths.ts';

/** Courses of one answer. */
const pageSize = 200;

/** Some courses of the catalogue in full, in its order, and what to ask for the next ones; null: these were the last. */
export interface FullCoursesPage {
  readonly courses: readonly FullCourse[];
  readonly next: string | null;
}

/**
 * Asks for the next courses of the whole catalogue (extension `full-courses`). What makes no sense is left out.
 *
 * @param after what the answer before has named; null for the first courses
 * @throws BackendError
 */
export function getFullCourses(
  client: RestClient,
  after: string | null,
  options?: CallOptions,
): Promise<FullCoursesPage> {
  return readGet(client, paths.fullCourses, fullCourses, { ...options, query: fullCoursesQuery(after, pageSize) });
}
