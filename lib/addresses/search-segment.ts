import { formatSearch, parseSearch, type SearchAddress } from './search-address.ts';

/** The folders under `/catalogue` that answer a search: kept pages, and pages made for each request. */
export const searchFolders = { kept: 'filtered', made: 'text' } as const;

/** Where the page of a search is rendered, below `/catalogue`: empty for the whole catalogue. */
export function searchPath(search: SearchAddress): string {
  const query = formatSearch(search);
  if (!query) return '';
  return `/${search.text ? searchFolders.made : searchFolders.kept}/${encodeURIComponent(query)}`;
}

/** The search in a path segment as Next gives it: encoded to a page, but decoded to its metadata. */
export function parseSearchSegment(segment: string): SearchAddress {
  // Every search has an equals sign, which is encoded in a segment.
  return parseSearch(new URLSearchParams(segment.includes('=') ? segment : decodeURIComponent(segment)));
}
