import { isFileOrHandler } from '../../addresses/files.ts';
import { dependsOnVisitor, findPage } from '../../addresses/find-page.ts';
import { pageQuery } from '../../addresses/proper-address.ts';
import { splitUrl } from '../../addresses/split-url.ts';
import { dataParameter } from '../../cache/next-internals.ts';
import { maxUrlLength } from '../request-target.ts';
import type { RequestHead } from './page-request.ts';

/** The partitions of the cache: a full partition takes no memory from the others. */
export type Partition = 'pages' | 'searches' | 'assets';

/**
 * Which form of a page is requested: the HTML page, or data for Next's router. Data are complete (`data`), for prefetching
 * (`prefetch`), or one segment by its name, which begins with a slash.
 */
export type Wanted = 'page' | 'data' | 'prefetch' | `/${string}`;

/** True for a segment of a page. */
export function isSegment(wanted: Wanted): boolean {
  return wanted.startsWith('/');
}

/** Everything that the app learns from a request whose answer may be cached, and therefore the key of that answer. */
export interface CacheKey {
  readonly partition: Partition;
  /** The path below the app's base path, with the query if the page reads it. */
  readonly address: string;
  readonly wanted: Wanted;
}

/** The headers with which Next's router requests data of a page. */
export const dataHeaders: readonly string[] = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
];

const asset = /^\/_next\/static\/(?:(?!\.+\/)[\w.~-]+\/)*[\w.~-]+\.(?:js|css)$/;
const segmentName = /^\/[\w/$.-]{1,200}$/;

/** Next recognises exactly these values; a header with any other value counts as absent. */
function wantedOf(headers: RequestHead['headers']): Wanted {
  if (headers.rsc !== '1') return 'page';
  if (headers['next-router-prefetch'] !== '1') return 'data';
  const segment = headers['next-router-segment-prefetch'];
  return typeof segment === 'string' && segmentName.test(segment) ? (segment as Wanted) : 'prefetch';
}

/**
 * The cache key of a request whose answer is the same for everybody. `null` for anything else: pages of one visitor,
 * handlers, files, which are streamed, and addresses that are too long.
 */
export function cacheKey({ method, url = '', headers }: RequestHead, product: string): CacheKey | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const base = `/${product}/app`;
  if (!url.startsWith(`${base}/`) || url.length > maxUrlLength) return null;
  const { path, query: given } = splitUrl(url.slice(base.length));
  if (asset.test(path)) return { partition: 'assets', address: path, wanted: 'page' };
  if (isFileOrHandler(path) || dependsOnVisitor(path)) return null;
  const query = given !== '' && findPage(path)?.dependsOn === 'query' ? pageQuery(given) : '';
  const address = query === '' ? path : `${path}?${query}`;
  return { partition: query === '' ? 'pages' : 'searches', address, wanted: wantedOf(headers) };
}

/** A key as text: two keys have the same name only if they are equal. */
export function keyName({ partition, address, wanted }: CacheKey): string {
  return `${partition} ${wanted} ${address}`;
}

/**
 * The request to which Next answers with exactly the page of a key, in the wanted form; e2e/hostile-headers.spec.ts checks every
 * form against Next.
 */
export async function requestOf({ address, wanted }: CacheKey, product: string) {
  const url = `/${product}/app${address}`;
  if (wanted === 'page') return { url, headers: {} };
  const prefetch = wanted === 'data' ? undefined : '1';
  const segment = isSegment(wanted) ? wanted : undefined;
  const headers = {
    rsc: '1',
    ...(prefetch && { 'next-router-prefetch': prefetch }),
    ...(segment && { 'next-router-segment-prefetch': segment }),
  };
  const mark = url.includes('?') ? '&' : '?';
  return { url: `${url}${mark}_rsc=${await dataParameter(prefetch, segment)}`, headers };
}
