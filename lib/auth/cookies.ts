import { basePath } from '@/lib/addresses/base-path';
import { env } from '@/lib/env/env';
import { hintCookie } from '@/lib/http/hint-cookie';
import { signInSettings } from './renew';
import { needsSignIn, openSession, type SessionTokens, sealSession, sessionLifetime } from './session-token.ts';

/** A cookie to set; `maxAge` 0 removes it. */
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

/** The cookies of a request by name. If a name occurs several times, the first cookie counts: it has the longest path. */
export function cookiesOf({ headers }: Request): RequestCookies {
  const pairs = (headers.get('cookie') ?? '').split(/;\s*/).map((pair) => {
    const mark = pair.indexOf('=');
    return [pair.slice(0, mark).trim(), pair.slice(mark + 1)] as const;
  });
  return Object.fromEntries(pairs.filter(([name]) => name !== '').reverse());
}

export const profileCookie = 'profile';

/** Maximum bytes of a cookie's value that every browser accepts, with room for name and attributes. */
const chunkSize = 3800;
const maxChunks = 5;
/** Maximum characters of an encrypted session. */
const maxLength = maxChunks * chunkSize;

/** Whether browsers send the cookies of this site only on https. */
export const isSecure = (): boolean => env().siteUrl.startsWith('https:');

/** The name of the cookie with the tokens. */
export function sessionCookieName(): string {
  return `${isSecure() ? '__Secure-' : ''}next-auth.session-token`;
}

/** A cookie of the app; by default it lives as long as a sign-in. */
export function cookie(name: string, value: string, maxAge = sessionLifetime): CookieToSet {
  const httpOnly = name !== hintCookie;
  return { name, value, httpOnly, secure: isSecure(), path: basePath, maxAge };
}

const removed = (name: string) => cookie(name, '', 0);
const chunkNames = (name: string) => [name, ...Array.from({ length: maxChunks }, (_, index) => `${name}.${index}`)];

/** The encrypted session in some cookies, joined from its parts; `null` if there is none. */
export function sessionText(cookies: RequestCookies): string | null {
  const [whole = '', ...parts] = chunkNames(sessionCookieName());
  return cookies[whole] || parts.map((name) => cookies[name] ?? '').join('') || null;
}

/**
 * Sets an encrypted session and the hint that somebody is signed in. Removes the parts of an earlier session that would be read
 * instead of the new one or together with it.
 *
 * @param present names of the request's cookies
 * @returns `null` if the session is longer than the cookies that are read, or than headers may be: then every page would lead to
 *   the sign-in again, or be refused with 431
 */
export function sessionCookies(text: string, present: readonly string[]): readonly CookieToSet[] | null {
  if (text.length > maxLength) return null;
  const name = sessionCookieName();
  const parts = text.match(new RegExp(`.{1,${chunkSize}}`, 'g')) ?? [];
  const current = parts.map((part, index) => cookie(parts.length === 1 ? name : `${name}.${index}`, part));
  const names = current.map((part) => part.name);
  const stale = chunkNames(name).filter((one) => present.includes(one) && !names.includes(one));
  return [...current, ...stale.map(removed), cookie(hintCookie, '1')];
}

/** More cookies than we ever set. A request can name a thousand, and each removed one adds a line to the answer. */
const maxRemoved = 24;

/** Removes cookies by name; if there are too many, only the first ones. */
export function removedCookies(names: readonly string[]): readonly CookieToSet[] {
  return names.slice(0, maxRemoved).map(removed);
}

/** Removes all cookies of a signed-in person (specification, section 4, "Logout"). */
export function signedOutCookies(present: readonly string[]): readonly CookieToSet[] {
  const ours = /^(__Secure-|__Host-)?next-auth\./;
  // Named before the others, because only the first ones are removed.
  const ofSession = chunkNames(sessionCookieName()).filter((name) => present.includes(name));
  const others = present.filter((name) => ours.test(name));
  return removedCookies([...new Set([profileCookie, hintCookie, ...ofSession, ...others])]);
}

/**
 * The tokens in a request's cookies; `null` if nobody is signed in. Tokens that have expired and cannot be renewed count as
 * not signed in: otherwise the page would redirect to the sign-in, and the sign-in back to the page.
 */
export async function tokensIn(cookies: RequestCookies): Promise<SessionTokens | null> {
  const text = sessionText(cookies);
  const tokens = text === null ? null : await openSession(text, signInSettings().secret);
  return tokens && !needsSignIn(tokens) ? tokens : null;
}

/**
 * The cookies that send renewed tokens to the browser; none if the tokens have not changed. Tokens that are too long for cookies
 * end the sign-in: the next one says why.
 *
 * @param cookies the cookies of the request
 * @param before the tokens in these cookies
 */
export async function cookiesIfRenewed(
  cookies: RequestCookies,
  before: SessionTokens,
  now: SessionTokens,
): Promise<readonly CookieToSet[]> {
  if (now.accessToken === before.accessToken) return [];
  const present = Object.keys(cookies);
  const session = sessionCookies(await sealSession(now, signInSettings().secret), present);
  if (session) return session;
  console.warn('Signed out: the renewed tokens are too long for the cookies that browsers keep');
  return signedOutCookies(present);
}
