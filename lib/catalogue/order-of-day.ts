import type { Institution } from '@/lib/model/institution';
import { romeOffset } from '@/lib/model/rome-clock';

const millisecondsOfDay = 86_400_000;

/** The number of the day in Rome, which increases by one at midnight there. @param now milliseconds since the epoch */
export function romeDay(now: number): number {
  return Math.floor((now + romeOffset(now)) / millisecondsOfDay);
}

/** A pseudo-random number, always the same for a day and an id (FNV-1a, with its bits mixed at the end). */
function pseudoRandom(day: number, id: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${day}/${id}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/**
 * Puts institutions in an order that changes every day and is the same for everybody. Each kind is spread over the whole
 * list, so that the first ones include every kind.
 */
export function orderOfDay<T extends Pick<Institution, 'id' | 'kind'>>(institutions: readonly T[], day: number): T[] {
  const kinds = [...Map.groupBy(institutions, ({ kind }) => kind).values()];
  const placed = kinds.flatMap((some) =>
    some
      .toSorted((a, b) => pseudoRandom(day, a.id) - pseudoRandom(day, b.id))
      .map((institution, index) => ({ institution, place: (index + 0.5) / some.length })),
  );
  return placed.sort((a, b) => a.place - b.place).map(({ institution }) => institution);
}
