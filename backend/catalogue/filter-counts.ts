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

/** One reading of the catalogue, besides the scope: the filters that it counts, and the selection that restricts it. */
export interface CountedPart {
  readonly names: readonly FilterName[];
  readonly selection: Selection;
}

export interface PartCounts {
  readonly byValue: FilterCounts['byValue'];
  /** All courses of the part. */
  readonly total: number;
}

/** Counts a part, or takes its counts from a cache. */
export type ReadPart = (part: CountedPart, count: () => Promise<PartCounts>) => Promise<PartCounts>;

/**
 * Counts the courses for each value of each filter. A filter's own selection does not restrict the counts of its values, so each
 * filter with a selection needs a part of its own. For the only selected filter this is a part of the whole catalogue.
 *
 * @param scope the search's conditions other than the selection, such as the text and the publication date
 */
export async function countFilterValues(
  database: Database,
  selection: Selection,
  scope: SQL | undefined,
  readPart: ReadPart = (_, count) => count(),
): Promise<FilterCounts> {
  const selected = selectedFilters(selection).map(({ name }) => name);
  const others = filterNames.filter((name) => !selected.includes(name));
  const count = (names: readonly FilterName[], restrictedBy: readonly FilterName[]) => {
    const part = { names, selection: Object.fromEntries(restrictedBy.map((name) => [name, selection[name]])) };
    return readPart(part, () => countPart(database, part, scope));
  };
  const byValue = others.length > 0 ? { ...(await count(others, selected)).byValue } : {};
  const withoutFilter: Partial<Record<FilterName, number>> = {};
  for (const name of selected) {
    const rest = selected.filter((other) => other !== name);
    const own = await count([name], rest);
    Object.assign(byValue, own.byValue);
    withoutFilter[name] = own.total;
  }
  return { byValue, withoutFilter };
}

const column = (name: FilterName): SQL => sql.raw(`"${name}"`);
const each = (names: readonly FilterName[], of: (name: FilterName) => SQL, separator = sql`, `): SQL =>
  sql.join(names.map(of), separator);

async function countPart(
  database: Database,
  { names, selection }: CountedPart,
  scope: SQL | undefined,
): Promise<PartCounts> {
  const condition = and(scope, ...selectedFilters(selection).map((one) => one.condition));
  const matches = sql`select ${each(names, (name) => sql`${filters[name].values} as ${column(name)}`)}
    from ${courseSearch} where ${condition ?? sql`true`}`;
  // The courses are read once and grouped by whole lists of values; there are few groups, and only these are unnested.
  // In a group by one filter, the columns of all other filters are null; in the group of all courses, every column is.
  const groups = sql`select ${each(names, column)}, count(*) as courses from (${matches}) as matches
    group by grouping sets ((), ${each(names, (name) => sql`(${column(name)})`)})`;
  const filter = sql`case ${each(names, (name) => sql`when ${column(name)} is not null then ${sql.raw(`'${name}'`)}`, sql` `)} end`;
  const rows = await database
    .select({ filter: sql<FilterName | null>`filter`, key: sql<string>`key`, courses: sql<number>`sum(courses)::int` })
    .from(
      sql`(select courses, ${filter} as filter, coalesce(${each(names, (name) => sql`${column(name)}::text[]`)}, array['']) as keys from (${groups}) as groups) as keyed,
        unnest(keys) as key`,
    )
    .groupBy(sql`filter`, sql`key`);
  const countsFor = (name: FilterName): CountByKey =>
    Object.fromEntries(rows.filter((row) => row.filter === name).map(({ key, courses }) => [key, courses]));
  return {
    byValue: Object.fromEntries(names.map((name) => [name, countsFor(name)])),
    total: rows.find((row) => row.filter === null)?.courses ?? 0,
  };
}
