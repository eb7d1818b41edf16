import * as z from 'zod';
import type { InterfaceLanguage } from '../../model/language.ts';
import type { SignInParameters, Tokens } from '../../model/sign-in.ts';
import { text } from './fields.ts';
import { webAddress } from './web-address.ts';

/** Paths of the calls about sign-in (specification, section 7). */
export const oauthPaths = {
  parameters: '/jaf/oauth/params',
  exchange: (code: string) => `/jaf/oauth/token/get/${encodeURIComponent(code)}`,
  refresh: (refreshToken: string) => `/jaf/oauth/token/refresh/${encodeURIComponent(refreshToken)}`,
  revoke: '/jaf/oauth/revoke',
  sessionEnded: '/jaf/public/linksessioneterminata',
  logout: '/jaf/public/linklogout',
} as const;

/** Query of the link for a logout from a service. */
export function logoutQuery(lang: InterfaceLanguage, logoutServiceId: string) {
  return { lang, logout_service_id: logoutServiceId };
}

/** Where and how people sign in. Without server and client there is no sign-in: the answer is unusable then. */
export const signInParameters = z
  .object({ oauthServer: webAddress, clientId: text, accessType: text, responseType: text, scope: text })
  .transform((wire, context): SignInParameters => {
    const { oauthServer, clientId, accessType, responseType, scope } = wire;
    if (oauthServer === null || clientId === null) {
      context.addIssue({ code: 'custom', message: 'no identity provider or no client id' });
      return z.NEVER;
    }
    return {
      server: oauthServer.replace(/\/+$/, ''),
      clientId,
      accessType,
      responseType: responseType ?? 'code',
      scope,
    };
  });

// What a token may hold in a header: RFC 6750, section 2.1.
const accessToken = z.string().regex(/^[\w.~+/-]+=*$/);
// Percent-encoded in a path, where dots alone would lead elsewhere.
const refreshToken = z.string().regex(/^(?!\.+$)[^\p{C}]+$/u);

/** A pair of tokens; without a lifetime they are good for a minute, so that they are soon renewed. */
export const tokens = z
  .object({
    accessToken,
    refreshToken: refreshToken.nullish().catch(null),
    expiresIn: z.coerce.number().positive().catch(60),
  })
  .transform(
    (wire): Tokens => ({
      accessToken: wire.accessToken,
      refreshToken: wire.refreshToken ?? null,
      lifetime: wire.expiresIn,
    }),
  );

/** Query of a sign-in at the identity provider beside what next-auth adds itself: client, redirect address and state. */
export function authorizationQuery({ accessType, responseType, scope }: SignInParameters) {
  return {
    access_type: accessType ?? undefined,
    response_type: responseType,
    // next-auth would put a scope of its own where there is none.
    scope: scope ?? undefined,
  };
}

/** The same for a change of career (specification, section 7). */
export function careerChangeQuery(parameters: SignInParameters, career: string, accessToken: string) {
  return {
    ...authorizationQuery(parameters),
    scope: '',
    matricola: career,
    al_pj_matricola: career,
    access_token: accessToken,
  };
}

/** The address at the identity provider where a sign-in, or a change of career, begins. */
export function authorizationAddress({ server }: SignInParameters, kind: 'signIn' | 'careerChange'): string {
  return `${server}/${kind === 'signIn' ? 'auth' : 'careerChange'}`;
}
