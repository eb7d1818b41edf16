import { courseListQuery } from './course-list.ts';
import { pageFolder, withoutLanguage } from './find-page.ts';
import { formatInstitutionsSearch, parseInstitutionsSearch } from './institutions-address.ts';
import { pages } from './pages.ts';
import { type CanonicalQuery, canonicalQuery } from './search-address.ts';

/** What stands between the slashes of every address of the app: at most an id with an ending; dots alone would lead to another folder. */
const segmentPattern = /^(?!\.+$)[\w.~-]{1,80}$/;
const mostSegments = 8;
/** Next's endings for what it makes pages of. Under `.rsc` it answers with a page's data: a second address of each page. */
const nextEnding = /\.(?:rsc|segments|action|meta|body)$/i;

/**
 * Paths that are no addresses: the middleware has Markdown made below one, whose address is that of the page with an ending; below the
 * other (`_next/data/`) Next would answer every page a second time.
 */
const notAddresses = /^\/(?:markdown|_next)(?:\/|$)/;

const markdownEnding = /\.md$/i;

/** The path of an address below its language: in a page's own capitals, the home page for none. */
function pathInLanguage([first, ...rest]: readonly string[]): string {
  if (first === undefined) return pages.home.path;
  const [ending = ''] = markdownEnding.exec(first) ?? [];
  const folder = pageFolder(first.slice(0, first.length - ending.length));
  if (folder === null) return ['', first, ...rest].join('/');
  return ['', folder + ending.toLowerCase(), ...rest].join('/').replace(markdownEnding, '.md');
}

/** Italian has no prefix, however often it is written. */
function properPath([first, ...rest]: readonly string[]): string {
  const language = first?.toLowerCase();
  if (language === 'it') return properPath(rest);
  if (language === 'en') return `/en${pathInLanguage(rest)}`;
  return pathInLanguage(first === undefined ? [] : [first, ...rest]);
}

/** Lists that can be searched, by their path. */
const lists = new Map<string, (query: string) => CanonicalQuery>([
  [pages.catalogue.path, canonicalQuery],
  [pages.institutions.path, (query) => formatInstitutionsSearch(parseInstitutionsSearch(query))],
]);

/** The canonical query of a list that can be searched; `null` for any other page. @param path below its language */
export function canonicalListQuery(path: string, query: string): CanonicalQuery | null {
  return lists.get(path)?.(query) ?? null;
}

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
  const isProper = (segment: string) => segmentPattern.test(segment) && !nextEnding.test(segment);
  if (segments.length > mostSegments || !segments.every(isProper)) return null;
  const proper = properPath(segments);
  if (notAddresses.test(proper)) return null;
  const page = withoutLanguage(proper);
  const search = canonicalListQuery(page, query) ?? courseListQuery(page, query) ?? query;
  return search === '' ? proper : `${proper}?${search}`;
}
