import { queryOptions } from '@tanstack/react-query';
import { withBasePath } from '@/lib/addresses/base-path';
import { maxPages } from '@/lib/api/all-pages';
import { getCategories, getFilters, getInstitutions } from '@/lib/api/catalogue';
import { fullSelection, getCourse, searchCourses } from '@/lib/api/courses';
import { BackendError, isDown } from '@/lib/api/errors';
import { fullCourseBatches, getSearchesWithoutResult } from '@/lib/api/extensions';
import { readEach } from '@/lib/api/read-each';
import { createRestClient, type RestClient } from '@/lib/api/rest-client';
import { maxPageSize } from '@/lib/api/schemas/search';
import type { Category } from '@/lib/model/category';
import { type Course, type CourseSummary, isSeries } from '@/lib/model/course';
import type { Institution } from '@/lib/model/institution';
import type { Locale } from '@/lib/model/locale';

/** Time limit of a call, in milliseconds. It is long, because waiting is better than missing a course of the catalogue. */
const timeLimit = 20_000;

/**
 * The client of the desk, which calls the public route handlers on its own origin. Editors see what is published now, not
 * what their browser has read within the last day.
 */
export const deskClient: RestClient = createRestClient({ baseUrl: withBasePath('/api'), timeLimit, cache: 'no-cache' });

/** Number of courses, or of pages of their list, read at the same time. */
const concurrency = 4;

/**
 * Number of courses in a row for which the backend must be down before the reading gives up. Each takes up to the time
 * limit, so reading on would take hours.
 */
const maxFailures = 12;

/** The part of the catalogue that has been read so far. */
export interface CatalogueReading {
  /** All courses and series of the catalogue, with the data of their cards; only courses are read further. */
  readonly listed: readonly CourseSummary[];
  readonly courses: readonly Course[];
  readonly categories: readonly Category[];
  readonly institutions: readonly Institution[];
  /** Courses whose details could not be read. */
  readonly unread: readonly CourseSummary[];
  /** Number of courses to read. */
  readonly total: number;
}

interface ReadOptions {
  readonly locale: Locale;
  /** Id of the course that is read before the others, because a text of it is open. */
  readonly first?: string | null;
  /** Whether the backend sends many courses with each call (extension `full-courses`). */
  readonly inFull?: boolean;
  readonly signal: AbortSignal;
  /** Called after each call. */
  readonly onProgress: (reading: CatalogueReading) => void;
}

async function readSummaries(client: RestClient, { locale, signal }: ReadOptions): Promise<CourseSummary[]> {
  const filters = await getFilters(client, { signal });
  const selection = fullSelection(filters);
  const readPage = (page: number) =>
    searchCourses(client, { locale, text: '', selection, page, pageSize: maxPageSize }, { signal });
  const first = await readPage(1);
  const others = Array.from({ length: Math.min(first.pageCount, maxPages) - 1 }, (_, index) => index + 2);
  const pages = [first, ...(await readEach(others, readPage, concurrency))];
  const found = pages.flatMap(({ courses }) => courses.map((course) => [course.id, course] as const));
  return [...new Map(found).values()];
}

/** The courses in full, as far as the backend gives them. Those that are missing after a fault are read one by one. */
async function* manyCourses(client: RestClient, signal: AbortSignal): AsyncGenerator<readonly Course[]> {
  try {
    for await (const batch of fullCourseBatches(() => client, { signal })) yield batch.map(({ course }) => course);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
  }
}

/**
 * Reads every course with its details. Courses that cannot be read are listed in `unread`.
 *
 * @throws BackendError when the list of courses cannot be read, or when the backend stops answering; the signal's reason
 *   when it is aborted
 */
export async function readEverything(client: RestClient, options: ReadOptions): Promise<CatalogueReading> {
  const { signal, onProgress, first, inFull } = options;
  const [listed, categories, institutions] = await Promise.all([
    readSummaries(client, options),
    getCategories(client, { signal }),
    getInstitutions(client, { signal }),
  ]);
  const wanted = new Map(listed.filter((summary) => !isSeries(summary)).map((summary) => [summary.id, summary]));
  const total = wanted.size;
  let reading: CatalogueReading = { listed, categories, institutions, courses: [], unread: [], total };
  const add = (courses: readonly Course[], unread: readonly CourseSummary[] = []) => {
    signal.throwIfAborted();
    reading = { ...reading, courses: [...reading.courses, ...courses], unread: [...reading.unread, ...unread] };
    onProgress(reading);
  };
  add([]);
  let failures = 0;
  const readOne = async (summary: CourseSummary) => {
    signal.throwIfAborted();
    wanted.delete(summary.id);
    const course = await getCourse(client, summary.id, { signal }).catch((error: unknown) => {
      failures = error instanceof BackendError && isDown(error) ? failures + 1 : 0;
      if (failures >= maxFailures) throw error;
      return null;
    });
    if (course) failures = 0;
    add(course ? [course] : [], course ? [] : [summary]);
  };
  const open = first ? wanted.get(first) : undefined;
  if (open) await readOne(open);
  if (inFull) {
    for await (const batch of manyCourses(client, signal)) add(batch.filter(({ id }) => wanted.delete(id)));
  }
  await readEach([...wanted.values()], readOne, concurrency);
  return reading;
}

/**
 * Query for the searches of the last 30 days that found nothing, the most frequent first. The call needs a signed-in person
 * and a backend with the extension `searches-without-result`.
 */
export const searchesWithoutResultQuery = queryOptions({
  queryKey: ['searches-without-result'],
  queryFn: ({ signal }) => getSearchesWithoutResult(deskClient, { signal }),
  // The client itself already retries.
  retry: false,
  refetchOnWindowFocus: false,
});
