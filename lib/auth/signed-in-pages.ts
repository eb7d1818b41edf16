import type { NextRequest, NextResponse } from 'next/server';
import { localeOf } from '@/lib/addresses/find-page';
import { BackendError } from '@/lib/api/errors';
import { hintCookie } from '@/lib/http/hint-cookie';
import { Problem, problemAnswer } from '@/lib/http/problem';
import { failurePage, loginPage, returnPage } from './addresses';
import { redirectToPage, withCookies } from './answers';
import { type CookieToSet, cookiesIfRenewed, cookiesOf, removedCookies, tokensIn } from './cookies';
import { signInSettings, validTokens } from './renew';
import type { SessionTokens } from './session-token';
import { SignInEnded } from './sign-in-errors';

/**
 * Renews the tokens of a request if they soon expire. New tokens go into the request, for the page that is about to be
 * rendered, and into the answer, for the browser.
 *
 * @returns the cookies of the answer
 */
async function renewTokensIn(request: NextRequest, tokens: SessionTokens): Promise<readonly CookieToSet[]> {
  const valid = await validTokens(tokens, signInSettings());
  const cookies = await cookiesIfRenewed(cookiesOf(request), tokens, valid);
  for (const { name, value, maxAge } of cookies) {
    if (maxAge > 0) request.cookies.set(name, value);
    else request.cookies.delete(name);
  }
  return cookies;
}

/** The answer when tokens could not be renewed. There is no second attempt, which would double the visitor's waiting time. */
function answerFault(error: unknown, page: string): Response {
  if (error instanceof SignInEnded) {
    return redirectToPage(error.refused ? failurePage('ended', localeOf(page)) : loginPage(page));
  }
  if (!(error instanceof BackendError)) throw error;
  console.warn(error.message);
  // The server in front replaces this answer by a page for visitors.
  return problemAnswer(new Problem(503, 'The sign-in could not be renewed. Try again.', { 'Retry-After': '5' }));
}

/**
 * Lets a request for a page of the signed-in area through if it has valid tokens. An anonymous visitor is redirected to the
 * sign-in and back, a visitor whose sign-in has ended to the critical error. If tokens cannot be renewed now, the answer is
 * 503 after one attempt. No cache may store the answer.
 *
 * @param render renders the page
 */
export async function guardPage(
  request: NextRequest,
  render: (request: NextRequest) => NextResponse,
): Promise<Response> {
  const { pathname, search, searchParams } = request.nextUrl;
  const page = returnPage(`${pathname}${searchParams.has('_rsc') ? '' : search}`, localeOf(pathname));
  const sent = cookiesOf(request);
  const tokens = await tokensIn(sent);
  if (!tokens) {
    // A hint can outlive its session, for example when the secret changes. It would lead each visit to `/` to the sign-in.
    return redirectToPage(loginPage(page), hintCookie in sent ? removedCookies([hintCookie]) : []);
  }
  try {
    const cookies = await renewTokensIn(request, tokens);
    return withCookies(render(request), cookies);
  } catch (error) {
    return answerFault(error, page);
  }
}
