import * as z from 'zod';
import type { Query } from './paths.ts';

/** An item of a list that an answer held but that could not be used. */
export interface Dropped {
  readonly list: string;
  readonly index: number;
  readonly reason: string;
}

let dropped: Dropped[] = [];

/**
 * Runs a parse and collects what its lists left out.
 * Parsing is synchronous, so one collector at a time is enough.
 */
export function collectDropped<T>(parse: () => T): { readonly result: T; readonly dropped: readonly Dropped[] } {
  dropped = [];
  const result = parse();
  return { result, dropped };
}

/** The usable items, each id once: a bad item is left out and noted, of equal ones the first stays. */
function keepUsable<T>(items: readonly unknown[], item: z.ZodType<T>, name: string, identify?: (value: T) => string) {
  const seen = new Set<string>();
  return items.flatMap((candidate, index): T[] => {
    const { success, data, error } = item.safeParse(candidate);
    if (!success) {
      const [issue] = error.issues;
      dropped.push({ list: name, index, reason: issue ? [...issue.path, issue.message].join(': ') : 'not valid' });
      return [];
    }
    const identity = identify?.(data);
    if (identity === undefined) return [data];
    if (seen.has(identity)) return [];
    seen.add(identity);
    return [data];
  });
}

const list = z.array(z.unknown()).nullish();

/**
 * A list of the wire: `null` and absent are the empty list.
 *
 * @param name what the items are, for the log
 * @param identify gives an item's identity where no two items may share one
 */
export function listOf<T>(item: z.ZodType<T>, name: string, identify?: (value: T) => string) {
  return list.transform((items): readonly T[] => keepUsable(items ?? [], item, name, identify));
}

/** A list inside an object, which is not worth losing the object: anything but a list is the empty list. */
export function innerListOf<T>(item: z.ZodType<T>, name: string, identify?: (value: T) => string) {
  return list.catch(null).transform((items): readonly T[] => keepUsable(items ?? [], item, name, identify));
}

/** A part of an answer that need not be there: absent, with the reason noted, when it is not usable. */
export function optionalPart<T>(part: z.ZodType<T>, name: string) {
  return z
    .unknown()
    .optional()
    .transform((value): T | undefined => (value == null ? undefined : keepUsable([value], part, name)[0]));
}

/** Identity of anything that has an id. */
export function byId(value: { readonly id: string }): string {
  return value.id;
}

/**
 * Query of a call for a list that comes in parts.
 *
 * @param after what the part before has named; null for the first
 */
export function listQuery(limit: number, after: string | null = null): Query {
  return { limite: limit, ...(after !== null && { dopo: after }) };
}
