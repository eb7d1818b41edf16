import 'server-only';
import { allPages } from '@/lib/api/all-pages';
import { BackendError, isDown } from '@/lib/api/errors';
import { getFullCourses } from '@/lib/api/extensions';
import { uncached } from '@/lib/catalogue/cached';
import { readExtensionsPatiently } from '@/lib/catalogue/read-extensions';
import type { FullCourse } from '@/lib/model/course';
import { exchangeClient, readExchangePage } from './read-courses';

type Courses = readonly FullCourse[];

/**
 * Yields the whole catalogue, courses and series, in batches and in the backend's order. A backend with the extension
 * `full-courses` sends two hundred in each answer. Without the extension, or after it fails, each course is fetched
 * separately. A course may occur twice, after such a failure or when the catalogue changes in between.
 *
 * @throws BackendError when the backend is down
 */
export async function* catalogueBatches(): AsyncGenerator<Courses> {
  if ('full-courses' in (await readExtensionsPatiently())) {
    try {
      yield* fullBatches();
      return;
    } catch (error) {
      // If only this call failed, each course is fetched separately.
      if (!(error instanceof BackendError) || isDown(error)) throw error;
    }
  }
  for await (const { courses } of allPages((page) => readExchangePage({ page }, uncached))) yield courses;
}

async function* fullBatches(): AsyncGenerator<Courses> {
  const seen = new Set<string | null>();
  for (let after: string | null = null; !seen.has(after); ) {
    seen.add(after);
    const { courses, next } = await getFullCourses(exchangeClient(), after);
    yield courses;
    if (next === null) return;
    after = next;
  }
  throw new BackendError({ call: 'full-courses', kind: 'malformed', reason: 'the courses lead in a circle' });
}
