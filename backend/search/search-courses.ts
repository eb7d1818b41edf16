import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { nextOpening } from '../catalogue/availability.ts';
import { cachedParts } from '../catalogue/cached-counts.ts';
import { countCourses } from '../catalogue/count-courses.ts';
import {
  type CourseOrder,
  defaultOrder,
  isCalendar,
  type OrderedPart,
  partsInOrder,
} from '../catalogue/course-order.ts';
import { countFilterValues, type FilterCounts } from '../catalogue/filter-counts.ts';
import { isPublished, type Selection, selectedFilters } from '../catalogue/filters.ts';
import type { Database } from '../database/database.ts';
import { courseSearch } from '../database/schema/search.ts';
import { withSearchPlans } from '../database/search-plans.ts';
import { asksForEveryCourse } from './dictionary/every-course.ts';
import { rankCourses } from './rank-courses.ts';
import { planTextSearch, type TextPlan, type TextSearch } from './text-search.ts';

export interface CourseQuery {
  /** As typed; a text that is blank or asks for every course does not restrict the search. */
  readonly text: string;
  /** Search for the text as typed, without correction. */
  readonly isExact: boolean;
  readonly selection: Selection;
  readonly coursesOnly: boolean;
  readonly featuredOnly: boolean;
  readonly excludedId: number | null;
  /** Also count how many courses other selections would find. */
  readonly isCounted: boolean;
  /** Null: best match first, or without a text featured courses, then the newest. */
  readonly order: CourseOrder | null;
  /** The page number, from 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** A page of results. For a search with a text it also says how the text was understood. */
export interface CoursePage extends Partial<Pick<TextPlan, 'report' | 'search'>> {
  /** The courses on the page, in order; empty after the last page. */
  readonly ids: readonly number[];
  readonly total: number;
  /** Only when the query asks for counts. */
  readonly counts?: SearchCounts;
}

/** How many courses another selection would find. */
export interface SearchCounts extends FilterCounts {
  /** The counts without any filter, and without the text; null when the search finds something. */
  readonly withoutFilters: number | null;
  readonly withoutText: number | null;
}

/**
 * Searches the catalogue by filters and by text, in Italian and English, without regard to accents; the last word may be half typed,
 * unless the dictionary has it. The best match comes first. Without a text, featured courses come first, then the newest; a search for
 * upcoming courses alone is sorted by opening date. A text without any word ("?!") finds nothing.
 */
export async function searchCourses(database: Database, query: CourseQuery): Promise<CoursePage> {
  if (query.text.trim() === '') return searchFilters(database, query);
  // All of these courses match equally well, so those that are closed come last.
  if (asksForEveryCourse(query.text)) return searchFilters(database, { ...query, order: query.order ?? 'showcase' });
  return searchText(database, query);
}

/** Whether a search has any condition besides its text. */
export function isRestricted({ selection, coursesOnly, featuredOnly, excludedId }: CourseQuery): boolean {
  const isSelected = Object.values(selection).some((keys) => keys.length > 0);
  return isSelected || coursesOnly || featuredOnly || excludedId !== null;
}

/** All conditions of a search except its text. */
function restrictions(query: CourseQuery): SQL | undefined {
  return and(scopeOf(query), ...selectedFilters(query.selection).map(({ condition }) => condition));
}

/** All conditions of a search except its text and its filters. */
function scopeOf({ coursesOnly, featuredOnly, excludedId }: CourseQuery): SQL | undefined {
  return and(
    isPublished,
    coursesOnly ? eq(courseSearch.kind, 'course') : undefined,
    featuredOnly ? eq(courseSearch.featured, true) : undefined,
    excludedId === null ? undefined : ne(courseSearch.courseId, excludedId),
  );
}

function searchText(anyDatabase: Database, query: CourseQuery): Promise<CoursePage> {
  return withSearchPlans(anyDatabase, async (database) => {
    const { search, report } = await planTextSearch(database, query.text, query.isExact);
    const found = search === null ? { ids: [], total: 0 } : await findTextPage(database, query, search);
    const page = { ...found, search, report };
    if (!query.isCounted) return page;
    const match = and(scopeOf(query), search?.match ?? sql`false`);
    const counts = await countFilterValues(database, query.selection, match);
    return { ...page, counts: { ...counts, ...(await countWithLess(database, query, page, match)) } };
  });
}

async function findTextPage(database: Database, query: CourseQuery, text: TextSearch): Promise<CoursePage> {
  const where = restrictions(query);
  if (query.order !== null) {
    return findOrderedPage(database, query, and(where, text.match), partsInOrder(query.order, query.selection));
  }
  const offset = skippedBy(query);
  const page = await rankCourses(database, where, text, { limit: query.pageSize, offset });
  return page.ids.length > 0 || offset === 0
    ? page
    : { ids: [], total: await countCourses(database, and(where, text.match)) };
}

async function searchFilters(database: Database, query: CourseQuery): Promise<CoursePage> {
  if (!query.isCounted) return findPage(database, query);
  const readPart = await cachedParts(database, query);
  const [page, counts] = await Promise.all([
    findPage(database, query),
    countFilterValues(database, query.selection, scopeOf(query), readPart),
  ]);
  return { ...page, counts: { ...counts, ...(await countWithLess(database, query, page, scopeOf(query))) } };
}

/** For an empty answer: the counts without the filters and without the text. @param match the search without its filters */
async function countWithLess(database: Database, query: CourseQuery, { total }: CoursePage, match: SQL | undefined) {
  if (total > 0) return { withoutFilters: null, withoutText: null };
  return {
    withoutFilters: await countCourses(database, match),
    withoutText: await countCourses(database, restrictions(query)),
  };
}

async function findPage(database: Database, query: CourseQuery): Promise<CoursePage> {
  const where = restrictions(query);
  if (query.order !== null) return findOrderedPage(database, query, where, partsInOrder(query.order, query.selection));
  const rows = await database
    .select({ id: courseSearch.courseId })
    .from(courseSearch)
    .where(where)
    // A search for upcoming courses alone lists the nearest opening first.
    .orderBy(...(isCalendar(query.selection) ? [asc(nextOpening)] : []), ...defaultOrder(courseSearch))
    .limit(query.pageSize)
    .offset(skippedBy(query));
  return { ids: rows.map(({ id }) => id), total: await countCourses(database, where) };
}

/**
 * Builds a page from the parts of an order, so that an index delivers each part sorted. A part is counted only when the page begins
 * after its end.
 */
async function findOrderedPage(
  database: Database,
  query: CourseQuery,
  where: SQL | undefined,
  parts: readonly OrderedPart[],
): Promise<CoursePage> {
  const ids: number[] = [];
  let skipped = skippedBy(query);
  for (const { condition, order } of parts) {
    const inPart = and(where, condition);
    const rows = await database
      .select({ id: courseSearch.courseId })
      .from(courseSearch)
      .where(inPart)
      .orderBy(...order)
      .limit(query.pageSize - ids.length)
      .offset(skipped);
    ids.push(...rows.map(({ id }) => id));
    if (ids.length === query.pageSize) break;
    if (rows.length > 0) skipped = 0;
    else if (skipped > 0) skipped -= await countCourses(database, inPart);
  }
  return { ids, total: await countCourses(database, where) };
}

const skippedBy = ({ page, pageSize }: CourseQuery): number => (page - 1) * pageSize;
