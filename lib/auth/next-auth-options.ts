import type { AuthOptions } from 'next-auth';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import { basePath } from '@/lib/addresses/base-path';
import { exchangeCode } from '@/lib/api/oauth';
import { env } from '@/lib/env/env';
import type { SignInParameters, Tokens } from '@/lib/model/sign-in';
import { returnPageOfUrl } from './addresses';
import { renewalSettings } from './renew';
import { authCookies, providerId } from './run-next-auth';
import { sessionLifetime, toSessionTokens } from './session-token';
import { singleUseClient } from './sign-in-client';

/** Where a step begins at the identity provider, with which query beside client, redirect address and state. */
export interface Authorization {
  readonly url: string;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** A code without the state that this browser was sent away with: somebody else's, or one from long ago. */
class WrongState extends Error {
  override readonly name = 'WrongState';
}

async function exchange(code: string | undefined): Promise<{ tokens: Record<string, unknown> }> {
  if (!code) throw new Error('The identity provider sent no code');
  return { tokens: { ...(await exchangeCode(singleUseClient(), code)) } };
}

/** The university's identity provider as next-auth takes it. */
function university(parameters: SignInParameters, authorization: Authorization): OAuthConfig<object> {
  return {
    id: providerId,
    name: 'University',
    type: 'oauth',
    clientId: parameters.clientId,
    issuer: parameters.server,
    checks: ['state'],
    authorization: { ...authorization },
    token: {
      async request({ params, checks }) {
        // next-auth compares the state only in an exchange of its own.
        if (!params.state || params.state !== checks.state)
          throw new WrongState('The state is not the one that was sent');
        return exchange(params.code);
      },
    },
    // Who it is, the backend says later; next-auth wants some profile with an id.
    userinfo: { request: async () => ({}) },
    profile: () => ({ id: 'person' }),
  };
}

/** Codes of next-auth's faults with their messages, which hold no code and no token; its details might. */
function log(code: string, details: unknown): void {
  const { error = details } = (details ?? {}) as { error?: unknown };
  console.warn(`Sign-in failed: ${code}: ${error instanceof Error ? error.message : 'no message'}`);
}

/** next-auth's options for one step of a sign-in. The session cookie gets the tokens and nothing about the person. */
export function nextAuthOptions(parameters: SignInParameters, authorization: Authorization): AuthOptions {
  const { siteUrl } = env();
  return {
    secret: renewalSettings().secret,
    providers: [university(parameters, authorization)],
    cookies: authCookies(siteUrl),
    session: { strategy: 'jwt', maxAge: sessionLifetime },
    logger: { error: log, warn: () => undefined, debug: () => undefined },
    callbacks: {
      redirect: ({ url }) => `${siteUrl}${basePath}${returnPageOfUrl(url, siteUrl)}`,
      jwt: ({ account }) => ({ ...toSessionTokens(account as unknown as Tokens) }),
    },
  };
}
