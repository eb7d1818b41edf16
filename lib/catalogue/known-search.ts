import type { SearchAddress } from '../addresses/search-address.ts';

interface KnownFilter {
  readonly name: string;
  readonly values: readonly { readonly key: string }[];
}

/** The search with only the filters and keys that the catalogue has. */
export function existingOnly(search: SearchAddress, filters: readonly KnownFilter[]): SearchAddress {
  const known = new Map(filters.map(({ name, values }) => [name, new Set(values.map(({ key }) => key))]));
  const entries = Object.entries(search.selection)
    .map(([name, keys]) => [name, keys.filter((key) => known.get(name)?.has(key))] as const)
    .filter(([, keys]) => keys.length > 0);
  return { ...search, selection: Object.fromEntries(entries) };
}

/** Every filter with its selected keys, as the backend wants them: also those with none (REST contract). */
export function fullSelection(
  search: SearchAddress,
  filters: readonly Pick<KnownFilter, 'name'>[],
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(filters.map(({ name }) => [name, search.selection[name] ?? []]));
}
