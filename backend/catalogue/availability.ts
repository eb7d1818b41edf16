import { type SQL, sql } from 'drizzle-orm';
import { courseSearch } from '../database/schema/search.ts';

/** `always`: open without an end; `open`: open until a day; `upcoming`: not yet; `closed`: no longer. Each mooc is one of them. */
export const availabilities = ['always', 'open', 'upcoming', 'closed'] as const;

export type Availability = (typeof availabilities)[number];

const { opensAt, closesAt } = courseSearch;
const notClosed = sql`(${closesAt} is null or ${closesAt} >= now())`;
const opened = sql`(${opensAt} is null or ${opensAt} <= now())`;

/** The state of a mooc at the time of the query. Where dates are out of order, the end counts. */
export const availabilityConditions: Readonly<Record<Availability, SQL>> = {
  always: sql`(${closesAt} is null and ${opened})`,
  open: sql`(${closesAt} >= now() and ${opened})`,
  upcoming: sql`(${opensAt} > now() and ${notClosed})`,
  closed: sql`${closesAt} < now()`,
};
