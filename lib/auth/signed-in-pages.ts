import type { NextRequest, NextResponse } from 'next/server';
import { BackendError } from '../api/errors.ts';
import { env } from '../env/env.ts';
import { Problem, problemAnswer } from '../http/problem.ts';
import { failurePage, languageOf, loginPage, returnPage } from './addresses.ts';
import { cookiesOf, leadToPage, setCookieLine } from './answers.ts';
import { sessionCookies } from './cookies.ts';
import { freshTokens, SignInEnded } from './renew.ts';
import { type SessionTokens, sealSession } from './session-token.ts';
import { renewalSettings } from './settings.ts';
import { tokensOf } from './sign-out.ts';

const signedInPage = /^(\/en)?\/restricted(\/|$)/;

/** Whether a page is rendered for signed-in people only. */
export function needsSignIn({ nextUrl }: NextRequest): boolean {
  return signedInPage.test(nextUrl.pathname);
}

/** Renewed tokens go into the request, for the page that is rendered now, and into the answer, for the browser. */
async function carryTokens(request: NextRequest, tokens: SessionTokens): Promise<readonly string[]> {
  const { siteUrl } = env();
  const text = await sealSession(tokens, renewalSettings().secret);
  const cookies = sessionCookies(text, siteUrl, Object.keys(cookiesOf(request)));
  for (const { name, value, maxAge } of cookies) {
    if (maxAge > 0) request.cookies.set(name, value);
    else request.cookies.delete(name);
  }
  return cookies.map(setCookieLine);
}

async function renewedLines(request: NextRequest, tokens: SessionTokens): Promise<readonly string[]> {
  const fresh = await freshTokens(tokens, renewalSettings());
  return fresh.accessToken === tokens.accessToken ? [] : carryTokens(request, fresh);
}

/** What a page gets whose tokens could not be had. A second attempt would make its visitor wait twice as long. */
function answerFault(error: unknown, page: string): Response {
  if (error instanceof SignInEnded) {
    return leadToPage(error.refused ? failurePage('ended', languageOf(page)) : loginPage(page));
  }
  if (!(error instanceof BackendError)) throw error;
  console.warn(error.message);
  // The server in front sends a whole page in its place.
  return problemAnswer(new Problem(503, 'The sign-in could not be renewed. Try again.', { 'Retry-After': '5' }));
}

/**
 * Lets a request for a page of the signed-in area through with tokens that are good; an anonymous visitor is led to the
 * sign-in and back, one whose sign-in has ended to the critical error. When tokens cannot be renewed now it is 503,
 * after one attempt. Nobody may keep the answer.
 *
 * @param go renders the page
 */
export async function guardPage(request: NextRequest, go: (request: NextRequest) => NextResponse): Promise<Response> {
  const { pathname, search, searchParams } = request.nextUrl;
  const page = returnPage(`${pathname}${searchParams.has('_rsc') ? '' : search}`, languageOf(pathname));
  const tokens = await tokensOf(request);
  if (!tokens) return leadToPage(loginPage(page));
  try {
    const lines = await renewedLines(request, tokens);
    const response = go(request);
    for (const line of lines) response.headers.append('Set-Cookie', line);
    response.headers.set('Cache-Control', 'no-store');
    return response;
  } catch (error) {
    return answerFault(error, page);
  }
}
