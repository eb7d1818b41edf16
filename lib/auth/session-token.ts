import { decode, encode } from 'next-auth/jwt';
import * as z from 'zod';
import type { Tokens } from '../model/sign-in.ts';

/** The tokens of a signed-in browser, as its encrypted cookie holds them. */
export interface SessionTokens {
  readonly accessToken: string;
  /** `null` when the identity provider gave none: after `expiresAt` only a new sign-in helps. */
  readonly refreshToken: string | null;
  /** When the access token stops being good, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Seconds that a browser stays signed in without being used; every renewal of the tokens starts them again. */
export const sessionLifetime = 12 * 60 * 60;

/** Milliseconds before its end at which an access token is renewed, so that none ends on its way to the backend. */
const renewalMargin = 30_000;

const sessionTokens = z.object({
  accessToken: z.string(),
  refreshToken: z.string().nullable(),
  expiresAt: z.number(),
});

/** What the cookie holds of tokens that were handed out at that moment. */
export function toSessionTokens({ accessToken, refreshToken, lifetime }: Tokens, now = Date.now()): SessionTokens {
  return { accessToken, refreshToken, expiresAt: now + lifetime * 1000 };
}

/** Whether the access token has ended, or soon will where it can be renewed: any other one is good to its end. */
export function isEnding({ expiresAt, refreshToken }: SessionTokens, now = Date.now()): boolean {
  return expiresAt - (refreshToken === null ? 0 : renewalMargin) <= now;
}

/** Whether only a new sign-in helps: the access token has ended and cannot be renewed. */
export function isOver(tokens: SessionTokens, now = Date.now()): boolean {
  return tokens.refreshToken === null && isEnding(tokens, now);
}

/** Tokens from the payload of a decrypted cookie; `null` when it has none. */
export function parseSessionTokens(payload: unknown): SessionTokens | null {
  return sessionTokens.safeParse(payload).data ?? null;
}

/** The text of the session cookie: the tokens, encrypted as next-auth does it. */
export function sealSession(tokens: SessionTokens, secret: string): Promise<string> {
  return encode({ token: { ...tokens }, secret, maxAge: sessionLifetime });
}

/** The tokens in the text of a session cookie; `null` when it is forged, too old or damaged. */
export async function openSession(text: string, secret: string): Promise<SessionTokens | null> {
  try {
    return parseSessionTokens(await decode({ token: text, secret }));
  } catch {
    return null;
  }
}
