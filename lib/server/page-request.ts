import type { IncomingMessage } from 'node:http';
import { isFile } from '../addresses/files.ts';
import { isForOneVisitor, isSignedInArea, languageOf, withoutLanguage } from '../addresses/find-page.ts';
import { pages } from '../addresses/pages.ts';
import { splitUrl } from '../addresses/split-url.ts';

/** What shows whether a request is one for a document. */
export type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

const maxFailedUrlLength = 4_000;
/** The path below the app's base, of an address that begins with it. */
const pathInApp = (url: string, product: string): string => splitUrl(url).path.slice(`/${product}/app`.length);

function acceptsHtml(accept: string | undefined): boolean {
  return accept === undefined || accept.includes('text/html') || accept.trim().startsWith('*/*');
}

/** True for the request of a whole page: not for data, assets, route handlers or Next's own navigation requests. */
export function isPageRequest({ method, url = '', headers }: RequestHead, product: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (headers.rsc === '1' || !acceptsHtml(headers.accept)) return false;
  const appBase = `/${product}/app/`;
  const { path } = splitUrl(url);
  return path.startsWith(appBase) && !/^(api|_next)\//.test(path.slice(appBase.length));
}

/** True for a request for a part of a file (`Range`). */
export function isPartRequest({ url = '', headers }: RequestHead, product: string): boolean {
  return headers.range !== undefined && isFile(pathInApp(url, product));
}

/** True for the address of a page that is rendered for one visitor. */
export function isVisitorsPage(url: string, product: string): boolean {
  return isForOneVisitor(pathInApp(url, product));
}

/**
 * The address of the page that says, in the language of the page that failed, that it is not available; for the
 * signed-in area it is the critical error.
 *
 * @param url the address that failed; its part below the app's base is passed on as `of`, without its query or not at
 *   all when it is very long
 */
export function unavailablePagePath(url: string, product: string): string {
  const appBase = `/${product}/app`;
  const path = pathInApp(url, product);
  const start = languageOf(path) === 'en' ? `${appBase}/en` : appBase;
  if (isSignedInArea(path)) return `${start}${pages.signInFailed.path}?reason=unavailable`;
  const below = url.slice(appBase.length);
  const failed = [below, path].map(encodeURIComponent).find((encoded) => encoded.length <= maxFailedUrlLength);
  return `${start}${pages.unavailable.path}${failed ? `?of=${failed}` : ''}`;
}

/** True for the page that {@link unavailablePagePath} names, which nothing can stand in for. */
export function isUnavailablePage(url: string, product: string): boolean {
  return withoutLanguage(pathInApp(url, product)) === pages.unavailable.path;
}
