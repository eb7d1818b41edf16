import type { Locale } from '../model/locale.ts';
import type { SignInParameters, Tokens } from '../model/sign-in.ts';
import { BackendError } from './errors.ts';
import type { RestClient } from './rest-client.ts';
import { logoutQuery, oauthPaths, signInParameters, tokens } from './schemas/oauth.ts';
import { anyAnswer } from './schemas/parse-answer.ts';
import { targetAddress } from './schemas/service-link.ts';

/** Where and how people sign in. @throws BackendError also when the answer names no identity provider or no client */
export function getSignInParameters(client: RestClient): Promise<SignInParameters> {
  return client.get(oauthPaths.parameters, signInParameters);
}

/**
 * The tokens for a code from the identity provider. A code works only once: pass a client without retries.
 *
 * @throws BackendError of status 4xx when the code is not valid
 */
export function exchangeCode(client: RestClient, code: string): Promise<Tokens> {
  return readTokens(client, oauthPaths.exchange(code), 'GET /jaf/oauth/token/get/…');
}

/**
 * The next pair of tokens. A refresh token works only once: pass a client without retries.
 *
 * @throws BackendError of status 4xx when the refresh token is not valid, or no longer valid
 */
export function refreshTokens(client: RestClient, refreshToken: string): Promise<Tokens> {
  return readTokens(client, oauthPaths.refresh(refreshToken), 'GET /jaf/oauth/token/refresh/…');
}

/** Ends a token and everything that was issued with it. @throws BackendError */
export async function revokeToken(client: RestClient, token: string): Promise<void> {
  // An empty answer means success.
  await client.post(oauthPaths.revoke, anyAnswer, { body: { token }, emptyMeansAbsent: true });
}

/** The page that tells people that they are signed out; `null` when the backend names none. @throws BackendError */
export function getSessionEndedAddress(client: RestClient, locale: Locale): Promise<string | null> {
  return client.get(oauthPaths.sessionEnded, targetAddress, { query: { lang: locale } });
}

/** The page to go to after a logout from a service; `null` when the backend names none. @throws BackendError */
export function getLogoutAddress(client: RestClient, locale: Locale, logoutServiceId: string): Promise<string | null> {
  return client.get(oauthPaths.logout, targetAddress, { query: logoutQuery(locale, logoutServiceId) });
}

async function readTokens(client: RestClient, path: string, call: string): Promise<Tokens> {
  try {
    return await client.get(path, tokens);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    // The path and the server's message hold a code or token, and errors are written to logs: leave both out.
    const { kind, status } = error;
    throw new BackendError({ call, kind, status, reason: status === null ? kind : `status ${status}` });
  }
}
