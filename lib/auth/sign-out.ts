import { absoluteAddress } from '@/lib/addresses/absolute-address';
import { BackendError, orNull } from '@/lib/api/errors';
import { getLogoutAddress, getSessionEndedAddress, revokeToken } from '@/lib/api/oauth';
import type { RestClient } from '@/lib/api/rest-client';
import { env } from '@/lib/env/env';
import type { Locale } from '@/lib/model/locale';
import { redirectTo } from './answers';
import { cookiesOf, signedOutCookies, tokensIn } from './cookies';
import { renewalStore, signInSettings } from './renew';
import type { SessionTokens } from './session-token';
import { singleUseClient } from './sign-in-client';

async function revokeOne(client: RestClient, token: string): Promise<void> {
  try {
    await revokeToken(client, token);
  } catch (error) {
    const reason = error instanceof BackendError ? `${error.kind} ${error.status ?? ''}`.trim() : 'unexpected';
    console.warn(`A token could not be revoked at sign-out (${reason})`);
  }
}

/** Revokes a sign-in at the backend; a failure is only logged (specification, section 7). Renewals in progress become invalid. */
export async function revokeSignIn(tokens: SessionTokens): Promise<void> {
  const client = singleUseClient();
  await renewalStore(signInSettings())
    .record(tokens, null)
    .catch(() => console.warn('A sign-out could not be noted down'));
  // Revoke both: revoking an expired access token would not revoke the refresh token.
  const all = [tokens.accessToken, tokens.refreshToken].filter((token) => token !== null);
  await Promise.all(all.map((token) => revokeOne(client, token)));
}

/** The backend's page for an ended session, else its logout page, else the base path. */
async function addressAfterSignOut(locale: Locale): Promise<string> {
  const client = singleUseClient();
  const [sessionEnded, logout] = await Promise.all([
    orNull(getSessionEndedAddress(client, locale), 'After a sign-out'),
    orNull(getLogoutAddress(client, locale, env().logoutServiceId), 'After a sign-out'),
  ]);
  return sessionEnded ?? logout ?? absoluteAddress('/');
}

/** Ends the sign-in here and at the backend, and redirects to the page that the backend names, or to the base path. */
export async function signOut(request: Request, locale: Locale): Promise<Response> {
  const cookies = cookiesOf(request);
  const tokens = await tokensIn(cookies);
  const [address] = await Promise.all([addressAfterSignOut(locale), tokens && revokeSignIn(tokens)]);
  return redirectTo(address, signedOutCookies(Object.keys(cookies)));
}
