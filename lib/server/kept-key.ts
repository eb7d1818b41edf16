import { isBesidePages } from '../addresses/files.ts';
import { findPage, isForOneVisitor } from '../addresses/find-page.ts';
import { pageQuery } from '../addresses/proper-address.ts';
import type { RequestHead } from './page-request.ts';

/** The parts of the memory: what fills one of them leaves the others alone. */
export type Shelf = 'pages' | 'searches' | 'assets';

/**
 * What of a page is asked for: the page itself, or its data for Next's router: all of them, what it reads ahead, or
 * one segment by its name, which begins with a slash.
 */
export type Wanted = 'page' | 'data' | 'ahead' | `/${string}`;

/** All that the app learns of a request whose answer may be kept, and so under what it is kept. */
export interface KeptKey {
  readonly shelf: Shelf;
  /** Below the app's base path, with the query if the page reads it. */
  readonly address: string;
  readonly wanted: Wanted;
}

const asset = /^\/_next\/static\/(?:(?!\.+\/)[\w.~-]+\/)*[\w.~-]+\.(?:js|css)$/;
const segmentName = /^\/[\w/$.-]{1,200}$/;

/** Exactly these values mean something to Next; with any other the header counts as absent. */
function wantedOf(headers: RequestHead['headers']): Wanted {
  if (headers.rsc !== '1') return 'page';
  if (headers['next-router-prefetch'] !== '1') return 'data';
  const segment = headers['next-router-segment-prefetch'];
  return typeof segment === 'string' && segmentName.test(segment) ? (segment as Wanted) : 'ahead';
}

/** True for a page that is made for one visitor, below the app's base path. */
export function isPrivatePage(url: string, product: string): boolean {
  return isForOneVisitor((url.split('?', 1)[0] ?? '').slice(`/${product}/app`.length));
}

/**
 * What the app makes the answer to a request of, if it is the same for everybody; `null` for what is made for one
 * visitor, and for files that are sent while they are read.
 */
export function keptKey({ method, url = '', headers }: RequestHead, product: string): KeptKey | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const base = `/${product}/app`;
  if (!url.startsWith(`${base}/`)) return null;
  const mark = url.indexOf('?');
  const path = mark < 0 ? url.slice(base.length) : url.slice(base.length, mark);
  if (asset.test(path)) return { shelf: 'assets', address: path, wanted: 'page' };
  if (isBesidePages(path) || isForOneVisitor(path)) return null;
  const query = mark >= 0 && findPage(path)?.dependsOn === 'query' ? pageQuery(url.slice(mark + 1)) : '';
  const address = query === '' ? path : `${path}?${query}`;
  return { shelf: query === '' ? 'pages' : 'searches', address, wanted: wantedOf(headers) };
}

/** A key as text: equal keys, and only those, have the same name. */
export function keyName({ shelf, address, wanted }: KeptKey): string {
  return `${shelf} ${wanted} ${address}`;
}
