import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { courseSearch } from '../database/schema/search.ts';
import {
  availabilities,
  availabilityConditions,
  type FilterName,
  filterNames,
  type Selection,
  selectedFilters,
} from './filters.ts';

type CountByKey = Readonly<Record<string, number>>;

/** How many moocs a search would find with another choice (README, "Extensions": `search`). */
export interface FilterCounts {
  /** For each value of each filter, with the text and all other filters; a value without any is not there. */
  readonly byValue: Readonly<Partial<Record<FilterName, CountByKey>>>;
  /** Without each of the filters that have a selection. */
  readonly withoutFilter: Readonly<Partial<Record<FilterName, number>>>;
}

const { categoryIds, institutionIds, language, eqfLevels, kind, targetIds } = courseSearch;

const states = sql`array_remove(array[${sql.join(
  availabilities.map((key) => sql`case when ${availabilityConditions[key]} then ${key}::text end`),
  sql`, `,
)}], null)`;

/** What each filter compares with its keys: of a mooc a value or a list of them, never null. */
const compared: Readonly<Record<FilterName, { readonly value: SQL; readonly isList: boolean }>> = {
  filterCategoria: { value: sql`${categoryIds}`, isList: true },
  filterAteneo: { value: sql`${institutionIds}`, isList: true },
  filterLingua: { value: sql`${language}`, isList: false },
  filterLivello: { value: sql`${eqfLevels}`, isList: true },
  filterDisponibilita: { value: states, isList: true },
  filterTipo: { value: sql`${kind}`, isList: false },
  filterTarget: { value: sql`${targetIds}`, isList: true },
};

const column = (name: FilterName): SQL => sql.raw(`"${name}"`);
const literal = (name: FilterName): SQL => sql.raw(`'${name}'`);
const inOrder = (each: (name: FilterName) => SQL, separator = sql`, `): SQL =>
  sql.join(filterNames.map(each), separator);

/**
 * Counts the moocs for each value of each filter. A filter's own selection does not restrict the counts of its values:
 * a mooc counts for all filters where every selection holds, and for one filter where that filter's alone does not.
 *
 * @param scope what restricts the search but for its selection: the text, what is published
 */
export async function countFilterValues(
  database: Database,
  selection: Selection,
  scope: SQL | undefined,
): Promise<FilterCounts> {
  const selected = selectedFilters(selection);
  const matches = sql`select ${failingOf(selected)} as failing,
      ${inOrder((name) => sql`${compared[name].value} as ${column(name)}`)}
    from ${courseSearch} where ${and(scope, atMostOneFails(selected))}`;
  // The moocs are read once and fall into few groups; lists are taken apart only there.
  const groups = sql`select failing, ${inOrder(column)}, count(*) as moocs from (${matches}) as matches
    group by grouping sets ((failing), ${inOrder((name) => sql`(failing, ${column(name)})`)})`;
  const filter = sql`case ${inOrder((name) => sql`when ${column(name)} is not null then ${literal(name)}`, sql` `)} end`;
  const keys = sql`coalesce(${inOrder(keysOf)}, array[coalesce(failing, '')])`;
  const rows = await database
    .select({ filter: sql<FilterName | null>`filter`, key: sql<string>`key`, moocs: sql<number>`sum(moocs)::int` })
    .from(
      sql`(select failing, moocs, ${filter} as filter, ${keys} as keys from (${groups}) as groups) as keyed, unnest(keys) as key`,
    )
    .where(sql`failing is null or filter is null or failing = filter`)
    .groupBy(sql`filter`, sql`key`);
  return countsOf(rows, selected);
}

type SelectedFilters = ReturnType<typeof selectedFilters>;

/** The filter whose selection does not hold; null where all do. For moocs of which {@link atMostOneFails} is true. */
function failingOf(selected: SelectedFilters): SQL {
  if (selected.length === 0) return sql`null::text`;
  const cases = selected.map((one) => sql`when ${allBut(one, selected) ?? sql`true`} then ${literal(one.name)}`);
  return sql`case when ${and(...selected.map(({ condition }) => condition))} then null ${sql.join(cases, sql` `)} end`;
}

/** As an index is asked for it; undefined where it holds for all moocs. */
function atMostOneFails(selected: SelectedFilters): SQL | undefined {
  return selected.length > 1 ? or(...selected.map((one) => allBut(one, selected))) : undefined;
}

function allBut(one: SelectedFilters[number], selected: SelectedFilters): SQL | undefined {
  return and(...selected.filter((other) => other !== one).map(({ condition }) => condition));
}

/** Of a group the keys of one filter; null when it is a group of another. */
function keysOf(name: FilterName): SQL {
  const value = column(name);
  return compared[name].isList ? sql`${value}::text[]` : sql`case when ${value} is not null then array[${value}] end`;
}

interface CountedKey {
  /** Null: the key is the filter without which so many moocs more are found; empty for what is found as it is. */
  readonly filter: FilterName | null;
  readonly key: string;
  readonly moocs: number;
}

function countsOf(rows: readonly CountedKey[], selected: SelectedFilters): FilterCounts {
  const byFilter = Map.groupBy(rows, ({ filter }) => filter);
  const countsFor = (filter: FilterName | null): CountByKey =>
    Object.fromEntries((byFilter.get(filter) ?? []).map(({ key, moocs }) => [key, moocs]));
  const { '': found = 0, ...withoutOne } = countsFor(null);
  return {
    byValue: Object.fromEntries(filterNames.map((name) => [name, countsFor(name)])),
    withoutFilter: Object.fromEntries(selected.map(({ name }) => [name, found + (withoutOne[name] ?? 0)])),
  };
}
