import { createHash, randomBytes } from 'node:crypto';
import type { NextApiRequest, NextApiResponse } from 'next';
import NextAuth, { type AuthOptions } from 'next-auth';
import { isSecure, type RequestCookies, sessionCookieName } from './cookies';

/** Maximum duration of a sign-in, in seconds. */
export const stateLifetime = 15 * 60;

/** next-auth's name of the identity provider; part of the address to which that provider returns. */
export const providerId = 'university';
const csrfCookie = 'next-auth.csrf-token';

/** Names of next-auth's cookies. It sends none itself: browsers get what it sets as cookies of ours (`cookies.ts`). */
export function authCookies() {
  const prefix = isSecure() ? '__Secure-' : '';
  return {
    sessionToken: { name: sessionCookieName(), options: {} },
    callbackUrl: { name: `${prefix}next-auth.callback-url`, options: {} },
    state: { name: `${prefix}next-auth.state`, options: { maxAge: stateLifetime } },
    csrfToken: { name: csrfCookie, options: {} },
  };
}

/** A valid pair of CSRF token and cookie: next-auth requires one to start a sign-in. Our handler decides who may start one. */
function csrfPair(secret: string | undefined) {
  const token = randomBytes(32).toString('hex');
  return { token, cookie: `${token}|${createHash('sha256').update(`${token}${secret}`).digest('hex')}` };
}

/** The part of Node's response that next-auth uses; `headers` has the headers it sets, by lower-case name. */
function recordedAnswer() {
  const headers: Record<string, string | string[]> = {};
  const ignore = () => undefined;
  const answer = {
    getHeader: (name: string) => headers[name.toLowerCase()],
    setHeader: (name: string, value: string | string[]) => {
      headers[name.toLowerCase()] = value;
      return answer;
    },
    status: () => answer,
    end: ignore,
    json: ignore,
    send: ignore,
  };
  return { answer, headers };
}

/** The part of a request that next-auth reads. */
interface AuthRequest {
  readonly method: 'GET' | 'POST';
  readonly query: Readonly<Record<string, string>>;
  readonly cookies: RequestCookies;
  readonly body: Readonly<Record<string, string>>;
}

/** Where to redirect, and the cookies that next-auth sets, by name. */
interface AuthAnswer {
  readonly location: string | null;
  readonly cookies: RequestCookies;
}

/** Begins a sign-in: the answer redirects to the identity provider. @param callbackUrl the absolute address to return to */
export function beginSignIn(callbackUrl: string, options: AuthOptions): Promise<AuthAnswer> {
  return runNextAuth('signin', { method: 'POST', query: {}, cookies: {}, body: { callbackUrl } }, options);
}

/** Completes a sign-in on the return from the identity provider; a cookie has the address to return to. */
export function completeSignIn(
  query: AuthRequest['query'],
  cookies: RequestCookies,
  options: AuthOptions,
): Promise<AuthAnswer> {
  return runNextAuth('callback', { method: 'GET', query, cookies, body: {} }, options);
}

/**
 * Runs a step of next-auth. Its own route handler would accept everything that the visitor sends, and it offers routes that
 * the app must not have: the session route writes back tokens that another request may just have renewed.
 */
async function runNextAuth(
  step: 'signin' | 'callback',
  { method, query, cookies, body }: AuthRequest,
  options: AuthOptions,
): Promise<AuthAnswer> {
  const { answer, headers } = recordedAnswer();
  const { token, cookie } = csrfPair(options.secret);
  const request = {
    method,
    query: { ...query, nextauth: [step, providerId] },
    cookies: { ...cookies, [csrfCookie]: cookie },
    body: { ...body, csrfToken: token },
    headers: {},
  };
  await NextAuth(request as unknown as NextApiRequest, answer as unknown as NextApiResponse, options);
  const { location, 'set-cookie': lines = [] } = headers;
  const set = [lines].flat().map((line) => /^([^=]+)=([^;]*)/.exec(line)?.slice(1) ?? []);
  return { location: typeof location === 'string' ? location : null, cookies: Object.fromEntries(set) };
}
