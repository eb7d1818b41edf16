import 'server-only';
import { allPages } from '@/lib/api/all-pages';
import { backendMayAnswer, recordHealth } from '@/lib/api/backend-health';
import { getFilters } from '@/lib/api/catalogue';
import { fullSelection, getCourse, searchCourses } from '@/lib/api/courses';
import { BackendError } from '@/lib/api/errors';
import { fullCourseBatches } from '@/lib/api/extensions';
import { readEach } from '@/lib/api/read-each';
import { createRestClient, type RestClient } from '@/lib/api/rest-client';
import { maxPageSize } from '@/lib/api/schemas/search';
import { getSeriesMembers } from '@/lib/api/series';
import { cached, uncached } from '@/lib/catalogue/cached';
import { readExtensionsPatiently } from '@/lib/catalogue/read-extensions';
import { env } from '@/lib/env/env';
import { type CourseSummary, type FullCourse, isSeries } from '@/lib/model/course';
import type { CourseSearch } from '@/lib/model/search';

/** One page of the catalogue. */
interface ExchangedPage {
  readonly courses: readonly FullCourse[];
  readonly pageCount: number;
}

/** Time limit for all calls of one page, in milliseconds. */
const pageTimeLimit = 20_000;

/** Time limit of one call, in milliseconds: longer than for a visitor's page, but below 5 s. */
const callTimeLimit = 4500;

/** A client of the backend for one page; its time limit starts now. @throws EnvError */
function exchangeClient(): RestClient {
  const limits = { timeLimit: callTimeLimit, deadline: performance.now() + pageTimeLimit, mayRetry: backendMayAnswer };
  return recordHealth(createRestClient({ baseUrl: env().catalogueApiUrl, ...limits }));
}

/**
 * One page of the catalogue in the backend's stable order (featured, then newest), with complete courses. Courses that no
 * longer exist, are unusable or make the backend fail are left out; a page after the last one is empty. The results of a
 * text search are ordered by relevance and, as on pages, not cached; only the courses in them are.
 *
 * @param wanted `page` starts at 1; `coursesOnly` leaves out series; `selection` has the keys of the filters that restrict
 * @param readWith `cached`, or `uncached` when the answer needs many pages
 * @throws BackendError
 */
export async function readExchangePage(
  wanted: Pick<CourseSearch, 'page'> & Partial<CourseSearch>,
  readWith: typeof cached = cached,
): Promise<ExchangedPage> {
  const client = exchangeClient();
  const filters = await cached('filters', ['filters'], () => getFilters(client));
  const selection = fullSelection(filters, wanted.selection);
  const search = { locale: 'it', text: '', pageSize: maxPageSize, ...wanted, selection } as const;
  const readPageWith = search.text ? uncached : readWith;
  const { courses, pageCount } = await readPageWith(`page ${JSON.stringify(search)}`, ['courses'], () =>
    searchCourses(client, search),
  );
  // Some backends answer a page after the last one with the last page.
  if (wanted.page > Math.max(pageCount, 1)) return { courses: [], pageCount };
  return { courses: await readFullCourses(client, courses, readWith), pageCount };
}

/** What a gateway says when the backend is away or has too much to do. */
const busyStatuses = [429, 502, 503, 504];

/** Whether the backend may have failed for this one course only, as legacy backends do at a record that they cannot read. */
function mayBeOfOneRecord(error: unknown): error is BackendError {
  return error instanceof BackendError && error.status !== null && !busyStatuses.includes(error.status);
}

/**
 * The complete courses. One broken record must not lose the ninety-nine good ones, so a course that the backend fails to give
 * is left out if it still gives another one afterwards. Otherwise the backend is down.
 *
 * @throws BackendError
 */
async function readFullCourses(client: RestClient, summaries: readonly CourseSummary[], readWith: typeof cached) {
  const failures: BackendError[] = [];
  const read = await readEach(summaries, (summary) =>
    readFullCourse(client, summary, readWith).catch((error) => {
      if (!mayBeOfOneRecord(error)) throw error;
      failures.push(error);
      return null;
    }),
  );
  const found = read.filter((course) => course !== null);
  if (failures.length === 0) return found;
  const [good] = found;
  if (!good) throw failures[0];
  await getCourse(client, good.course.id);
  for (const { message } of failures) console.warn(`Left out of the open data: ${message}`);
  return found;
}

async function readFullCourse(
  client: RestClient,
  summary: CourseSummary,
  readWith: typeof cached,
): Promise<FullCourse | null> {
  const { id, institutions } = summary;
  const tags = ['courses', `course-${id}`];
  try {
    const course = await readWith(`course ${id}`, tags, () => getCourse(client, id));
    if (!course) return null;
    const readMembers = () => getSeriesMembers(client, id, 'it');
    const members = isSeries(summary) ? await readWith(`members in full ${id}`, tags, readMembers) : [];
    return { course, institutions, memberIds: members.map((member) => member.id) };
  } catch (error) {
    if (error instanceof BackendError && error.kind === 'malformed') return null;
    throw error;
  }
}

/**
 * Yields the whole catalogue, courses and series, in batches and in the backend's order. A backend with the extension
 * `full-courses` sends two hundred in each answer. Without the extension, or after it fails, each course is fetched
 * separately. A course may occur twice, after such a failure or when the catalogue changes in between.
 *
 * @throws BackendError when the backend is down
 */
export async function* catalogueBatches(): AsyncGenerator<readonly FullCourse[]> {
  if ((await readExtensionsPatiently())['full-courses']) {
    try {
      yield* fullCourseBatches(exchangeClient);
      return;
    } catch (error) {
      // When the whole backend is down, the next call says so.
      if (!(error instanceof BackendError)) throw error;
    }
  }
  for await (const { courses } of allPages((page) => readExchangePage({ page }, uncached))) yield courses;
}
