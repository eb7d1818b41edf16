import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { renewalFolder } from '../renew.ts';
import { type SessionTokens, sealSession } from '../session-token.ts';
import { FakeBackend } from './fake-backend.ts';

export const siteUrl = 'http://localhost:3000';
export const appUrl = `${siteUrl}/mooc/app`;
/** Different in each run, so that no run finds renewals of an earlier one. */
export const secret = randomUUID();

/**
 * Starts a backend for the tests of a file or a group. Its address is set in the environment, which the code under test
 * reads at its first call. Before each test the calls are cleared and the usual answers restored.
 */
export function fakeBackend(): FakeBackend {
  const backend = new FakeBackend();
  beforeAll(async () => {
    await backend.start();
    const addresses = { REST_URL: backend.baseUrl, SITE_URL: siteUrl, NEXTAUTH_URL: `${appUrl}/api/auth` };
    Object.assign(process.env, addresses, { NEXTAUTH_SECRET: secret, RETURN_URL_HOSTS: 'back.example.org' });
  });
  beforeEach(() => backend.reset());
  afterAll(async () => {
    await backend.stop();
    await rm(renewalFolder(secret), { recursive: true, force: true });
  });
  return backend;
}

/** Tokens that the backend accepts. @param lifetime seconds */
export function issuedTokens(backend: FakeBackend, lifetime = 600): SessionTokens {
  const { accessToken, refreshToken } = backend.issue();
  return { accessToken, refreshToken, expiresAt: Date.now() + lifetime * 1000 };
}

interface Visit {
  readonly tokens?: SessionTokens;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
  readonly body?: string;
}

/** A request of a browser; with `tokens` it has the cookie of a sign-in. */
export async function visit(address: string, { tokens, cookies = {}, headers, method = 'GET', body }: Visit = {}) {
  const session = tokens && { 'next-auth.session-token': await sealSession(tokens, secret) };
  const line = Object.entries({ ...cookies, ...session }).map(([name, value]) => `${name}=${value}`);
  const all = { 'sec-fetch-site': 'same-origin', cookie: line.join('; '), ...headers };
  return new Request(`${appUrl}${address}`, { method, headers: all, ...(body !== undefined && { body }) });
}

/** The cookies that an answer sets, by name; `null` for one that it removes. */
export function cookiesSetBy(response: Response): Record<string, string | null> {
  const lines = response.headers.getSetCookie().map((line) => {
    const [pair = '', ...attributes] = line.split('; ');
    const mark = pair.indexOf('=');
    return [pair.slice(0, mark), attributes.includes('Max-Age=0') ? null : pair.slice(mark + 1)] as const;
  });
  return Object.fromEntries(lines);
}
