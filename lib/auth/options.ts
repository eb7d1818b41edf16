import type { AuthOptions } from 'next-auth';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import { basePath } from '../addresses/base-path.ts';
import { exchangeCode } from '../api/oauth.ts';
import type { RestClient } from '../api/rest-client.ts';
import type { SignInParameters, Tokens } from '../model/sign-in.ts';
import { returnPageOfUrl } from './addresses.ts';
import { authCookies, providerId } from './run-next-auth.ts';
import { sessionLifetime, toSessionTokens } from './session-token.ts';

/** What the options of one step of a sign-in are made of. */
export interface SignInOptions {
  readonly parameters: SignInParameters;
  /** Where the step begins at the identity provider, and with which query beside client, redirect address and state. */
  readonly authorization: { readonly url: string; readonly params: Readonly<Record<string, string | undefined>> };
  /** Must not repeat: a code works once. */
  readonly client: RestClient;
  readonly siteUrl: string;
  readonly secret: string;
}

/** A code without the state that this browser was sent away with: somebody else's, or one from long ago. */
class WrongState extends Error {
  override readonly name = 'WrongState';
}

async function exchange(client: RestClient, code: string | undefined): Promise<{ tokens: Record<string, unknown> }> {
  if (!code) throw new Error('The identity provider sent no code');
  return { tokens: { ...(await exchangeCode(client, code)) } };
}

/** The university's identity provider as next-auth takes it. */
function university({ parameters, authorization, client }: SignInOptions): OAuthConfig<object> {
  return {
    id: providerId,
    name: 'University',
    type: 'oauth',
    clientId: parameters.clientId,
    issuer: parameters.server,
    checks: ['state'],
    authorization: { url: authorization.url, params: authorization.params },
    token: {
      async request({ params, checks }) {
        // next-auth compares the state only in an exchange of its own.
        if (!params.state || params.state !== checks.state)
          throw new WrongState('The state is not the one that was sent');
        return exchange(client, params.code);
      },
    },
    // Who it is, the backend tells later; next-auth wants some profile with an id.
    userinfo: { request: async () => ({}) },
    profile: () => ({ id: 'person' }),
  };
}

/** Codes of next-auth's faults with their messages, which hold no code and no token; its details might. */
function log(code: string, details: unknown): void {
  const { error = details } = (details ?? {}) as { error?: unknown };
  console.warn(`Sign-in failed: ${code}: ${error instanceof Error ? error.message : 'no message'}`);
}

/**
 * next-auth's options for one step of a sign-in. The session cookie gets the tokens and nothing about the person.
 */
export function signInOptions(options: SignInOptions): AuthOptions {
  const { siteUrl, secret } = options;
  return {
    secret,
    providers: [university(options)],
    cookies: authCookies(siteUrl),
    session: { strategy: 'jwt', maxAge: sessionLifetime },
    logger: { error: log, warn: () => undefined, debug: () => undefined },
    callbacks: {
      redirect: ({ url }) => `${siteUrl}${basePath}${returnPageOfUrl(url, siteUrl)}`,
      jwt: ({ account }) => ({ ...toSessionTokens(account as unknown as Tokens) }),
    },
  };
}
