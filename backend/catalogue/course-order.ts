import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { courseSearch, titleOrder } from '../database/schema/search.ts';
import { availabilityConditions, isNotClosed, nextOpening } from './availability.ts';
import type { Selection } from './filters.ts';

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

/** The orders that a search can ask for, by the wire names of the extension `search`. */
const orders = {
  vetrina: defaultOrder(courseSearch),
  /** Of the courses after those that are yet to open. */
  apertura: defaultOrder(courseSearch),
  recenti: [desc(publishedAt), asc(courseId)],
  durata: [asc(hours), asc(courseId)],
  titolo: [asc(titleOrder(courseSearch)), asc(courseId)],
};

export type CourseOrder = keyof typeof orders;

export const orderNames = Object.keys(orders) as readonly CourseOrder[];

/** Whether a search asks only for upcoming courses: visitors read such a list as a calendar. */
export function isCalendar({ filterDisponibilita: chosen = [] }: Selection): boolean {
  return chosen.length > 0 && chosen.every((key) => key === 'upcoming' || key === 'soon');
}

/** Splits a search's answer into consecutive parts; each course is in exactly one. Closed courses come last. */
export function partsInOrder(order: CourseOrder, selection: Selection): readonly OrderedPart[] {
  const { upcoming, closed } = availabilityConditions;
  if (order === 'apertura' || (order === 'vetrina' && isCalendar(selection))) {
    return [
      { condition: upcoming, order: [asc(nextOpening), asc(courseId)] },
      { condition: sql`${isNotClosed} and ${upcoming} is not true`, order: orders[order] },
      { condition: closed, order: orders[order] },
    ];
  }
  return [
    { condition: isNotClosed, order: orders[order] },
    { condition: closed, order: orders[order] },
  ];
}
