import { inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { courseSearch } from '../database/schema/search.ts';
import { availabilities, availabilityConditions } from './availability.ts';

/** The filters of the catalogue in the order shown, by the contract's wire names. */
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

/** The selected keys of each filter. A filter without keys does not restrict the search. */
export type Selection = Readonly<Partial<Record<FilterName, readonly string[]>>>;

/** A course is a single one or a series of them. */
const kinds = ['course', 'series'] as const;

/**
 * What the public may see, which is nearly everything. `coalesce` hides the comparison from the planner. Otherwise it may use an index
 * of dates and read every course with its full text, instead of the few courses that the index of words finds.
 */
export const isPublished = sql`coalesce(${courseSearch.publishedAt} <= now(), false)`;

interface FilterRule {
  /** A course's values, which the keys are compared with: a list, never null. */
  readonly values: SQL;
  /** Matches courses that have at least one of the keys. Unknown keys match nothing. */
  readonly condition: (keys: readonly string[]) => SQL | undefined;
}

const { categoryIds, institutionIds, languages, eqfLevels, kind, targetIds } = courseSearch;

const ofList = (column: PgColumn, valuesOf: (keys: readonly string[]) => readonly (string | number)[]): FilterRule => ({
  values: sql`${column}`,
  condition: (keys) => overlaps(column, valuesOf(keys)),
});

/** What each filter compares, and how. */
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

/** The filters with a selection, each with its SQL condition. */
export function selectedFilters(selection: Selection) {
  return filterNames.flatMap((name) => {
    const keys = selection[name] ?? [];
    return keys.length === 0 ? [] : [{ name, condition: filters[name].condition(keys) }];
  });
}

function chosen<Key extends string>(known: readonly Key[], keys: readonly string[]): Key[] {
  return known.filter((key) => keys.includes(key));
}

const maxId = 2_147_483_647;

/** The valid ids among keys. Other spellings of a number, such as `0x1` or `01`, match nothing, so that each list has one address. */
function idsOf(keys: readonly string[]): number[] {
  const inDigits = keys.filter((key) => /^[1-9]\d{0,9}$/.test(key));
  return inDigits.map(Number).filter((id) => id <= maxId);
}

/** The index reads every course of each key. With more keys than this, checking the rows found by the other conditions is faster. */
const maxIndexKeys = 24;

function overlaps(column: PgColumn, keys: readonly (string | number)[]): SQL {
  if (keys.length === 0) return sql`false`;
  // Appending an empty list makes an expression that no index covers, so the planner cannot use the index.
  const compared = keys.length > maxIndexKeys ? sql`(${column} || '{}')` : sql`${column}`;
  return sql`${compared} && ${sql.param([...keys], column)}`;
}
