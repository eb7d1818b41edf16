import { env } from '@/lib/env/env';
import { type CookieToSet, type RequestCookies, sessionCookies, sessionText } from './cookies';
import { renewalSettings } from './renew';
import { isOver, openSession, type SessionTokens, sealSession } from './session-token';

/**
 * The tokens that a request's cookies hold; `null` when nobody is signed in. Who has tokens that are over is not: each page
 * would otherwise lead back to the sign-in, and the sign-in back to the page.
 */
export async function tokensIn(cookies: RequestCookies): Promise<SessionTokens | null> {
  const text = sessionText(cookies, env().siteUrl);
  const tokens = text === null ? null : await openSession(text, renewalSettings().secret);
  return tokens && !isOver(tokens) ? tokens : null;
}

/**
 * The cookies that take renewed tokens to the browser; none when they are still the same.
 *
 * @param cookies of the request
 * @param before the tokens that they hold
 */
export async function renewedCookies(
  cookies: RequestCookies,
  before: SessionTokens,
  now: SessionTokens,
): Promise<readonly CookieToSet[]> {
  if (now.accessToken === before.accessToken) return [];
  const text = await sealSession(now, renewalSettings().secret);
  return sessionCookies(text, env().siteUrl, Object.keys(cookies));
}
