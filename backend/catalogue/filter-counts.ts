import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { courseSearch } from '../database/schema/search.ts';
import { type FilterName, filterNames, filters, type Selection, selectedFilters } from './filters.ts';

type CountByKey = Readonly<Record<string, number>>;

/** How many courses a search would find with another selection (README, "Extensions": `search`). */
export interface FilterCounts {
  /** For each value of each filter, with the text and all other filters applied. Values without courses are left out. */
  readonly byValue: Readonly<Partial<Record<FilterName, CountByKey>>>;
  /** For each filter with a selection: the count without that filter. */
  readonly withoutFilter: Readonly<Partial<Record<FilterName, number>>>;
}

const column = (name: FilterName): SQL => sql.raw(`"${name}"`);
const each = (names: readonly FilterName[], of: (name: FilterName) => SQL, separator = sql`, `): SQL =>
  sql.join(names.map(of), separator);

/**
 * Counts the courses for each value of each filter. A filter's own selection does not restrict the counts of its values, so each
 * filter with a selection needs a count of its own.
 *
 * @param scope the search's conditions other than the selection, such as the text and the publication date
 */
export async function countFilterValues(
  database: Database,
  selection: Selection,
  scope: SQL | undefined,
): Promise<FilterCounts> {
  const selected = selectedFilters(selection);
  const without = (name: FilterName | null) =>
    and(scope, ...selected.filter((one) => one.name !== name).map(({ condition }) => condition));
  const others = filterNames.filter((name) => selected.every((one) => one.name !== name));
  const parts = [
    ...(others.length > 0 ? [countValues(null, others, without(null))] : []),
    ...selected.map(({ name }) => countValues(name, [name], without(name))),
  ];
  const rows = await database
    .select({
      part: sql<FilterName | null>`part`,
      filter: sql<FilterName | null>`filter`,
      key: sql<string>`key`,
      courses: sql<number>`courses`,
    })
    .from(sql`(${sql.join(parts, sql` union all `)}) as counts`);
  return countsOf(rows, selected);
}

/** Counts the matching courses for each value of these filters. A part for one selected filter also gets a row with its total. */
function countValues(part: FilterName | null, names: readonly FilterName[], condition: SQL | undefined): SQL {
  const matches = sql`select ${each(names, (name) => sql`${filters[name].values} as ${column(name)}`)}
    from ${courseSearch} where ${condition ?? sql`true`}`;
  // The courses are read once and grouped by whole lists of values; there are few groups, and only these are unnested.
  // In a group by one filter, the columns of all other filters are null.
  const groups = sql`select ${each(names, column)}, count(*) as courses from (${matches}) as matches
    group by grouping sets (${part === null ? sql`` : sql`(), `}${each(names, (name) => sql`(${column(name)})`)})`;
  const filter = sql`case ${each(names, (name) => sql`when ${column(name)} is not null then ${sql.raw(`'${name}'`)}`, sql` `)} end`;
  return sql`select ${part}::text as part, filter, key, sum(courses)::int as courses
    from (select courses, ${filter} as filter, coalesce(${each(names, (name) => sql`${column(name)}::text[]`)}, array['']) as keys from (${groups}) as groups) as keyed,
      unnest(keys) as key
    group by filter, key`;
}

interface CountedKey {
  /** The selected filter that this count is for; null for all filters without a selection. */
  readonly part: FilterName | null;
  /** Null in the row with the part's total. */
  readonly filter: FilterName | null;
  readonly key: string;
  readonly courses: number;
}

function countsOf(rows: readonly CountedKey[], selected: ReturnType<typeof selectedFilters>): FilterCounts {
  const countsFor = (filter: FilterName): CountByKey =>
    Object.fromEntries(rows.filter((row) => row.filter === filter).map(({ key, courses }) => [key, courses]));
  const allOf = (part: FilterName) => rows.find((row) => row.part === part && row.filter === null)?.courses ?? 0;
  return {
    byValue: Object.fromEntries(filterNames.map((name) => [name, countsFor(name)])),
    withoutFilter: Object.fromEntries(selected.map(({ name }) => [name, allOf(name)])),
  };
}
