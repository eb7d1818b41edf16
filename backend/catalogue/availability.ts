import { type SQL, sql } from 'drizzle-orm';
import { courseSearch } from '../database/schema/search.ts';
import { romeDay, romeEndOfDay, romeMidnight } from '../rome-time.ts';

/**
 * A course has one of four states, or none when its dates are unknown: `always` is open without an end, `open` is open until a date,
 * `upcoming` is not open yet, `closed` is no longer open. Two keys combine states: `now` is `always` or `open`; `soon` opens within a month.
 *
 * A series has the state that its card shows (`lib/catalogue/card-words.ts` of the web app). It is `always` or `closed` when all
 * its courses are, `open` when any course is open, and `upcoming` when none is open and any will open.
 */
export const availabilities = ['now', 'soon', 'always', 'closed', 'open', 'upcoming'] as const;

const { opensAt, closesAt, memberTimes } = courseSearch;

/** A course without a closing date never closes. */
export const isNotClosed = sql`(${closesAt} is null or ${closesAt} >= now())`;
/** An opening after the closing is a typing error and does not count. */
const opensLater = sql`(${opensAt} > now() and (${closesAt} is null or ${closesAt} >= ${opensAt}))`;
const opened = sql`(${opensLater} is not true)`;

/** Tests a single course by its own dates, a series by the times of its courses. */
const byKind = (ofCourse: SQL, ofSeries: SQL): SQL =>
  sql`(case when ${memberTimes} is null then ${ofCourse} else ${ofSeries} end)`;

// Conditions on the courses of a series.
const anyOpen = sql`now() <@ any(${memberTimes})`;
const allAlways = sql`tstzrange(now(), null) <@ all(${memberTimes})`;
const anyUpcoming = sql`tstzrange(null, now(), '(]') << any(${memberTimes})`;
const anySoon = sql`tstzrange(now(), now() + interval '1 month', '[]') && any(${memberTimes})`;

/** The state of a course at the time of the query. When it closes before it opens, only the closing date counts. */
export const availabilityConditions: Readonly<Record<(typeof availabilities)[number], SQL>> = {
  now: byKind(sql`${isNotClosed} and ${opened} and (${opensAt} is not null or ${closesAt} is not null)`, anyOpen),
  soon: byKind(sql`${opensLater} and ${opensAt} <= now() + interval '1 month'`, sql`not ${anyOpen} and ${anySoon}`),
  always: byKind(sql`${closesAt} is null and ${opensAt} <= now()`, allAlways),
  open: byKind(sql`${closesAt} >= now() and ${opened}`, sql`${anyOpen} and not ${allAlways}`),
  upcoming: byKind(opensLater, sql`not ${anyOpen} and ${anyUpcoming}`),
  closed: sql`${closesAt} < now()`,
};

/** The opening of an upcoming course. For a series this is the next opening of one of its courses, even if earlier ones have closed. */
export const nextOpening = byKind(
  sql`${opensAt}`,
  sql`(select min(lower(one)) from unnest(${memberTimes}) as one where lower(one) > now())`,
);

const endOfTime = romeMidnight(new Date('9999-01-01T12:00:00Z'), 0);

/**
 * The end of a course as its page shows it (REST contract, "Types on the wire"): midnight in Italy is the end of that day; the year
 * 9999 and the first day of 1970 mean that there is no end.
 */
export function shownEnd(closesAt: Date | null): Date | null {
  if (closesAt === null || closesAt >= endOfTime || romeDay(closesAt) === '1970-01-01') return null;
  return closesAt.getTime() === romeMidnight(closesAt, 0).getTime() ? romeEndOfDay(closesAt, 0) : closesAt;
}

type Dates = Readonly<Record<'opensAt' | 'closesAt', Date | null>>;

/** The times of a series as the index stores them: first opening, last closing, and the times of each course. */
export function timesOfSeries(courses: readonly Dates[]) {
  const memberTimes = courses.length > 0 ? courses.map(({ opensAt, closesAt }) => ({ opensAt, closesAt })) : null;
  return {
    opensAt: extreme(courses, 'opensAt', Math.min),
    closesAt: extreme(courses, 'closesAt', Math.max),
    memberTimes,
  };
}

/** The first or last of the dates; null (no limit) when any of them is null. */
function extreme(courses: readonly Dates[], end: keyof Dates, choose: typeof Math.min): Date | null {
  const times = courses.flatMap((course) => course[end]?.getTime() ?? []);
  return times.length === 0 || times.length < courses.length ? null : new Date(choose(...times));
}
