import { createHash } from 'node:crypto';
import { byCharacters } from '@/lib/i18n/alphabet';
import type { Institution } from '@/lib/model/institution';
import { dayMs, romeOffset } from '@/lib/model/rome-clock';

/** The number of the day in Rome, which increases by one at midnight there. @param now milliseconds since the epoch */
export function romeDay(now: number): number {
  return Math.floor((now + romeOffset(now)) / dayMs);
}

/** A pseudo-random sort key, always the same for a day and an id. */
const sortKey = (day: number, id: string): string => createHash('sha1').update(`${day}/${id}`).digest('hex');

/**
 * Puts institutions in an order that changes every day and is the same for everybody. Each kind is spread over the whole
 * list, so that the first ones include every kind.
 */
export function orderOfDay<T extends Pick<Institution, 'id' | 'kind'>>(institutions: readonly T[], day: number): T[] {
  const kinds = [...Map.groupBy(institutions, ({ kind }) => kind).values()];
  const placed = kinds.flatMap((some) =>
    some
      .toSorted((a, b) => byCharacters(sortKey(day, a.id), sortKey(day, b.id)))
      .map((institution, index) => ({ institution, place: (index + 0.5) / some.length })),
  );
  return placed.sort((a, b) => a.place - b.place).map(({ institution }) => institution);
}
