import 'server-only';
import { cache } from 'react';
import { pageLifetime } from '@/lib/cache/cache-control';
import { endPageWithin } from '@/lib/page-parts/page-part';
import { type CourseDates, earliest, nextChange } from './availability';

/** The shortest time for which Next can cache a page, in milliseconds. */
const minLifetimeMs = 1_000;

/** Per page: when the first of its shown states changes, in milliseconds since the epoch. */
const pageEnd = cache((): { changesAt: number | null } => ({ changesAt: null }));

/** The moment for which the states of some courses are computed, and until when they are valid. */
export interface StateClock {
  /** The moment, in milliseconds since the epoch. */
  readonly now: number;
  /** When the first state changes, in milliseconds since the epoch; `null`: never. */
  readonly changesAt: number | null;
}

/**
 * Chooses the moment for computing the states of courses. A change within the next second counts as already past, because no
 * page is cached for less.
 */
export function stateClock(courses: readonly CourseDates[], time: number): StateClock {
  const changesAt = nextChange(courses, time);
  if (changesAt === null || changesAt - time >= minLifetimeMs) return { now: time, changesAt };
  return stateClock(courses, changesAt);
}

/** {@link stateClock} for the current page and time; also limits the page's cache lifetime to the first change. */
export async function readStateClock(courses: readonly CourseDates[]): Promise<StateClock> {
  const time = Date.now();
  const clock = stateClock(courses, time);
  if (clock.changesAt !== null) {
    const page = pageEnd();
    page.changesAt = earliest([page.changesAt, clock.changesAt]);
    const seconds = Math.floor((clock.changesAt - time) / 1_000);
    if (seconds < pageLifetime) await endPageWithin(seconds);
  }
  return clock;
}

/** When the first of the states changes that the page has read so far; `null`: never. */
export function changeOfPage(): number | null {
  return pageEnd().changesAt;
}
