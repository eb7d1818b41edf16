import { withBasePath } from '../addresses/base-path.ts';
import { env } from '../env/env.ts';
import type { CookieToSet } from './cookies.ts';

/** A cookie as a line of `Set-Cookie`. Our values need no escaping: they are base64url, digits or percent-encoded. */
export function setCookieLine({ name, value, path, maxAge, httpOnly, secure }: CookieToSet): string {
  const flags = [httpOnly && 'HttpOnly', secure && 'Secure'].filter(Boolean);
  return [`${name}=${value}`, `Path=${path}`, `Max-Age=${maxAge}`, 'SameSite=Lax', ...flags].join('; ');
}

/** Sets cookies on an answer that nobody may keep. */
export function withCookies(response: Response, cookies: readonly (CookieToSet | string)[]): Response {
  for (const cookie of cookies) {
    response.headers.append('Set-Cookie', typeof cookie === 'string' ? cookie : setCookieLine(cookie));
  }
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

/** Leads to an address outside the app, or to an absolute one; by GET, whatever came. */
export function leadTo(address: string, cookies: readonly (CookieToSet | string)[] = []): Response {
  return withCookies(new Response(null, { status: 303, headers: { Location: address } }), cookies);
}

/** Leads to a page of the app, named without the base path. */
export function leadToPage(page: string, cookies: readonly (CookieToSet | string)[] = []): Response {
  return leadTo(`${env().siteUrl}${withBasePath(page)}`, cookies);
}

/** The cookies of a request by name; of several with one name the first counts, which has the longest path. */
export function cookiesOf({ headers }: Request): Record<string, string> {
  const pairs = (headers.get('cookie') ?? '').split(/;\s*/).map((pair) => {
    const mark = pair.indexOf('=');
    return [pair.slice(0, mark).trim(), pair.slice(mark + 1)] as const;
  });
  return Object.fromEntries(pairs.filter(([name]) => name !== '').reverse());
}
