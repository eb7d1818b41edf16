import type { AuthOptions } from 'next-auth';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import { absoluteAddress } from '@/lib/addresses/absolute-address';
import { exchangeCode } from '@/lib/api/oauth';
import type { Authorization } from '@/lib/api/schemas/oauth';
import { env } from '@/lib/env/env';
import type { SignInParameters, Tokens } from '@/lib/model/sign-in';
import { returnPageOfUrl } from './addresses';
import { signInSettings } from './renew';
import { authCookies, providerId } from './run-next-auth';
import { sessionLifetime, toSessionTokens } from './session-token';
import { singleUseClient } from './sign-in-client';

/** A code arrived without the state that this browser was given: the code is another person's, or too old. */
class WrongState extends Error {
  override readonly name = 'WrongState';
}

async function exchange(code: string | undefined): Promise<{ tokens: Record<string, unknown> }> {
  if (!code) throw new Error('The identity provider sent no code');
  return { tokens: { ...(await exchangeCode(singleUseClient(), code)) } };
}

/** The university's identity provider, in the form that next-auth expects. */
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
        // next-auth compares the state only when it exchanges the code itself.
        if (!params.state || params.state !== checks.state)
          throw new WrongState('The state is not the one that was sent');
        return exchange(params.code);
      },
    },
    // The backend says later who the person is. next-auth requires a profile with an id.
    userinfo: { request: async () => ({}) },
    profile: () => ({ id: 'person' }),
  };
}

/** Logs only the code and the message of a fault in next-auth: other details could contain a code or a token. */
function log(code: string, details: unknown): void {
  const { error = details } = (details ?? {}) as { error?: unknown };
  console.warn(`Sign-in failed: ${code}: ${error instanceof Error ? error.message : 'no message'}`);
}

/** next-auth's options for a step of a sign-in. The session cookie contains the tokens and nothing about the person. */
export function nextAuthOptions(parameters: SignInParameters, authorization: Authorization): AuthOptions {
  const { siteUrl } = env();
  return {
    secret: signInSettings().secret,
    providers: [university(parameters, authorization)],
    cookies: authCookies(),
    session: { strategy: 'jwt', maxAge: sessionLifetime },
    logger: { error: log, warn: () => undefined, debug: () => undefined },
    callbacks: {
      redirect: ({ url }) => absoluteAddress(returnPageOfUrl(url, siteUrl)),
      jwt: ({ account }) => ({ ...toSessionTokens(account as unknown as Tokens) }),
    },
  };
}
