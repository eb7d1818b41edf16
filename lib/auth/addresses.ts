import { basePath, withBasePath } from '@/lib/addresses/base-path';
import { firstFolder, isSignedInArea, languageOf } from '@/lib/addresses/find-page';
import { requestedAddress } from '@/lib/addresses/requested-address';
import { routes } from '@/lib/addresses/routes';
import { splitUrl } from '@/lib/addresses/split-url';
import type { InterfaceLanguage } from '@/lib/model/language';

/** Why nobody could be signed in, or why a sign-in has ended; each is a critical error (specification, section 8). */
export const signInFailures = ['denied', 'parameters', 'exchange', 'ended', 'career', 'unavailable'] as const;
export type SignInFailure = (typeof signInFailures)[number];

/** The name of the query parameter that holds the page to return to. */
export const returnParameter = 'return';

/** Addresses of the sign-in handlers, without the base path. */
export const authRoutes = {
  start: '/api/auth/start',
  logout: '/api/auth/logout',
  profile: '/api/auth/profile',
  career: '/api/auth/career',
} as const;

/** Folders of the pages of the sign-in itself, and of what is no page. */
const nothingToReturnTo = ['login', 'logout', 'api', '_next'];

/**
 * The page inside the app to return to after a sign-in: the one that was saved, otherwise the start of the signed-in
 * area (specification, section 2). Pages of the sign-in itself and handlers are nothing to return to.
 *
 * @param saved an address without the base path, from outside and not to be trusted
 * @param language of the page when none was saved
 */
export function returnPage(saved: string | null | undefined, language: InterfaceLanguage = 'it'): string {
  const { pathname, search } = new URL(requestedAddress(saved ?? undefined), 'http://app.invalid');
  // Dots in the path may have led to one that begins like another host.
  const address = requestedAddress(`${pathname}${search}`);
  const { path } = splitUrl(address);
  if (path === '/') return routes(language).restricted;
  const folder = firstFolder(path);
  return folder === '' || nothingToReturnTo.includes(folder) ? routes(languageOf(path)).restricted : address;
}

/** The same from an absolute address of this site, such as next-auth stores; anything else gives the start. */
export function returnPageOfUrl(url: string, siteUrl: string): string {
  const start = `${siteUrl}${basePath}`;
  return returnPage(url.startsWith(`${start}/`) ? url.slice(start.length) : null);
}

/** Where somebody who is not signed in can go on: a page that needs a sign-in would begin another one. */
export function publicPage(page: string): string {
  return isSignedInArea(splitUrl(page).path) ? routes(languageOf(page)).home : page;
}

/** The page that starts a sign-in and returns to a page of the app. */
export function loginPage(returnTo: string): string {
  return `${routes(languageOf(returnTo)).login}?${new URLSearchParams({ [returnParameter]: returnTo })}`;
}

/** The handler that redirects to the identity provider, with the base path. */
export function startAddress(returnTo: string): string {
  return `${withBasePath(authRoutes.start)}?${new URLSearchParams({ [returnParameter]: returnTo })}`;
}

/** The page of a critical error. */
export function failurePage(failure: SignInFailure, language: InterfaceLanguage): string {
  return `${routes(language).signInFailed}?${new URLSearchParams({ reason: failure })}`;
}
