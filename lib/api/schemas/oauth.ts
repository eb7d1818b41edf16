import * as z from 'zod';
import type { Locale } from '../../model/locale.ts';
import type { SignInParameters, Tokens } from '../../model/sign-in.ts';
import { required, requiredText, text } from './fields.ts';
import { parseWebAddress } from './web-address.ts';

/** Paths of the calls about sign-in (specification, section 7). */
export const oauthPaths = {
  parameters: '/jaf/oauth/params',
  exchange: (code: string) => `/jaf/oauth/token/get/${encodeURIComponent(code)}`,
  refresh: (refreshToken: string) => `/jaf/oauth/token/refresh/${encodeURIComponent(refreshToken)}`,
  revoke: '/jaf/oauth/revoke',
  sessionEnded: '/jaf/public/linksessioneterminata',
  logout: '/jaf/public/linklogout',
} as const;

/** Query of the call for the logout link of a service. */
export function logoutQuery(locale: Locale, logoutServiceId: string) {
  return { lang: locale, logout_service_id: logoutServiceId };
}

/** Where and how people sign in. The answer is unusable without server and client, because nobody could sign in. */
export const signInParameters = z
  .object({
    oauthServer: required(parseWebAddress, 'web address'),
    clientId: requiredText,
    accessType: text,
    responseType: text,
    scope: text,
  })
  .transform(
    ({ oauthServer, accessType, responseType, ...others }): SignInParameters => ({
      ...others,
      server: oauthServer.replace(/\/+$/, ''),
      // The default of the specification (section 9).
      accessType: accessType ?? 'anonymous',
      responseType: responseType ?? 'code',
    }),
  );

// The characters that RFC 6750, section 2.1 allows for a token in a header.
const accessToken = z.string().regex(/^[\w.~+/-]+=*$/);
// It is sent percent-encoded in a path, where dots alone would lead to another path.
const refreshToken = z.string().regex(/^(?!\.+$)[^\p{C}]+$/u);

/** A pair of tokens. Without a valid lifetime they count for a minute, so that they are soon renewed. */
export const tokens = z
  .object({
    accessToken,
    refreshToken: refreshToken.nullable().catch(null),
    expiresIn: z.coerce.number().positive().catch(60),
  })
  .transform(({ expiresIn, ...pair }): Tokens => ({ ...pair, lifetime: expiresIn }));

/** An address at the identity provider, and its query besides what next-auth adds: client, redirect address and state. */
export interface Authorization {
  readonly url: string;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Where a sign-in begins. */
export function signInAuthorization({ server, accessType, responseType, scope }: SignInParameters): Authorization {
  return {
    url: `${server}/auth`,
    // A scope of `undefined` stops next-auth from sending its own default scope.
    params: { access_type: accessType, response_type: responseType, scope: scope ?? undefined },
  };
}

/** Where a change of career begins (specification, section 7). */
export function careerChangeAuthorization(
  parameters: SignInParameters,
  career: string,
  accessToken: string,
): Authorization {
  const { params } = signInAuthorization(parameters);
  return {
    url: `${parameters.server}/careerChange`,
    params: { ...params, scope: '', matricola: career, al_pj_matricola: career, access_token: accessToken },
  };
}
