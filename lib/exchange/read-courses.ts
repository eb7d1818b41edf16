import 'server-only';
import { backendMayAnswer, recordHealth } from '@/lib/api/backend-health';
import { getFilters } from '@/lib/api/catalogue';
import { getCourse, searchCourses } from '@/lib/api/courses';
import { BackendError } from '@/lib/api/errors';
import { type CallOptions, createRestClient, type RestClient } from '@/lib/api/rest-client';
import { getSeriesMembers } from '@/lib/api/series';
import { cached } from '@/lib/catalogue/cached';
import { fullSelection } from '@/lib/catalogue/read-catalogue';
import { env } from '@/lib/env/env';
import type { Course, CourseSummary } from '@/lib/model/course';
import type { Institution } from '@/lib/model/institution';

/** A course or a series with everything that other catalogues are told of it. */
export interface ExchangedCourse {
  readonly course: Course;
  /** The one in charge first; `course.institution` knows its name only. */
  readonly institutions: readonly Institution[];
  /** Ids of the courses of a series in order; empty for a course. */
  readonly memberIds: readonly string[];
}

/** One page of the catalogue. */
export interface ExchangedPage {
  readonly courses: readonly ExchangedCourse[];
  readonly pageCount: number;
}

/** Courses of one page of any exchange; what one request asks of the backend is bounded by it. */
export const exchangePageSize = 100;

/** Courses read in full at the same time. */
const atOnce = 8;

/** Milliseconds in which a page must be read, all calls together. */
const pageTimeLimit = 20_000;

/** Milliseconds for one call: a machine may wait longer than a visitor, but nothing hangs longer than 5 s. */
const callTimeLimit = 4500;

/** The way to the backend for an exchange. @throws EnvError */
export function exchangeTransport(): RestClient {
  const options = { baseUrl: env().catalogueApiUrl, timeLimit: callTimeLimit, mayRepeat: backendMayAnswer };
  return recordHealth(createRestClient(options));
}

/** Until when a page that begins now must be read. */
export function exchangeDeadline(): CallOptions {
  return { deadline: performance.now() + pageTimeLimit };
}

/** Of which records a page is made. */
export interface ExchangeQuestion {
  /** 1-based. */
  readonly page: number;
  /** Without series. */
  readonly coursesOnly: boolean;
}

/**
 * One page of the catalogue in the backend's stable order (featured, then newest), every course in full. A course that
 * has gone meanwhile or that makes no sense is left out; beyond the last page there are none.
 *
 * @param caching `uncached` for one of many pages of the same answer
 * @throws BackendError
 */
export async function readExchangePage(
  { page, coursesOnly }: ExchangeQuestion,
  caching: typeof cached = cached,
): Promise<ExchangedPage> {
  const transport = exchangeTransport();
  const options = exchangeDeadline();
  const filters = await cached('filters', ['filters'], () => getFilters(transport, options));
  const selection = fullSelection(filters);
  const question = { language: 'it', text: '', selection, page, pageSize: exchangePageSize, coursesOnly } as const;
  const { courses, pageCount } = await caching(`page ${JSON.stringify(question)}`, ['courses'], () =>
    searchCourses(transport, question, options),
  );
  // A backend may answer a page beyond its last one with the last one.
  if (page > Math.max(pageCount, 1)) return { courses: [], pageCount };
  const found: ExchangedCourse[] = [];
  for (let start = 0; start < courses.length; start += atOnce) {
    const group = courses.slice(start, start + atOnce);
    const read = await Promise.all(group.map((summary) => readInFull(transport, summary, options, caching)));
    found.push(...read.filter((course) => course !== null));
  }
  return { courses: found, pageCount };
}

async function readInFull(
  transport: RestClient,
  { id, institutions, seriesSize }: CourseSummary,
  options: CallOptions,
  caching: typeof cached,
): Promise<ExchangedCourse | null> {
  const tags = ['courses', `course-${id}`];
  try {
    const course = await caching(`course ${id}`, tags, () => getCourse(transport, id, options));
    if (!course) return null;
    const readMembers = () => getSeriesMembers(transport, id, 'it', options);
    const members = seriesSize > 1 ? await caching(`members in full ${id}`, tags, readMembers) : [];
    return { course, institutions, memberIds: members.map((member) => member.id) };
  } catch (error) {
    // One broken record must not take ninety-nine good ones with it; a backend that is away is another matter.
    if (error instanceof BackendError && error.kind === 'malformed') return null;
    throw error;
  }
}
