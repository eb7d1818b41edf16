import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import type { SelectedProfile } from '@/lib/model/profile';
import type { RequestCookies } from './cookies';
import { InternalClient } from './internal-client';
import { chosenProfile } from './profile-choice';
import { renewalSettings } from './renew';
import { tokensIn } from './session-cookie';
import { NotSignedIn } from './sign-in-errors';

/** That somebody is signed in, without a word of who it is; a token is never part of it. */
interface Session {
  /** The profile chosen in this browser; `null` while none is. It has not been compared with the person's list. */
  readonly profile: SelectedProfile | null;
}

async function requestCookies(): Promise<RequestCookies> {
  return Object.fromEntries((await cookies()).getAll().map(({ name, value }) => [name, value]));
}

const readTokens = cache(async () => tokensIn(await requestCookies()));

/**
 * Whether somebody is signed in on this browser, and under which profile; `null` for an anonymous visitor.
 * Calls no backend: the sign-in may have been ended there. For server components and route handlers; a page that calls
 * it is rendered for each request.
 */
export async function readSession(): Promise<Session | null> {
  return (await readTokens()) === null ? null : { profile: chosenProfile(await requestCookies()) };
}

/**
 * Makes the calls of `/jaf/internal/*` for the person of this request, under that profile or under none.
 * Tokens that it renews reach the browser with its next request through the middleware (see `refresh-store.ts`).
 *
 * @throws {NotSignedIn}
 */
export async function internalClient(profile: SelectedProfile | null): Promise<InternalClient> {
  const tokens = await readTokens();
  if (tokens === null) throw new NotSignedIn();
  return new InternalClient({ ...renewalSettings(), tokens, profile });
}
