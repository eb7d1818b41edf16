import type { IncomingMessage } from 'node:http';
import { isFile, isFileOrHandler } from '../../addresses/files.ts';
import { dependsOnVisitor, isSignedInArea, localeOf, withoutLocale } from '../../addresses/find-page.ts';
import { pages } from '../../addresses/pages.ts';
import { splitUrl } from '../../addresses/split-url.ts';

/** The parts of a request that show whether it is for a document. */
export type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

const maxFailedUrlLength = 4_000;
/** The path below the app's base path; the address must begin with the base path. */
const pathInApp = (url: string, product: string): string => splitUrl(url).path.slice(`/${product}/app`.length);

/** Who asks for a file without naming HTML is a program, such as a feed reader or a calendar. */
function acceptsHtml(accept: string | undefined, path: string): boolean {
  if (accept?.includes('text/html')) return true;
  return !isFileOrHandler(path) && (accept === undefined || accept.trim().startsWith('*/*'));
}

/**
 * True for a request for an HTML page, and for that of a browser for a file; false for data, assets, programs that want a file,
 * the API and the requests of Next's router.
 */
export function isPageRequest({ method, url = '', headers }: RequestHead, product: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (headers.rsc === '1' || !url.startsWith(`/${product}/app/`)) return false;
  const path = pathInApp(url, product);
  return !/^\/(api|_next)\//.test(path) && acceptsHtml(headers.accept, path);
}

/** True for a request for a part of a file (`Range`). */
export function isPartRequest({ url = '', headers }: RequestHead, product: string): boolean {
  return headers.range !== undefined && isFile(pathInApp(url, product));
}

/** True for the address of a page that is rendered for one visitor. */
export function isVisitorsPage(url: string, product: string): boolean {
  return dependsOnVisitor(pathInApp(url, product));
}

/**
 * The address, below the app's base path, of the page that replaces a failed one in its language: “not available”, or in the
 * signed-in area the page of the critical error. `null` for the page “not available” itself.
 *
 * @param url the address that failed. Its part below the app's base path becomes the parameter `of`; a very long address
 *   loses its query or is left out
 */
export function substituteAddress(url: string, product: string): string | null {
  const path = pathInApp(url, product);
  if (withoutLocale(path) === pages.unavailable.path) return null;
  const start = localeOf(path) === 'en' ? '/en' : '';
  if (isSignedInArea(path)) return `${start}${pages.signInFailed.path}?reason=unavailable`;
  const below = url.slice(`/${product}/app`.length);
  const failed = [below, path].map(encodeURIComponent).find((encoded) => encoded.length <= maxFailedUrlLength);
  return `${start}${pages.unavailable.path}${failed ? `?of=${failed}` : ''}`;
}
