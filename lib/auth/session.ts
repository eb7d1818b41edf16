import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import type { SelectedProfile } from '@/lib/model/profile';
import { type RequestCookies, tokensIn } from './cookies';
import { InternalClient } from './internal-client';
import { chosenProfile } from './profile-choice';
import { NotSignedIn } from './sign-in-errors';

/** Says that somebody is signed in, but not who; it never contains a token. */
interface Session {
  /** The profile chosen in this browser, not yet compared with the person's list; `null` if none is chosen. */
  readonly profile: SelectedProfile | null;
}

async function requestCookies(): Promise<RequestCookies> {
  return Object.fromEntries((await cookies()).getAll().map(({ name, value }) => [name, value]));
}

const readTokens = cache(async () => tokensIn(await requestCookies()));

/**
 * Whether somebody is signed in on this browser, and with which profile; `null` for an anonymous visitor. It does not call
 * the backend, where the sign-in may already have ended. For server components and route handlers: a page that calls it is
 * rendered for each request.
 */
export async function readSession(): Promise<Session | null> {
  return (await readTokens()) === null ? null : { profile: chosenProfile(await requestCookies()) };
}

/**
 * A client for the calls of `/jaf/internal/*`, for the person of this request with a profile or without. Tokens that it
 * renews reach the browser at its next request through `proxy.ts` (see `renewal-store.ts`).
 *
 * @throws {NotSignedIn}
 */
export async function internalClient(profile: SelectedProfile | null): Promise<InternalClient> {
  const tokens = await readTokens();
  if (tokens === null) throw new NotSignedIn();
  return new InternalClient(tokens, profile);
}
