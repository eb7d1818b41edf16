import * as z from 'zod';
import type { Query } from './paths.ts';

/** An unusable item of a list in an answer. */
export interface Dropped {
  readonly list: string;
  readonly index: number;
  readonly reason: string;
}

let dropped: Dropped[] = [];

/**
 * Runs a parse and collects the items that its lists left out.
 * Parsing is synchronous, so a single shared collector is enough.
 */
export function collectDropped<T>(parse: () => T): { readonly result: T; readonly dropped: readonly Dropped[] } {
  dropped = [];
  const result = parse();
  return { result, dropped };
}

/** The usable items. An unusable item is left out and recorded; of items with the same identity only the first is kept. */
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
 * A list of an answer; empty when it is `null` or absent. The answer is unusable if all items are: otherwise visitors would
 * read that there is nothing.
 *
 * @param name what the items are, for the log
 * @param identify the identity of an item, for lists in which it must be unique
 */
export function listOf<T>(item: z.ZodType<T>, name: string, identify?: (value: T) => string) {
  return list.transform((items, context): readonly T[] => {
    const usable = keepUsable(items ?? [], item, name, identify);
    if (items?.length && usable.length === 0) context.addIssue(`no usable ${name}: ${dropped.at(-1)?.reason}`);
    return usable;
  });
}

/** A list inside an object. Anything that is not a list becomes an empty list, so that the object is not lost. */
export function innerListOf<T>(item: z.ZodType<T>, name: string, identify?: (value: T) => string) {
  return list.catch(null).transform((items): readonly T[] => keepUsable(items ?? [], item, name, identify));
}

/** An optional part of an answer. When it is unusable it becomes absent, and the reason is recorded. */
export function optionalPart<T>(part: z.ZodType<T>, name: string) {
  return z
    .unknown()
    .optional()
    .transform((value): T | undefined => (value == null ? undefined : keepUsable([value], part, name)[0]));
}

/** The identity of an object with an id. */
export function byId(value: { readonly id: string }): string {
  return value.id;
}

/**
 * Query of a call for one part of a list.
 *
 * @param after the value from the previous part's answer; null for the first part
 */
export function listQuery(limit: number, after: string | null = null): Query {
  return { limite: limit, ...(after !== null && { dopo: after }) };
}
