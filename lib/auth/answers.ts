import { absoluteAddress } from '@/lib/addresses/absolute-address';
import type { CookieToSet } from './cookies';

/** Formats a cookie for `Set-Cookie`. Our values need no escaping: they are base64url, digits or percent-encoded. */
export function setCookieLine({ name, value, path, maxAge, httpOnly, secure }: CookieToSet): string {
  const flags = [httpOnly && 'HttpOnly', secure && 'Secure'].filter(Boolean);
  return [`${name}=${value}`, `Path=${path}`, `Max-Age=${maxAge}`, 'SameSite=Lax', ...flags].join('; ');
}

/** Sets cookies on an answer, and forbids caches to store the answer. */
export function withCookies(response: Response, cookies: readonly CookieToSet[]): Response {
  for (const cookie of cookies) response.headers.append('Set-Cookie', setCookieLine(cookie));
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

/** Redirects to an absolute address. The browser follows with GET, whatever the request's method. */
export function redirectTo(address: string, cookies: readonly CookieToSet[]): Response {
  return withCookies(new Response(null, { status: 303, headers: { Location: address } }), cookies);
}

/** Redirects to a page of the app. @param page address without the base path */
export function redirectToPage(page: string, cookies: readonly CookieToSet[] = []): Response {
  return redirectTo(absoluteAddress(page), cookies);
}
