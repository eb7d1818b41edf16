import type { RequestHead } from './page-request.ts';

/** The parts of the memory: what fills one of them leaves the others alone. */
export type Shelf = 'pages' | 'searches' | 'assets';

/** Under what an answer is kept. */
export interface KeptKey {
  readonly shelf: Shelf;
  readonly key: string;
}

/** Pages that are made for one visitor. */
const privatePage = /^\/(?:en\/)?(?:restricted|login|logout)(?:\/|$)/;
const catalogue = /^\/(?:en\/)?catalogue$/;
/** What is no page and is not kept here. */
const otherFolders = /^\/(?:api|_next)\//;
const segmentName = /^[\w/$.-]{1,200}$/;

/** Next asks for a page's data, all of it or one segment, under the page's own address. */
function dataKind({ rsc, ...headers }: RequestHead['headers']): string | null {
  if (rsc === undefined) return '';
  const segment = headers['next-router-segment-prefetch'] ?? '';
  const prefetch = headers['next-router-prefetch'] ?? '';
  if (typeof segment !== 'string' || typeof prefetch !== 'string' || !/^\d?$/.test(prefetch)) return null;
  return segment === '' || segmentName.test(segment) ? `data ${prefetch} ${segment} ` : null;
}

/** The query without the parameter that Next's router adds to its requests for data. */
function ownQuery(query: string): string {
  return query.includes('_rsc=')
    ? query.replace(/([?&])_rsc=[^&]*(&?)/, (_all, mark, more) => (more ? mark : ''))
    : query;
}

/** Folders and files of the app that are no pages. Whether one is missing here costs only compression. */
const noPage =
  /^\/(?:(?:api|_next|calendar|feeds|markdown|social|sitemap|hero|pictures|icons)\/|[^/]*\.[^/]*$|.*\.md$)/;

function pathBelowBase(url: string, product: string): string {
  return (url.split('?', 1)[0] ?? '').slice(`/${product}/app`.length);
}

/** True for a request whose answer is a page, its data or a script, as far as the address tells. */
export function isHeldWhole({ method, url = '' }: RequestHead, product: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = pathBelowBase(url, product);
  return path.startsWith('/_next/static/') ? /\.(?:js|css)$/.test(path) : !noPage.test(path);
}

/** True for a page that is made for one visitor, below the app's base path. */
export function isPrivatePage(url: string, product: string): boolean {
  return privatePage.test(pathBelowBase(url, product));
}

/**
 * Under what the answer to a request would be kept; `null` when it never is. The query counts for searches of the
 * catalogue only, which the middleware brings into one order; no other page that can be kept reads it.
 */
export function keptKey({ method, url = '', headers }: RequestHead, product: string): KeptKey | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const base = `/${product}/app`;
  if (!url.startsWith(base)) return null;
  const mark = url.indexOf('?');
  const path = mark < 0 ? url.slice(base.length) : url.slice(base.length, mark);
  if (path.startsWith('/_next/static/')) return { shelf: 'assets', key: path };
  if (otherFolders.test(path) || privatePage.test(path)) return null;
  const kind = dataKind(headers);
  if (kind === null) return null;
  const query = mark >= 0 && catalogue.test(path) ? ownQuery(url.slice(mark)) : '';
  return { shelf: query === '' ? 'pages' : 'searches', key: kind + path + query };
}
