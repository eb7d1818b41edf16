import 'server-only';
import { cache } from 'react';
import { pageLifetime } from '@/lib/cache/cache-control';
import { endPageWithin } from '@/lib/site-settings/page-part';
import { type CourseDates, nextChange } from './availability';

/** The least that Next can cache a page for, in milliseconds. */
const shortestLifetime = 1_000;

/** When the first of all states that a page shows changes, in milliseconds since the epoch. */
const pageEnd = cache((): { changesAt: number | null } => ({ changesAt: null }));

/** The moment for which the states of some courses are true, and how long they stay true. */
export interface StateClock {
  /** At which they are judged, in milliseconds since the epoch. */
  readonly now: number;
  /** When the first of them changes; `null`: never. */
  readonly changesAt: number | null;
}

/**
 * The moment at which the states of courses are to be judged. A change that comes within a second counts as past: no page
 * is cached for less.
 */
export function stateClock(courses: readonly CourseDates[], time: number): StateClock {
  const changesAt = nextChange(courses, time);
  if (changesAt === null || changesAt - time >= shortestLifetime) return { now: time, changesAt };
  return stateClock(courses, changesAt);
}

/** {@link stateClock} of now, for a page: what is cached of the page ends with the first change. */
export async function readStateClock(courses: readonly CourseDates[]): Promise<StateClock> {
  const time = Date.now();
  const clock = stateClock(courses, time);
  if (clock.changesAt !== null) {
    const page = pageEnd();
    page.changesAt = Math.min(clock.changesAt, page.changesAt ?? clock.changesAt);
    const seconds = Math.floor((clock.changesAt - time) / 1_000);
    if (seconds < pageLifetime) await endPageWithin(seconds);
  }
  return clock;
}

/** When the first state changes that the page has read so far; `null`: none does. */
export function changeOfPage(): number | null {
  return pageEnd().changesAt;
}
