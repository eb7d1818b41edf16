import 'server-only';
import { backendMayAnswer, recordHealth } from '@/lib/api/backend-health';
import { getFilters } from '@/lib/api/catalogue';
import { fullSelection, getCourse, searchCourses } from '@/lib/api/courses';
import { BackendError } from '@/lib/api/errors';
import { readEach } from '@/lib/api/read-each';
import { createRestClient, type RestClient } from '@/lib/api/rest-client';
import { getSeriesMembers } from '@/lib/api/series';
import { cached, uncached } from '@/lib/catalogue/cached';
import { env } from '@/lib/env/env';
import { type CourseSummary, type FullCourse, isSeries } from '@/lib/model/course';
import type { CourseSearch } from '@/lib/model/search';

/** One page of the catalogue. */
interface ExchangedPage {
  readonly courses: readonly FullCourse[];
  readonly pageCount: number;
}

/** Courses on one page of any exchange: it limits the calls to the backend for one request. */
const pageSize = 100;

/** Milliseconds in which a page must be read, all calls together. */
const pageTimeLimit = 20_000;

/** Milliseconds for one call: a machine may wait longer than a visitor, but nothing hangs longer than 5 s. */
const callTimeLimit = 4500;

/** The backend's client for one page of an exchange, whose time begins now. @throws EnvError */
export function exchangeClient(): RestClient {
  const limits = { timeLimit: callTimeLimit, deadline: performance.now() + pageTimeLimit, mayRepeat: backendMayAnswer };
  return recordHealth(createRestClient({ baseUrl: env().catalogueApiUrl, ...limits }));
}

/**
 * One page of the catalogue in the backend's stable order (featured, then newest), every course in full. A course that
 * has gone meanwhile or that makes no sense is left out; beyond the last page there are none. What answers a text is in
 * the order of the text and, as on pages, not cached: only its courses are.
 *
 * @param wanted a page, 1-based; `coursesOnly`: without series; `selected`: keys of filters, others do not restrict
 * @param caching `uncached` for one of many pages of the same answer
 * @throws BackendError
 */
export async function readExchangePage(
  wanted: Pick<CourseSearch, 'page' | 'coursesOnly' | 'isExact'> &
    Partial<Pick<CourseSearch, 'text' | 'pageSize' | 'language'>> & { readonly selected?: CourseSearch['selection'] },
  caching: typeof cached = cached,
): Promise<ExchangedPage> {
  const client = exchangeClient();
  const filters = await cached('filters', ['filters'], () => getFilters(client));
  const { selected, ...place } = wanted;
  const selection = fullSelection(filters, selected);
  const search = { language: 'it', text: '', selection, pageSize, ...place } as const;
  const cachingOfPage = search.text ? uncached : caching;
  const { courses, pageCount } = await cachingOfPage(`page ${JSON.stringify(search)}`, ['courses'], () =>
    searchCourses(client, search),
  );
  // A backend may answer a page beyond its last one with the last one.
  if (wanted.page > Math.max(pageCount, 1)) return { courses: [], pageCount };
  const read = await readEach(courses, (summary) => readInFull(client, summary, caching));
  return { courses: read.filter((course) => course !== null), pageCount };
}

async function readInFull(
  client: RestClient,
  summary: CourseSummary,
  caching: typeof cached,
): Promise<FullCourse | null> {
  const { id, institutions } = summary;
  const tags = ['courses', `course-${id}`];
  try {
    const course = await caching(`course ${id}`, tags, () => getCourse(client, id));
    if (!course) return null;
    const readMembers = () => getSeriesMembers(client, id, 'it');
    const members = isSeries(summary) ? await caching(`members in full ${id}`, tags, readMembers) : [];
    return { course, institutions, memberIds: members.map((member) => member.id) };
  } catch (error) {
    // One broken record must not take ninety-nine good ones with it; a backend that is away is another matter.
    if (error instanceof BackendError && error.kind === 'malformed') return null;
    throw error;
  }
}
