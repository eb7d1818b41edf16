import { inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { courseSearch } from '../database/schema/search.ts';
import { availabilities, availabilityConditions } from './availability.ts';

/** The filters of the catalogue in the order shown, by the names the contract gives them on the wire. */
export const filterNames = [
  'filterCategoria',
  'filterAteneo',
  'filterLingua',
  'filterLivello',
  'filterDisponibilita',
  'filterTipo',
  'filterTarget',
] as const;

export type FilterName = (typeof filterNames)[number];

/** The selected keys of each filter; none: the filter does not restrict. */
export type Selection = Readonly<Partial<Record<FilterName, readonly string[]>>>;

/** A mooc is a single course or a series of them. */
const kinds = ['course', 'series'] as const;

/**
 * What the public may see: nearly all there is. `coalesce` hides the comparison from the planner, which would read every course by
 * an index of dates, and its full text with it, in place of the few that the index of words names.
 */
export const isPublished = sql`coalesce(${courseSearch.publishedAt} <= now(), false)`;

interface FilterRule {
  /** What the keys are compared with: of a mooc a list of values, never null. */
  readonly values: SQL;
  /** One of the keys holds. Keys that the catalogue does not know match nothing. */
  readonly condition: (keys: readonly string[]) => SQL | undefined;
}

const { categoryIds, institutionIds, languages, eqfLevels, kind, targetIds } = courseSearch;

const ofList = (column: PgColumn, valuesOf: (keys: readonly string[]) => readonly (string | number)[]): FilterRule => ({
  values: sql`${column}`,
  condition: (keys) => overlaps(column, valuesOf(keys)),
});

export const filters: Readonly<Record<FilterName, FilterRule>> = {
  filterCategoria: ofList(categoryIds, idsOf),
  filterAteneo: ofList(institutionIds, idsOf),
  filterLingua: ofList(languages, (keys) => keys.map((key) => key.toUpperCase())),
  filterLivello: ofList(eqfLevels, (keys) => keys),
  filterDisponibilita: {
    values: sql`array_remove(array[${sql.join(
      availabilities.map((key) => sql`case when ${availabilityConditions[key]} then ${key}::text end`),
      sql`, `,
    )}], null)`,
    condition: (keys) => or(sql`false`, ...chosen(availabilities, keys).map((key) => availabilityConditions[key])),
  },
  filterTipo: { values: sql`array[${kind}]`, condition: (keys) => inArray(kind, chosen(kinds, keys)) },
  filterTarget: ofList(targetIds, idsOf),
};

/** The filters with a selection, each with what must hold. */
export function selectedFilters(selection: Selection) {
  return filterNames.flatMap((name) => {
    const keys = selection[name] ?? [];
    return keys.length === 0 ? [] : [{ name, condition: filters[name].condition(keys) }];
  });
}

function chosen<Key extends string>(known: readonly Key[], keys: readonly string[]): Key[] {
  return known.filter((key) => keys.includes(key));
}

const largestId = 2_147_483_647;

/** The ids among keys. In another spelling, such as `0x1` or `01`, it is another key, which nothing has: a list has one address. */
function idsOf(keys: readonly string[]): number[] {
  const inDigits = keys.filter((key) => /^[1-9]\d{0,9}$/.test(key));
  return inDigits.map(Number).filter((id) => id <= largestId);
}

/** The index reads all that each key has: with more keys than this it is faster to look at what the rest of a search finds. */
const mostKeysOfIndex = 24;

function overlaps(column: PgColumn, keys: readonly (string | number)[]): SQL {
  if (keys.length === 0) return sql`false`;
  // What is joined to nothing stands in no index.
  const compared = keys.length > mostKeysOfIndex ? sql`(${column} || '{}')` : sql`${column}`;
  return sql`${compared} && ${sql.param([...keys], column)}`;
}
