import { request } from '@playwright/test';
import { decode, encode } from 'next-auth/jwt';
import type { ClusterSettings } from './settings.ts';

const sessionCookie = 'next-auth.session-token';
const callsEach = 5;

/** Signs in through nginx and the identity provider. @returns the value of the session cookie */
async function signIn({ appUrl }: ClusterSettings): Promise<string> {
  const visitor = await request.newContext();
  const page = await visitor.get(`${appUrl}/api/auth/start?return=/about`);
  const [, action = ''] = /<form[^>]*\saction="([^"]*)"/.exec(await page.text()) ?? [];
  const form = { name: 'editor', password: 'editor', action: 'login' };
  const end = await visitor.post(new URL(action, page.url()).href, { form });
  const { cookies } = await visitor.storageState();
  await visitor.dispose();
  const session = cookies.find(({ name }) => name === sessionCookie);
  if (!session) throw new Error(`the sign-in ended at ${end.url()} with status ${end.status()}`);
  return session.value;
}

/** The same session with an expired access token, as after a quarter of an hour. */
async function ended(session: string, secret: string): Promise<string> {
  const payload = await decode({ token: session, secret });
  return encode({ token: { ...payload, expiresAt: 0 }, secret });
}

/**
 * Checks that instances renew a session only once when all get it at the same time, without a common folder. A refresh
 * token that is used twice would end the sign-in. @throws {Error}
 */
export async function checkSignIn(settings: ClusterSettings): Promise<void> {
  const session = await ended(await signIn(settings), settings.authSecret);
  const calls = Array.from({ length: callsEach }, () => settings.instanceUrls).flat();
  const statuses = await Promise.all(
    calls.map(async (instance) => {
      const headers = { cookie: `${sessionCookie}=${session}` };
      return (await fetch(`${instance}/api/jaf/internal/user`, { headers })).status;
    }),
  );
  const wrong = statuses.filter((status) => status !== 200);
  if (wrong.length > 0) throw new Error(`${wrong.length} of ${statuses.length} calls failed: ${wrong.join(', ')}`);
}
