import { properPath } from './proper-path.ts';
import { formatSearch, parseSearch } from './search-address.ts';

/** What stands between the slashes of every address of the app: at most an id with an ending; dots alone would lead to another folder. */
const segmentPattern = /^(?!\.+$)[\w.~-]{1,80}$/;
const mostSegments = 8;
const catalogue = /^(?:\/en)?\/catalogue$/;

/** The query as a page reads it: without the parameter that Next's router adds to its requests for data. */
export function pageQuery(query: string): string {
  if (!query.includes('_rsc')) return query;
  return query
    .split('&')
    .filter((pair) => pair !== '_rsc' && !pair.startsWith('_rsc='))
    .join('&');
}

/**
 * The one address of what an address of the app means: in its own capitals, without needless escapes and slashes, a
 * search in canonical order. `null` for what no page or file of the app can have as its address.
 *
 * @param path below the app's base path, such as `/EN/courseDetails/%34%37`; must be well encoded
 * @param query without `?` and without Next's own parameter
 */
export function properAddress(path: string, query: string): string | null {
  const segments = path
    .split('/')
    .filter((segment) => segment !== '')
    .map(decodeURIComponent);
  if (segments.length > mostSegments || !segments.every((segment) => segmentPattern.test(segment))) return null;
  const plain = `/${segments.join('/')}`;
  const proper = properPath(plain) ?? plain;
  const search = catalogue.test(proper) ? formatSearch(parseSearch(new URLSearchParams(query))) : query;
  return search === '' ? proper : `${proper}?${search}`;
}
