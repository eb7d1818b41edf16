import { type CookieToSet, type RequestCookies, sessionCookies, sessionText } from './cookies';
import { renewalSettings } from './renew';
import { needsSignIn, openSession, type SessionTokens, sealSession } from './session-token';

/**
 * The tokens in a request's cookies; `null` if nobody is signed in. Tokens that have expired and cannot be renewed count as
 * not signed in: otherwise the page would redirect to the sign-in, and the sign-in back to the page.
 */
export async function tokensIn(cookies: RequestCookies): Promise<SessionTokens | null> {
  const text = sessionText(cookies);
  const tokens = text === null ? null : await openSession(text, renewalSettings().secret);
  return tokens && !needsSignIn(tokens) ? tokens : null;
}

/**
 * The cookies that send renewed tokens to the browser; none if the tokens have not changed.
 *
 * @param cookies the cookies of the request
 * @param before the tokens in these cookies
 */
export async function renewedCookies(
  cookies: RequestCookies,
  before: SessionTokens,
  now: SessionTokens,
): Promise<readonly CookieToSet[]> {
  if (now.accessToken === before.accessToken) return [];
  const text = await sealSession(now, renewalSettings().secret);
  return sessionCookies(text, Object.keys(cookies));
}
