import { decode, encode } from 'next-auth/jwt';
import { instanceUrl } from './node-services.ts';
import type { ClusterSettings } from './settings.ts';
import { Visitor } from './visitor.ts';

const sessionCookie = 'next-auth.session-token';
const callsEach = 5;

/** Signs in through nginx and the identity provider. @returns the value of the session cookie */
async function signIn({ siteUrl, product }: ClusterSettings): Promise<string> {
  const visitor = new Visitor();
  const page = await visitor.open(`${siteUrl}/${product}/app/api/auth/start?return=/about`);
  const [, action = ''] = /<form[^>]*\saction="([^"]*)"/.exec(page.text) ?? [];
  const form = { name: 'editor', password: 'editor', action: 'login' };
  const { url, status } = await visitor.open(new URL(action, page.url).href, form);
  if (!visitor.cookie(sessionCookie)) throw new Error(`the sign-in ended at ${url} with status ${status}`);
  return visitor.cookie(sessionCookie);
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
  const instances = settings.webPorts.map((_, index) => instanceUrl(settings, index));
  const calls = Array.from({ length: callsEach }, () => instances).flat();
  const statuses = await Promise.all(
    calls.map(async (instance) => {
      const headers = { cookie: `${sessionCookie}=${session}` };
      return (await fetch(`${instance}/api/jaf/internal/user`, { headers })).status;
    }),
  );
  const wrong = statuses.filter((status) => status !== 200);
  if (wrong.length > 0) throw new Error(`${wrong.length} of ${statuses.length} calls failed: ${wrong.join(', ')}`);
}
