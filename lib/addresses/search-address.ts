import { isFilterKey, isFilterName } from '../api/schemas/filter-names.ts';
import { type ChosenOrder, chosenOrders, type Selection } from '../model/search.ts';

/** A search of the catalogue, as its URL contains it (docs/product.md). */
export interface SearchAddress {
  /** Trimmed, white space folded; empty if there is no text. */
  readonly text: string;
  /** Search for the exact text, without correction; only with a text. */
  readonly isExact?: boolean;
  /** Filter names with at least one selected key each. */
  readonly selection: Selection;
  /** Absent for the default order, which has no parameter. */
  readonly order?: ChosenOrder;
  /** 1-based. */
  readonly page: number;
}

/** The canonical query of a search, without `?`: equal searches have equal queries. */
export type CanonicalQuery = string & { readonly canonicalQuery: unique symbol };

/** The search for the whole catalogue, at the first page. */
export const emptySearch: SearchAddress = { text: '', selection: {}, page: 1 };

/** Names of the parameters in addresses, and of the form fields that become them. */
export const textParameter = 'q';
export const exactParameter = 'exact';
export const orderParameter = 'order';
export const pageParameter = 'page';
/** Characters. */
export const maxTextLength = 200;
const maxKeysPerFilter = 50;
const maxPage = 100_000;

/** Sorts shorter keys first, which puts numbers in order. Creating an `Intl.Collator` would cost a browser 13 to 80 ms. */
const shorterFirst = (a: string, b: string) => a.length - b.length || (a < b ? -1 : 1);

/**
 * Reads a search from query parameters. Never fails: invalid filters, keys and pages are ignored, so a mistyped link still
 * shows the catalogue.
 */
export function parseSearch(query: string | URLSearchParams): SearchAddress {
  const parameters = new URLSearchParams(query);
  const names = [...new Set(parameters.keys())].filter(isFilterName);
  const entries = names.map((name) => {
    const keys = [...new Set(parameters.getAll(name).filter(isFilterKey))];
    return [name, keys.slice(0, maxKeysPerFilter).sort(shorterFirst)] as const;
  });
  const text = parseText(parameters.get(textParameter));
  const order = chosenOrders.find((one) => one === parameters.get(orderParameter));
  return {
    text,
    ...(text && parameters.get(exactParameter) === '1' && { isExact: true }),
    selection: Object.fromEntries(entries.filter(([, keys]) => keys.length > 0)),
    ...(order && { order }),
    page: parsePage(parameters.get(pageParameter)),
  };
}

/** The canonical query of a search; empty for the whole catalogue. */
export function formatSearch(search: SearchAddress): CanonicalQuery {
  const parameters = new URLSearchParams();
  if (search.text) parameters.append(textParameter, search.text);
  if (search.text && search.isExact) parameters.append(exactParameter, '1');
  for (const name of Object.keys(search.selection).sort()) {
    for (const key of [...(search.selection[name] ?? [])].sort(shorterFirst)) parameters.append(name, key);
  }
  if (search.order) parameters.append(orderParameter, search.order);
  if (search.page > 1) parameters.append(pageParameter, String(search.page));
  return parameters.toString() as CanonicalQuery;
}

/** Turns any query into its canonical form ({@link parseSearch}). */
export function canonicalQuery(query: string | URLSearchParams): CanonicalQuery {
  return formatSearch(parseSearch(query));
}

/** The search that a feed or a calendar follows: text and filters, from the first page, in the default order. */
export function followedSearch({ order: _order, ...search }: SearchAddress): SearchAddress {
  return { ...search, page: 1 };
}

/** The path of a search's page, below the path of its list: `filtered` is cached, `text` is rendered for each request. */
export function searchPath(query: CanonicalQuery): string {
  if (query === '') return '';
  return `/${query.startsWith(`${textParameter}=`) ? 'text' : 'filtered'}/${encodeURIComponent(query)}`;
}

/** The query in a path segment of {@link searchPath}. Next passes the segment encoded to a page, but decoded to its metadata. */
export function queryOfSegment(segment: string): CanonicalQuery {
  // Every query has an equals sign, which an encoded segment has not.
  return (segment.includes('=') ? segment : decodeURIComponent(segment)) as CanonicalQuery;
}

/** Switches one key of a filter on or off; the result starts at the first page. */
export function toggleKey(search: SearchAddress, filterName: string, key: string): SearchAddress {
  const keys = search.selection[filterName] ?? [];
  const toggled = keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key];
  return withKeys(search, filterName, toggled);
}

/** Replaces the keys of one filter; the result starts at the first page. */
export function withKeys(search: SearchAddress, filterName: string, keys: readonly string[]): SearchAddress {
  const { [filterName]: _replaced, ...others } = search.selection;
  return { ...search, selection: keys.length > 0 ? { ...others, [filterName]: keys } : others, page: 1 };
}

/** The number of selected keys in all filters. */
export function countSelected(search: SearchAddress): number {
  return Object.values(search.selection).reduce((count, keys) => count + keys.length, 0);
}

/**
 * Invisible characters that come along with pasted texts, such as soft hyphens and marks of direction. The two joiners stay,
 * because words of some scripts need them.
 */
const invisible = /(?![\u200c\u200d])\p{Cf}/gu;

/** Normalises a text to search for: white space folded, no invisible characters, at most 200 characters. */
export function parseText(value: string | null): string {
  const folded = (value ?? '')
    .replaceAll(invisible, '')
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return [...folded.toWellFormed()].slice(0, maxTextLength).join('').trim();
}

/** Normalises a text for suggestions, so that caches can share the answer among all who type the same. */
export const suggestionText = (value: string | null): string => parseText(value).toLowerCase();

/** Parses a page number, from 1; an invalid one gives 1. */
export function parsePage(value: string | null): number {
  return value && /^\d{1,6}$/.test(value) ? Math.min(Math.max(Number(value), 1), maxPage) : 1;
}
