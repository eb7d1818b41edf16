import { basePath, withBasePath } from '@/lib/addresses/base-path';
import { firstFolder, isSignedInArea, localeOf } from '@/lib/addresses/find-page';
import { isWellEncoded, properAddress } from '@/lib/addresses/proper-address';
import { requestedAddress } from '@/lib/addresses/requested-address';
import { routes } from '@/lib/addresses/routes';
import { splitUrl } from '@/lib/addresses/split-url';
import type { Locale } from '@/lib/model/locale';

/** Reasons why a sign-in failed or ended; each is a critical error (specification, section 8). */
export const signInFailures = ['denied', 'parameters', 'exchange', 'ended', 'career', 'unavailable'] as const;
export type SignInFailure = (typeof signInFailures)[number];

/** The query parameter with the page to return to. */
export const returnParameter = 'return';

/** Addresses of the sign-in handlers, without the base path. */
export const authRoutes = {
  start: '/api/auth/start',
  logout: '/api/auth/logout',
  profile: '/api/auth/profile',
  career: '/api/auth/career',
} as const;

/** First folders that nobody returns to: the pages of the sign-in itself, handlers and files. */
const foldersWithoutReturn = ['login', 'logout', 'api', '_next'];

/**
 * The page inside the app to return to after a sign-in: the saved one, or the start of the signed-in area (specification,
 * section 2). Pages of the sign-in itself and handlers are replaced by that start.
 *
 * @param saved an untrusted address from outside, without the base path
 * @param locale the locale of the start page if no page was saved
 */
export function returnPage(saved: string | null | undefined, locale: Locale = 'it'): string {
  const { pathname, search } = new URL(requestedAddress(saved ?? undefined), 'http://app.invalid');
  // Resolving dots may have produced a path such as `//host`, so check again.
  const address = requestedAddress(`${pathname}${search}`);
  const { path, query } = splitUrl(address);
  if (path === '/') return routes(locale).restricted;
  // Another spelling, such as `/LOGOUT` or `/it/logout`, would lead to the same page.
  const proper = firstFolder(path) !== '' && isWellEncoded(path) ? properAddress(path, query) : null;
  const isPage = proper !== null && !foldersWithoutReturn.includes(firstFolder(splitUrl(proper).path));
  return isPage ? proper : routes(localeOf(path)).restricted;
}

/** Same as {@link returnPage}, for an absolute address of this site, as next-auth stores it; any other gives the start. */
export function returnPageOfUrl(url: string, siteUrl: string): string {
  const start = `${siteUrl}${basePath}`;
  return returnPage(url.startsWith(`${start}/`) ? url.slice(start.length) : null);
}

/** Where an anonymous visitor can continue: the home page replaces a page that would start another sign-in. */
export function publicPage(page: string): string {
  return isSignedInArea(splitUrl(page).path) ? routes(localeOf(page)).home : page;
}

/** The page that starts a sign-in and then returns to a page of the app. */
export function loginPage(returnTo: string): string {
  return `${routes(localeOf(returnTo)).login}?${new URLSearchParams({ [returnParameter]: returnTo })}`;
}

/** The handler that redirects to the identity provider, with the base path. */
export function startAddress(returnTo: string): string {
  return `${withBasePath(authRoutes.start)}?${new URLSearchParams({ [returnParameter]: returnTo })}`;
}

/** The page of a critical error. */
export function failurePage(failure: SignInFailure, locale: Locale): string {
  return `${routes(locale).signInFailed}?${new URLSearchParams({ reason: failure })}`;
}
