import { idPattern } from '../model/id.ts';
import { type PageQuery, toSearchParams } from './page-query.ts';
import { pages } from './pages.ts';

/** Courses that a device saves, and that a link to a list carries. */
export const mostSaved = 60;
/** Courses side by side in a comparison. */
export const mostCompared = 4;
/** Courses that a comparison reads, as some may be gone: its page is not cached. */
export const mostReadToCompare = 12;

/** A list of courses as the address of a page holds it. */
export interface CourseList {
  /** Each once, in the order of the address. */
  readonly ids: readonly string[];
  /** A comparison shows only in what its courses differ. */
  readonly onlyDifferences: boolean;
  /** Ids of the address that are left out: repeated, unreadable, too many. */
  readonly skipped: number;
}

/** One file with the dates of all courses of a list. */
export const savedCalendarPath = '/calendar/saved';

const idsParameter = 'ids';
const onlyParameter = 'only';
const differences = 'differences';
const skippedParameter = 'skipped';
/** Ids of an address that are looked at: a form repeats its parameter, a link has them in one. */
const mostRead = 1_000;

/** Each value that can be an id once, in their order, and no more than that many. */
export function distinctIds(values: readonly string[], most: number): readonly string[] {
  return [...new Set(values.slice(0, mostRead).filter((value) => idPattern.test(value)))].slice(0, most);
}

/** Reads a list from query parameters. Never fails: what can be no id is left out and counted. */
export function parseCourseList(query: string | URLSearchParams, most = mostSaved): CourseList {
  const parameters = new URLSearchParams(query);
  const values = parameters.getAll(idsParameter).flatMap((value) => value.split(',', mostRead).filter(Boolean));
  const ids = distinctIds(values, most);
  const before = Number(/^\d{1,4}$/.exec(parameters.get(skippedParameter) ?? '')?.[0] ?? 0);
  const skipped = Math.min(values.length - ids.length + before, mostRead);
  return { ids, onlyDifferences: parameters.get(onlyParameter) === differences, skipped };
}

/** As {@link parseCourseList}, from the query that Next gives a page. */
export function courseListOf(query: PageQuery, most?: number): CourseList {
  return parseCourseList(toSearchParams(query), most);
}

/** The query of a list, without `?`; empty for an empty list. No id has a character that an address must escape. */
export function formatCourseList(ids: readonly string[], onlyDifferences = false): string {
  if (ids.length === 0) return '';
  return `${idsParameter}=${ids.join(',')}${onlyDifferences ? `&${onlyParameter}=${differences}` : ''}`;
}

/**
 * The one query of a page that shows a list of courses; `null` for any other page. A comparison says what it leaves out, so
 * its address keeps courses beyond those that it shows, and the number of ids that are none.
 *
 * @param path below the app's base path, without its language
 */
export function courseListQuery(path: string, query: string): string | null {
  if (path === pages.saved.path) return formatCourseList(parseCourseList(query).ids);
  if (path !== pages.compare.path) return null;
  const { ids, onlyDifferences, skipped } = parseCourseList(query, mostReadToCompare);
  const list = formatCourseList(ids, onlyDifferences);
  return [list, skipped > 0 && `${skippedParameter}=${skipped}`].filter(Boolean).join('&');
}

const lists = [pages.saved.path, pages.compare.path, savedCalendarPath];

/** Whether an address names somebody's list of courses. @param path with whatever stands before it */
export function showsCourseList(path: string): boolean {
  return lists.some((list) => path.endsWith(list));
}
