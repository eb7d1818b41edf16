import { withBasePath } from '../addresses/base-path.ts';
import { BackendError } from '../api/errors.ts';
import { getLogoutAddress, getSessionEndedAddress, revokeToken } from '../api/oauth.ts';
import type { RestClient } from '../api/rest-client.ts';
import { env } from '../env/env.ts';
import type { InterfaceLanguage } from '../model/language.ts';
import { cookiesOf, leadTo } from './answers.ts';
import { sessionText, signedOutCookies } from './cookies.ts';
import { renewals } from './renew.ts';
import { openSession, type SessionTokens } from './session-token.ts';
import { renewalSettings } from './settings.ts';
import { onceOnlyTransport } from './transports.ts';

/** The tokens that a request's cookies hold; `null` when nobody is signed in. */
export async function tokensOf(request: Request): Promise<SessionTokens | null> {
  const text = sessionText(cookiesOf(request), env().siteUrl);
  return text === null ? null : openSession(text, renewalSettings().secret);
}

async function revokeOne(client: RestClient, token: string): Promise<void> {
  try {
    await revokeToken(client, token);
  } catch (error) {
    const reason = error instanceof BackendError ? `${error.kind} ${error.status ?? ''}`.trim() : 'unexpected';
    console.warn(`A token could not be revoked at sign-out (${reason})`);
  }
}

/** Ends a sign-in at the backend; a failure is only logged (specification, section 7). Renewals under way are void. */
export async function revokeSignIn(tokens: SessionTokens): Promise<void> {
  const client = onceOnlyTransport(env().restUrl);
  await renewals(renewalSettings())
    .keep(tokens, null)
    .catch(() => console.warn('A sign-out could not be noted down'));
  // An access token that has ended takes nothing with it.
  const all = [tokens.accessToken, tokens.refreshToken].filter((token) => token !== null);
  await Promise.all(all.map((token) => revokeOne(client, token)));
}

async function orNone(link: Promise<string | null>): Promise<string | null> {
  try {
    return await link;
  } catch (error) {
    console.warn(`After a sign-out: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

/** The page that says that the session has ended, otherwise that of the logout, otherwise the base path. */
async function pageAfter(language: InterfaceLanguage): Promise<string> {
  const { restUrl, siteUrl, logoutServiceId } = env();
  const client = onceOnlyTransport(restUrl);
  const [sessionEnded, logout] = await Promise.all([
    orNone(getSessionEndedAddress(client, language)),
    orNone(getLogoutAddress(client, language, logoutServiceId)),
  ]);
  return sessionEnded ?? logout ?? `${siteUrl}${withBasePath('/')}`;
}

/** Ends the sign-in here and at the backend, and leads to the page that the backend names for that, or to the base path. */
export async function signOut(request: Request, language: InterfaceLanguage): Promise<Response> {
  const tokens = await tokensOf(request);
  const [address] = await Promise.all([pageAfter(language), tokens && revokeSignIn(tokens)]);
  return leadTo(address, signedOutCookies(env().siteUrl, Object.keys(cookiesOf(request))));
}
