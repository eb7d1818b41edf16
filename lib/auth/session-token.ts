import { decode, encode } from 'next-auth/jwt';
import * as z from 'zod';
import type { Tokens } from '../model/sign-in.ts';

const sessionTokens = z.object({
  accessToken: z.string(),
  /** `null` if the identity provider gave none; after `expiresAt` a new sign-in is then necessary. */
  refreshToken: z.string().nullable(),
  /** When the access token expires, in milliseconds since the epoch. */
  expiresAt: z.number(),
});

/** The tokens of a signed-in browser, as stored in its encrypted cookie. */
export type SessionTokens = Readonly<z.output<typeof sessionTokens>>;

/** Seconds that an unused browser stays signed in; every renewal of the tokens restarts this time. */
export const sessionLifetime = 12 * 60 * 60;

/** An access token is renewed this many milliseconds before its end, so that it cannot expire during a call. */
const renewalMargin = 30_000;

/** Turns tokens that have just been issued into the form of the cookie. */
export function toSessionTokens({ accessToken, refreshToken, lifetime }: Tokens): SessionTokens {
  return { accessToken, refreshToken, expiresAt: Date.now() + lifetime * 1000 };
}

/** Whether the access token has expired. A token that can be renewed counts as expired shortly before its end. */
export function isExpiring({ expiresAt, refreshToken }: SessionTokens): boolean {
  return expiresAt - (refreshToken === null ? 0 : renewalMargin) <= Date.now();
}

/** Whether a new sign-in is necessary: the access token has expired and cannot be renewed. */
export function needsSignIn(tokens: SessionTokens): boolean {
  return tokens.refreshToken === null && isExpiring(tokens);
}

/** The tokens in the payload of a decrypted cookie; `null` if there are none. */
export function parseSessionTokens(payload: unknown): SessionTokens | null {
  return sessionTokens.safeParse(payload).data ?? null;
}

/** Encrypts tokens for the session cookie, in next-auth's format. */
export function sealSession(tokens: SessionTokens, secret: string): Promise<string> {
  return encode({ token: { ...tokens }, secret, maxAge: sessionLifetime });
}

/** Decrypts the text of a session cookie; `null` if it is forged, expired or damaged. */
export async function openSession(text: string, secret: string): Promise<SessionTokens | null> {
  try {
    return parseSessionTokens(await decode({ token: text, secret }));
  } catch {
    return null;
  }
}
