import type { AuthOptions } from 'next-auth';
import { absoluteAddress } from '@/lib/addresses/absolute-address';
import { localeOf } from '@/lib/addresses/find-page';
import { orNull } from '@/lib/api/errors';
import { getSignInParameters } from '@/lib/api/oauth';
import { careerChangeAuthorization, signInAuthorization } from '@/lib/api/schemas/oauth';
import { env } from '@/lib/env/env';
import { failurePage, publicPage, returnPage, returnPageOfUrl, returnParameter, type SignInFailure } from './addresses';
import { redirectTo, redirectToPage } from './answers';
import {
  type CookieToSet,
  cookiesOf,
  profileCookie,
  removedCookies,
  sessionCookies,
  sessionText,
  signedOutCookies,
  tokensIn,
} from './cookies';
import { cookiesOfState, nameAfterState, removedOldStates, removedState } from './flow-cookies';
import { nextAuthOptions } from './next-auth-options';
import { authCookies, beginSignIn, completeSignIn } from './run-next-auth';
import { repeatingClient } from './sign-in-client';
import { revokeSignIn } from './sign-out';

/** The parameters of a sign-in; `null` if the backend gives no valid ones. */
const readParameters = () => orNull(getSignInParameters(repeatingClient()), 'No sign-in is possible');

/**
 * Redirects the browser to the identity provider, with the state and the page to return to in cookies.
 *
 * @param cookies further cookies to set
 */
async function leave(returnTo: string, options: AuthOptions, cookies: readonly CookieToSet[]): Promise<Response> {
  const { location, cookies: started } = await beginSignIn(absoluteAddress(returnTo), options);
  const state = URL.parse(location ?? '')?.searchParams.get('state');
  if (!location || !state) return fail('parameters', returnTo);
  return redirectTo(location, [...cookies, ...nameAfterState(started, state)]);
}

function fail(failure: SignInFailure, page: string, cookies: readonly CookieToSet[] = []): Response {
  return redirectToPage(failurePage(failure, localeOf(page)), cookies);
}

/**
 * `GET /api/auth/start?return=…`: redirects to the identity provider. Any site may link here, as to any login page, because
 * the callback only accepts the state that this browser was given.
 */
export async function startSignIn(request: Request): Promise<Response> {
  const returnTo = returnPage(new URL(request.url).searchParams.get(returnParameter));
  const parameters = await readParameters();
  if (!parameters) return fail('parameters', returnTo);
  const cookies = removedOldStates(Object.keys(cookiesOf(request)));
  return leave(returnTo, nextAuthOptions(parameters, signInAuthorization(parameters)), cookies);
}

/** Only digits, like the mask of the form (specification, section 5). */
const careerNumber = /^\d{1,20}$/;

/**
 * Changes to another career: revokes the token, then redirects to the identity provider with the old token in the query
 * (specification, section 4). Without a token it is a critical error.
 *
 * @param returnTo the page of the app to return to
 */
export async function changeCareer(request: Request, career: string, returnTo: string): Promise<Response> {
  const tokens = await tokensIn(cookiesOf(request));
  if (!tokens || !careerNumber.test(career)) return fail('career', returnTo);
  await revokeSignIn(tokens);
  const parameters = await readParameters();
  const cookies = signedOutCookies(Object.keys(cookiesOf(request)));
  if (!parameters) return fail('parameters', returnTo, cookies);
  const authorization = careerChangeAuthorization(parameters, career, tokens.accessToken);
  return leave(returnTo, nextAuthOptions(parameters, authorization), cookies);
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/**
 * The cookies of the sign-in with this state, in next-auth's form, and the page to return to, which is in one of them.
 */
function readCookies(request: Request, state: string) {
  const { siteUrl } = env();
  const { name } = authCookies().callbackUrl;
  const decoded = Object.fromEntries(Object.entries(cookiesOf(request)).map(([key, value]) => [key, decode(value)]));
  const cookies = cookiesOfState(decoded, state);
  const page = returnPageOfUrl(cookies[name] ?? '', siteUrl);
  // next-auth does not answer at all if this cookie contains no address.
  return { page, cookies: { ...cookies, [name]: absoluteAddress(page) } };
}

/**
 * `GET /api/auth/callback/university`: the return from the identity provider, with a code to exchange or with an error. A
 * failure does not affect an earlier sign-in or another one in progress.
 */
export async function finishSignIn(request: Request): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const { state = '', error } = query;
  const { page, cookies } = readCookies(request, state);
  const ended = removedState(state);
  if (error === 'access_denied') return fail('denied', page, ended);
  // Any other error does not answer the sign-in: the visitor continues as before (specification, section 4, "Sign-in").
  if (error) return redirectToPage(publicPage(page), ended);
  const parameters = await readParameters();
  if (!parameters) return fail('parameters', page, ended);
  const options = nextAuthOptions(parameters, signInAuthorization(parameters));
  const { location, cookies: signedIn } = await completeSignIn(query, cookies, options);
  const text = sessionText(signedIn);
  if (!location || text === null) return fail('exchange', page, ended);
  const session = sessionCookies(text, Object.keys(cookiesOf(request)));
  if (!session) {
    console.warn('Sign-in failed: the tokens are too long for the cookies that browsers keep');
    return fail('exchange', page, ended);
  }
  // The profile of an earlier sign-in, perhaps of another person.
  return redirectTo(location, [...ended, ...session, ...removedCookies([profileCookie])]);
}
