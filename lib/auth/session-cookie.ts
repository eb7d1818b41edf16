import { env } from '@/lib/env/env';
import { type CookieToSet, type RequestCookies, sessionCookies, sessionText } from './cookies';
import { renewalSettings } from './renew';
import { openSession, type SessionTokens, sealSession } from './session-token';

/** The tokens that a request's cookies hold; `null` when nobody is signed in. */
export async function tokensIn(cookies: RequestCookies): Promise<SessionTokens | null> {
  const text = sessionText(cookies, env().siteUrl);
  return text === null ? null : openSession(text, renewalSettings().secret);
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
