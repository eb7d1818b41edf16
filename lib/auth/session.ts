import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { env } from '@/lib/env/env';
import type { SelectedProfile } from '@/lib/model/profile';
import type { Session } from '@/lib/model/session';
import { chosenProfile, type RequestCookies, sessionText } from './cookies';
import { InternalClient } from './internal-client';
import { openSession } from './session-token';
import { renewalSettings } from './settings';

/** Nobody is signed in where somebody has to be. */
export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn';
}

async function requestCookies(): Promise<RequestCookies> {
  return Object.fromEntries((await cookies()).getAll().map(({ name, value }) => [name, value]));
}

const readTokens = cache(async () => {
  const text = sessionText(await requestCookies(), env().siteUrl);
  return text === null ? null : openSession(text, renewalSettings().secret);
});

/**
 * Whether somebody is signed in on this browser, and under which profile; `null` for an anonymous visitor.
 * Asks no backend: the sign-in may have been ended there. For server components and route handlers; a page that calls
 * it is rendered for each request.
 */
export async function readSession(): Promise<Session | null> {
  return (await readTokens()) === null ? null : { profile: chosenProfile(await requestCookies()) };
}

/**
 * The way to `/jaf/internal/*` for the person of this request, under that profile or under none.
 * Tokens that it renews reach the browser with its next request through the middleware (see `refresh-store.ts`).
 *
 * @throws {NotSignedIn}
 */
export async function internalClient(profile: SelectedProfile | null): Promise<InternalClient> {
  const tokens = await readTokens();
  if (tokens === null) throw new NotSignedIn('Nobody is signed in');
  return new InternalClient({ ...renewalSettings(), tokens, profile });
}
