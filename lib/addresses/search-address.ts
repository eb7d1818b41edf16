import { isFilterKey, isFilterName } from '../api/schemas/filter-names.ts';
import { type ChosenOrder, chosenOrders } from '../model/search.ts';

/** A search of the catalogue as its URL holds it (docs/product.md). */
export interface SearchAddress {
  /** Trimmed, white space folded; empty when there is none. */
  readonly text: string;
  /** The text is searched for as it is, without correction; only where there is one. */
  readonly isExact?: boolean;
  /** Filter names with at least one selected key each. */
  readonly selection: Readonly<Record<string, readonly string[]>>;
  /** Absent: the usual one, which has no parameter. */
  readonly order?: ChosenOrder;
  /** 1-based. */
  readonly page: number;
}

/** A search as the query of its one address, without `?`: equal searches have equal queries. */
export type CanonicalQuery = string & { readonly canonicalQuery: unique symbol };

/** The whole catalogue from its first page. */
export const emptySearch: SearchAddress = { text: '', selection: {}, page: 1 };

const textParameter = 'q';
const exactParameter = 'exact';
export const orderParameter = 'order';
const pageParameter = 'page';
const maxTextLength = 200;
const maxKeysPerFilter = 50;
const maxPage = 100_000;

/** Shorter words first, so that numbers stand in their order. An `Intl.Collator` takes a browser 13 to 80 ms to make. */
const shorterFirst = (a: string, b: string) => a.length - b.length || (a < b ? -1 : 1);

/**
 * Reads a search from query parameters. Never fails: what is not a filter, a key or a page is left out, so a mistyped
 * link still shows the catalogue.
 */
export function parseSearch(query: string | URLSearchParams): SearchAddress {
  const parameters = new URLSearchParams(query);
  const names = [...new Set(parameters.keys())].filter(isFilterName).sort();
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

/** The search as a query in the one canonical order; empty for the whole catalogue. */
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

/** The canonical query of what any query asks for ({@link parseSearch}). */
export function canonicalQuery(query: string | URLSearchParams): CanonicalQuery {
  return formatSearch(parseSearch(query));
}

/** What a feed or a calendar follows of a search: its text and filters, from the first page on in the usual order. */
export function followedSearch({ order: _order, ...search }: SearchAddress): SearchAddress {
  return { ...search, page: 1 };
}

/** Where the page of a search is rendered, below that of its list: cached pages, and those of texts, rendered each time. */
export function searchPath(query: CanonicalQuery): string {
  if (query === '') return '';
  return `/${query.startsWith(`${textParameter}=`) ? 'text' : 'filtered'}/${encodeURIComponent(query)}`;
}

/** The query in a path segment of {@link searchPath} as Next gives it: encoded to a page, but decoded to its metadata. */
export function queryOfSegment(segment: string): CanonicalQuery {
  // Every search has an equals sign, which is encoded in a segment.
  return (segment.includes('=') ? segment : decodeURIComponent(segment)) as CanonicalQuery;
}

/** The search with one key of one filter switched on or off; starts again from the first page. */
export function toggleKey(search: SearchAddress, filterName: string, key: string): SearchAddress {
  const keys = search.selection[filterName] ?? [];
  const toggled = keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key];
  return withKeys(search, filterName, toggled);
}

/** The search with one filter's keys replaced; starts again from the first page. */
export function withKeys(search: SearchAddress, filterName: string, keys: readonly string[]): SearchAddress {
  const { [filterName]: _replaced, ...others } = search.selection;
  return { ...search, selection: keys.length > 0 ? { ...others, [filterName]: keys } : others, page: 1 };
}

/** How many keys are selected over all filters. */
export function countSelected(search: SearchAddress): number {
  return Object.values(search.selection).reduce((count, keys) => count + keys.length, 0);
}

/** A text as it is searched for: white space folded, at most 200 characters. */
export function parseText(value: string | null): string {
  const folded = (value ?? '')
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return [...folded.toWellFormed()].slice(0, maxTextLength).join('').trim();
}

/** A text for which suggestions are asked: equal for everyone who types the same, so that caches can share the answer. */
export const suggestionText = (value: string | null): string => parseText(value).toLowerCase();

/** The number of a page, from 1. */
export function parsePage(value: string | null): number {
  return value && /^\d{1,6}$/.test(value) ? Math.min(Math.max(Number(value), 1), maxPage) : 1;
}
