import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { courseSearch, titleOrder } from '../database/schema/search.ts';
import { availabilityConditions, isNotClosed, nextOpening } from './availability.ts';
import type { Selection } from './filters.ts';

/**
 * The orders that a search can ask for. `showcase`: featured courses, then the newest; `opening`: upcoming courses by opening date,
 * then open ones.
 */
export type CourseOrder = 'showcase' | 'opening' | 'newest' | 'shortest' | 'title';

/** A group of courses that stay together in an order. A database index can deliver each group already sorted. */
export interface OrderedPart {
  readonly condition: SQL;
  readonly order: readonly SQL[];
}

const { courseId, publishedAt, hours } = courseSearch;

/** Featured courses first, then the newest. */
export function defaultOrder(courses: Record<'featured' | 'publishedAt' | 'courseId', SQLWrapper>): SQL[] {
  return [desc(courses.featured), desc(courses.publishedAt), asc(courses.courseId)];
}

const orders: Readonly<Record<Exclude<CourseOrder, 'opening'>, readonly SQL[]>> = {
  showcase: defaultOrder(courseSearch),
  newest: [desc(publishedAt), asc(courseId)],
  shortest: [asc(hours), asc(courseId)],
  title: [asc(titleOrder(courseSearch)), asc(courseId)],
};

/** Whether a search asks only for upcoming courses: visitors read such a list as a calendar. */
export function isCalendar({ filterDisponibilita: chosen = [] }: Selection): boolean {
  return chosen.length > 0 && chosen.every((key) => key === 'upcoming' || key === 'soon');
}

/** Splits a search's answer into consecutive parts; each course is in exactly one. Closed courses come last. */
export function partsInOrder(order: CourseOrder, selection: Selection): readonly OrderedPart[] {
  const { upcoming, closed } = availabilityConditions;
  if (order === 'opening' || (order === 'showcase' && isCalendar(selection))) {
    return [
      { condition: upcoming, order: [asc(nextOpening), asc(courseId)] },
      { condition: sql`${isNotClosed} and ${upcoming} is not true`, order: orders.showcase },
      { condition: closed, order: orders.showcase },
    ];
  }
  return [
    { condition: isNotClosed, order: orders[order] },
    { condition: closed, order: orders[order] },
  ];
}
