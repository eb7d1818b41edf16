import { createHash, randomBytes } from 'node:crypto';
import type { NextApiRequest, NextApiResponse } from 'next';
import NextAuth, { type AuthOptions } from 'next-auth';
import { basePath } from '@/lib/addresses/base-path';
import { isSecure, type RequestCookies, sessionCookieName } from './cookies';

/** Maximum duration of a sign-in, in seconds. */
const stateLifetime = 15 * 60;

/** next-auth's name of the identity provider; part of the address to which that provider returns. */
export const providerId = 'university';
const csrfCookie = 'next-auth.csrf-token';

/** Names and attributes of next-auth's cookies; their path is the app's. */
export function authCookies() {
  const secure = isSecure();
  const options = { httpOnly: true, sameSite: 'lax' as const, path: basePath, secure };
  const passing = { ...options, maxAge: stateLifetime };
  const prefix = secure ? '__Secure-' : '';
  return {
    sessionToken: { name: sessionCookieName(), options },
    callbackUrl: { name: `${prefix}next-auth.callback-url`, options: passing },
    state: { name: `${prefix}next-auth.state`, options: passing },
    csrfToken: { name: csrfCookie, options },
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

/** Where to redirect, and the cookies to set as lines of `Set-Cookie`. */
interface AuthAnswer {
  readonly location: string | null;
  readonly setCookies: readonly string[];
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
  const { location, 'set-cookie': setCookies = [] } = headers;
  return { location: typeof location === 'string' ? location : null, setCookies: [setCookies].flat() };
}
