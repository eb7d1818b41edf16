import 'server-only';
import type { SearchAddress } from '@/lib/addresses/search-address';
import { categoryFilter, institutionFilter } from '@/lib/api/schemas/filter-names';
import { type Filter, type FilterValue, lastPlace } from '@/lib/model/filter';
import type { Selection } from '@/lib/model/search';
import { readExtensions } from './read-extensions';
import { readCategories, readFilters, readInstitutions } from './read-lists';

const asValue = (key: string, label: FilterValue['label']): FilterValue => ({ key, label, order: lastPlace });

/** Filters with a separate list of their values, which pages link to; the list may have more values than the filter. */
const lists: readonly (readonly [string, () => Promise<readonly FilterValue[]>])[] = [
  [categoryFilter, async () => (await readCategories()).map(({ id, name }) => asValue(id, name))],
  [
    institutionFilter,
    async () => (await readInstitutions()).map(({ id, name }) => asValue(id, { it: name, en: name })),
  ],
];

/**
 * Reads every filter of the catalogue. A selected category or institution that its filter lacks is added from the list of
 * categories or institutions; this list is read only in that case.
 */
async function readFiltersWith(selection: Selection): Promise<readonly Filter[]> {
  let filters = await readFilters();
  // If the backend has no filters, no courses are requested (REST contract).
  if (filters.length === 0) return filters;
  for (const [name, readValues] of lists) {
    const listed = filters.find((one) => one.name === name);
    const filter = listed ?? { name, order: lastPlace, values: [] };
    const known = new Set(filter.values.map(({ key }) => key));
    const unknown = (selection[name] ?? []).filter((key) => !known.has(key));
    const found = unknown.length > 0 ? (await readValues()).filter(({ key }) => unknown.includes(key)) : [];
    if (found.length === 0) continue;
    const completed = { ...filter, values: [...filter.values, ...found] };
    filters = listed ? filters.map((one) => (one === listed ? completed : one)) : [...filters, completed];
  }
  return filters;
}

/** Reads the filters that visitors can use: those of {@link readFiltersWith} that have values. @throws BackendError */
export async function readSelectableFilters(selection: Selection): Promise<readonly Filter[]> {
  return (await readFiltersWith(selection)).filter(({ values }) => values.length > 0);
}

/**
 * Removes filters and keys that do not exist from a search. Also removes the exact search and the order if the backend does
 * not support them.
 *
 * @returns the search, all filters, also those without values (the backend wants every one of them), and the version of the
 *   extension `search` (0 without it)
 * @throws BackendError
 */
export async function readExistingSearch({ isExact, order, ...asked }: SearchAddress) {
  const [filters, { search: version = 0 }] = await Promise.all([readFiltersWith(asked.selection), readExtensions()]);
  const search: SearchAddress = {
    ...asked,
    ...(isExact && version >= 1 && { isExact }),
    ...(order && version >= 2 && { order }),
    selection: existingSelection(asked.selection, filters),
  };
  return { search, filters, version };
}

function existingSelection(selected: Selection, filters: readonly Filter[]) {
  const known = new Map(filters.map(({ name, values }) => [name, new Set(values.map(({ key }) => key))]));
  const entries = Object.entries(selected)
    .map(([name, keys]) => [name, keys.filter((key) => known.get(name)?.has(key))] as const)
    .filter(([, keys]) => keys.length > 0);
  return Object.fromEntries(entries);
}
