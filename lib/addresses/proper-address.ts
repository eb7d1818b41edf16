import { courseListQuery } from './course-list.ts';
import { pageFolder, withoutLocale } from './find-page.ts';
import { formatInstitutionsSearch, parseInstitutionsSearch } from './institutions-address.ts';
import { pages } from './pages.ts';
import { type CanonicalQuery, canonicalQuery } from './search-address.ts';

/** A segment of any address of the app: at most an id with an ending, and not only dots, which would lead to another folder. */
const segmentPattern = /^(?!\.+$)[\w.~-]{1,80}$/;
const maxSegments = 8;
/** Endings that Next uses internally. With `.rsc` it would answer with a page's data, a second address of each page. */
const nextEnding = /\.(?:rsc|segments|action|meta|body)$/i;

/**
 * Internal paths that are not public addresses. Below `markdown` is the handler that writes Markdown, whose address is that
 * of the page with an ending. Below `_next/data/` Next would answer every page at a second address.
 */
const internalPaths = /^\/(?:markdown|_next)(?:\/|$)/;

const markdownEnding = /\.md$/i;

/** The path below the locale, with the canonical spelling of the page's folder; the home page for an empty path. */
function pathInLocale([first, ...rest]: readonly string[]): string {
  if (first === undefined) return pages.home.path;
  const [ending = ''] = markdownEnding.exec(first) ?? [];
  const folder = pageFolder(first.slice(0, first.length - ending.length));
  if (folder === null) return ['', first, ...rest].join('/');
  return ['', folder + ending, ...rest].join('/').replace(markdownEnding, '.md');
}

/** Removes every prefix for Italian, which has none in a canonical address. */
function properPath(segments: readonly string[]): string {
  const locale = segments[0]?.toLowerCase();
  const rest = segments.slice(1);
  if (locale === 'it') return properPath(rest);
  if (locale === 'en') return `/en${pathInLocale(rest)}`;
  return pathInLocale(segments);
}

/** The searchable lists, by path. */
const lists = new Map<string, (query: string) => CanonicalQuery>([
  [pages.catalogue.path, canonicalQuery],
  [pages.institutions.path, (query) => formatInstitutionsSearch(parseInstitutionsSearch(query))],
]);

/** The canonical query of a searchable list; `null` for any other page. @param path without its locale */
export function canonicalListQuery(path: string, query: string): CanonicalQuery | null {
  return lists.get(path)?.(query) ?? null;
}

/** The query without `_rsc`, the parameter that Next's router adds to its data requests. */
export function pageQuery(query: string): string {
  return query
    .split('&')
    .filter((pair) => pair !== '_rsc' && !pair.startsWith('_rsc='))
    .join('&');
}

/** Whether a path can be decoded: each of its escapes is part of a character in UTF-8. */
export function isWellEncoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * The canonical form of an address of the app: canonical capitals, no unnecessary escapes and slashes, the parameters of a
 * search in canonical order. `null` if no page or file of the app can have the address.
 *
 * @param path below the app's base path, such as `/EN/courseDetails/%34%37`; must be well encoded
 * @param query without `?` and without Next's own parameter
 */
export function properAddress(path: string, query: string): string | null {
  const segments = path
    .split('/')
    .filter((segment) => segment !== '')
    .map(decodeURIComponent);
  const isProper = (segment: string) => segmentPattern.test(segment) && !nextEnding.test(segment);
  if (segments.length > maxSegments || !segments.every(isProper)) return null;
  const proper = properPath(segments);
  if (internalPaths.test(proper)) return null;
  const page = withoutLocale(proper);
  const search = canonicalListQuery(page, query) ?? courseListQuery(page, query) ?? query;
  return search === '' ? proper : `${proper}?${search}`;
}
