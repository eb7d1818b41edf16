import { decode, encode } from 'next-auth/jwt';
import { instanceUrl } from './node-services.ts';
import type { ClusterSettings } from './settings.ts';

const sessionCookie = 'next-auth.session-token';
const callsEach = 5;
const maxRedirects = 15;

/** The last answer after all redirects. */
interface Answer {
  readonly url: string;
  readonly status: number;
  readonly text: string;
}

/** A minimal browser for sign-ins: it stores cookies and follows redirects. It has one set of cookies, because a cluster is one host. */
export class Visitor {
  readonly #cookies = new Map<string, string>();

  /** The value of a cookie; empty when there is none. */
  cookie(name: string): string {
    return this.#cookies.get(name) ?? '';
  }

  /** Opens an address, or sends a form to it. @throws {Error} after too many redirects */
  async open(url: string, form?: Readonly<Record<string, string>>): Promise<Answer> {
    let [address, body] = [url, form && new URLSearchParams(form)];
    for (let step = 0; step < maxRedirects; step += 1) {
      const method = body ? 'POST' : 'GET';
      const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const sent = { method, headers: { cookie }, redirect: 'manual', ...(body && { body }) } as const;
      const response = await fetch(address, sent);
      this.#keep(response.headers.getSetCookie());
      const location = response.headers.get('location');
      if (location === null) return { url: address, status: response.status, text: await response.text() };
      [address, body] = [new URL(location, address).href, undefined];
    }
    throw new Error(`${url} leads from one address to the next without an end`);
  }

  #keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}

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
