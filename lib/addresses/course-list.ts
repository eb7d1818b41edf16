import { isId } from '../model/id.ts';
import { pages } from './pages.ts';

/** Maximum number of courses that a device saves, and in a link to a list. */
export const maxSaved = 60;
/** Maximum number of courses side by side in a comparison. */
export const maxCompared = 4;
/** Maximum number of courses that a comparison reads, since its page is not cached; above 4, because some may be gone. */
export const maxReadToCompare = 12;

/** A list of courses in the address of a page. */
export interface CourseList {
  /** Without duplicates, in the order of the address. */
  readonly ids: readonly string[];
  /** Whether a comparison shows only the differences between its courses. */
  readonly onlyDifferences: boolean;
  /** How many ids of the address are left out: invalid or too many. */
  readonly skipped: number;
}

/** The path of the calendar file with the dates of all courses of a list. */
export const savedCalendarPath = '/calendar/saved';

const idsParameter = 'ids';
const onlyParameter = 'only';
const differences = 'differences';
const skippedParameter = 'skipped';
const maxSkipped = 1_000;

/** The valid ids in their order, without duplicates, at most `max`. */
export function distinctIds(values: readonly string[], max: number): readonly string[] {
  return [...new Set(values.filter(isId))].slice(0, max);
}

/** Reads a list from query parameters. Never fails: an invalid id is left out and counted. */
export function parseCourseList(query: string | URLSearchParams, max = maxSaved): CourseList {
  const parameters = new URLSearchParams(query);
  // A form repeats the parameter, a link has all ids in one.
  const values = parameters.getAll(idsParameter).flatMap((value) => value.split(',').filter(Boolean));
  const ids = distinctIds(values, max);
  const before = Number(/^\d{1,4}$/.exec(parameters.get(skippedParameter) ?? '')?.[0] ?? 0);
  const skipped = Math.min(new Set(values).size - ids.length + before, maxSkipped);
  return { ids, onlyDifferences: parameters.get(onlyParameter) === differences, skipped };
}

/** The query of a list, without `?`; empty for an empty list. Ids contain no character that needs escaping. */
export function formatCourseList(ids: readonly string[], onlyDifferences = false): string {
  if (ids.length === 0) return '';
  return `${idsParameter}=${ids.join(',')}${onlyDifferences ? `&${onlyParameter}=${differences}` : ''}`;
}

/**
 * The canonical query of a page that shows a list of courses; `null` for any other page. A comparison says what it leaves
 * out, so its address keeps more courses than it shows, and the number of skipped ids.
 *
 * @param path below the app's base path, without its locale
 */
export function courseListQuery(path: string, query: string): string | null {
  if (path === pages.saved.path) return formatCourseList(parseCourseList(query).ids);
  if (path !== pages.compare.path) return null;
  const { ids, onlyDifferences, skipped } = parseCourseList(query, maxReadToCompare);
  const list = formatCourseList(ids, onlyDifferences);
  return [list, skipped > 0 && `${skippedParameter}=${skipped}`].filter(Boolean).join('&');
}

const lists = [pages.saved.path, pages.compare.path, savedCalendarPath];

/** Whether an address contains a visitor's list of courses. @param path with or without the base path and the locale */
export function showsCourseList(path: string): boolean {
  return lists.some((list) => path.endsWith(list));
}
