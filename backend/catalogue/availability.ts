import { type SQL, sql } from 'drizzle-orm';
import { courseSearch } from '../database/schema/search.ts';

/**
 * `always`: open without an end; `open`: open, but not for ever; `upcoming`: not yet; `closed`: no longer. A mooc is one of these
 * four, or none where its dates do not say. `now`: always open or open; `soon`: opens within a month.
 *
 * Of a series, as its card says (`lib/catalogue/card-words.ts` of the web app): always open or closed when all of its courses
 * are, open when any is, yet to open when none is open and any will be.
 */
export const availabilities = ['now', 'soon', 'always', 'closed', 'open', 'upcoming'] as const;

const { opensAt, closesAt, memberTimes } = courseSearch;

/** Of a mooc without an end too. */
export const isNotClosed = sql`(${closesAt} is null or ${closesAt} >= now())`;
const opened = sql`(${opensAt} is null or ${opensAt} <= now())`;

/** What holds for a course by its own dates, for a series by the times of its courses. */
const either = (ofCourse: SQL, ofSeries: SQL): SQL =>
  sql`(case when ${memberTimes} is null then ${ofCourse} else ${ofSeries} end)`;

const anyOpen = sql`now() <@ any(${memberTimes})`;
const allForEver = sql`tstzrange(now(), null) <@ all(${memberTimes})`;
const anyLater = sql`tstzrange(null, now(), '(]') << any(${memberTimes})`;
const anyInAMonth = sql`tstzrange(now(), now() + interval '1 month', '[]') && any(${memberTimes})`;

/** The state of a mooc at the time of the query. Where dates are out of order, the end counts. */
export const availabilityConditions: Readonly<Record<(typeof availabilities)[number], SQL>> = {
  now: either(sql`${isNotClosed} and ${opened} and (${opensAt} is not null or ${closesAt} is not null)`, anyOpen),
  soon: either(
    sql`${opensAt} > now() and ${opensAt} <= now() + interval '1 month' and ${isNotClosed}`,
    sql`not ${anyOpen} and ${anyInAMonth}`,
  ),
  always: either(sql`${closesAt} is null and ${opensAt} <= now()`, allForEver),
  open: either(sql`${closesAt} >= now() and ${opened}`, sql`${anyOpen} and not ${allForEver}`),
  upcoming: either(sql`${opensAt} > now() and ${isNotClosed}`, sql`not ${anyOpen} and ${anyLater}`),
  closed: sql`${closesAt} < now()`,
};

/** When a mooc that is yet to open does so: of a series the next of its courses, whatever has been open before. */
export const nextOpening = either(
  sql`${opensAt}`,
  sql`(select min(lower(one)) from unnest(${memberTimes}) as one where lower(one) > now())`,
);

type Dates = Readonly<Record<'opensAt' | 'closesAt', Date | null>>;

/** What the index has of the times of a series: with the first opening and the last closing those of each of its courses. */
export function timesOfSeries(courses: readonly Dates[]) {
  const memberTimes = courses.length > 0 ? courses.map(({ opensAt, closesAt }) => ({ opensAt, closesAt })) : null;
  return {
    opensAt: extreme(courses, 'opensAt', Math.min),
    closesAt: extreme(courses, 'closesAt', Math.max),
    memberTimes,
  };
}

/** The first or last of the dates; null, which is no limit, as soon as one of them is. */
function extreme(courses: readonly Dates[], end: keyof Dates, choose: typeof Math.min): Date | null {
  const times = courses.flatMap((course) => course[end]?.getTime() ?? []);
  return times.length === 0 || times.length < courses.length ? null : new Date(choose(...times));
}
