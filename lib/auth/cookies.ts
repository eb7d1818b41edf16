import { basePath } from '@/lib/addresses/base-path';
import { sessionLifetime } from './session-token.ts';

/** A cookie to set; one with `maxAge` 0 is to be removed. */
export interface CookieToSet {
  readonly name: string;
  readonly value: string;
  readonly httpOnly: boolean;
  readonly secure: boolean;
  readonly path: string;
  /** Seconds. */
  readonly maxAge: number;
}

/** The cookies of a request, by name. */
export type RequestCookies = Readonly<Record<string, string>>;

/** Readable by scripts: says to public pages that somebody is signed in, and nothing else. */
export const hintCookie = 'signed-in';
export const profileCookie = 'profile';

/** Bytes of a cookie's value that every browser takes, with room for its name and attributes. */
const chunkSize = 3800;
const maxChunks = 5;

const isSecure = (siteUrl: string) => siteUrl.startsWith('https:');

/** The name of the cookie that holds the tokens. */
export function sessionCookieName(siteUrl: string): string {
  return `${isSecure(siteUrl) ? '__Secure-' : ''}next-auth.session-token`;
}

/** A cookie of the app that lives as long as a sign-in. */
export function cookie(siteUrl: string, name: string, value: string, maxAge = sessionLifetime): CookieToSet {
  const httpOnly = name !== hintCookie;
  return { name, value, httpOnly, secure: isSecure(siteUrl), path: basePath, maxAge };
}

const removed = (siteUrl: string, name: string) => cookie(siteUrl, name, '', 0);
const chunkNames = (name: string) => [name, ...Array.from({ length: maxChunks }, (_, index) => `${name}.${index}`)];

/** The encrypted session in a request's cookies, put together from its parts; `null` when there is none. */
export function sessionText(cookies: RequestCookies, siteUrl: string): string | null {
  const [whole = '', ...parts] = chunkNames(sessionCookieName(siteUrl));
  return cookies[whole] || parts.map((name) => cookies[name] ?? '').join('') || null;
}

/**
 * Sets the encrypted session and the hint that somebody is signed in, and removes parts of an earlier, longer one.
 *
 * @param present names of the cookies that the request had
 */
export function sessionCookies(text: string, siteUrl: string, present: readonly string[]): readonly CookieToSet[] {
  const name = sessionCookieName(siteUrl);
  const parts = text.match(new RegExp(`.{1,${chunkSize}}`, 'g')) ?? [];
  if (parts.length > maxChunks)
    throw new Error(`The tokens are too long for ${maxChunks} cookies of ${chunkSize} bytes`);
  const current = parts.map((part, index) => cookie(siteUrl, parts.length === 1 ? name : `${name}.${index}`, part));
  const stale = chunkNames(name).filter((old) => present.includes(old) && !current.some((part) => part.name === old));
  return [...current, ...stale.map((old) => removed(siteUrl, old)), cookie(siteUrl, hintCookie, '1')];
}

/** More than a browser ever has of us. A request can name a thousand, and each that is removed is a line of the answer. */
const mostRemoved = 24;

/** Removes cookies by their names, the first ones where there are too many. */
export function removedCookies(siteUrl: string, names: readonly string[]): readonly CookieToSet[] {
  return names.slice(0, mostRemoved).map((name) => removed(siteUrl, name));
}

/** Removes everything that belongs to a signed-in person (specification, section 4, "Logout"). */
export function signedOutCookies(siteUrl: string, present: readonly string[]): readonly CookieToSet[] {
  const ours = /^(__Secure-|__Host-)?next-auth\./;
  const ofSession = chunkNames(sessionCookieName(siteUrl)).filter((name) => present.includes(name));
  const others = present.filter((name) => ours.test(name));
  return removedCookies(siteUrl, [...new Set([profileCookie, hintCookie, ...ofSession, ...others])]);
}

/** The cookies beside a new sign-in: the hint that there is one, and no profile of another person. */
export function hintCookies(siteUrl: string): readonly CookieToSet[] {
  return [cookie(siteUrl, hintCookie, '1'), removed(siteUrl, profileCookie)];
}
