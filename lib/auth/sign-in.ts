import { withBasePath } from '../addresses/base-path.ts';
import { getSignInParameters } from '../api/oauth.ts';
import { authorizationAddress, authorizationQuery, careerChangeQuery } from '../api/schemas/oauth.ts';
import { env } from '../env/env.ts';
import type { SignInParameters } from '../model/sign-in.ts';
import {
  failurePage,
  languageOf,
  returnPage,
  returnPageOfUrl,
  returnParameter,
  type SignInFailure,
} from './addresses.ts';
import { cookiesOf, leadTo, leadToPage } from './answers.ts';
import { type CookieToSet, hintCookies, signedOutCookies } from './cookies.ts';
import { cookiesOfState, nameAfterState, withoutOldStates, withoutState } from './flow-cookies.ts';
import { signInOptions } from './options.ts';
import { authCookies, runNextAuth } from './run-next-auth.ts';
import { renewalSettings } from './settings.ts';
import { onceOnlyTransport, signInTransport } from './transports.ts';

/** The parameters of a sign-in; `null`, and a line in the log, when the backend gives none that can be used. */
async function readParameters(): Promise<SignInParameters | null> {
  try {
    return await getSignInParameters(signInTransport(env().restUrl));
  } catch (error) {
    console.warn(`No sign-in is possible: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

function optionsFor(parameters: SignInParameters, query: Readonly<Record<string, string | undefined>>, career = false) {
  const { siteUrl, restUrl } = env();
  return signInOptions({
    parameters,
    authorization: { url: authorizationAddress(parameters, career ? 'careerChange' : 'signIn'), params: query },
    client: onceOnlyTransport(restUrl),
    siteUrl,
    secret: renewalSettings().secret,
  });
}

/**
 * Sends the browser to the identity provider, with the state and the page to return to in its cookies.
 *
 * @param cookies others that go with it
 */
async function leave(
  returnTo: string,
  options: ReturnType<typeof optionsFor>,
  cookies: readonly CookieToSet[],
): Promise<Response> {
  const { siteUrl, authUrl } = env();
  const callbackUrl = `${siteUrl}${withBasePath(returnTo)}`;
  const { location, setCookies } = await runNextAuth({ step: 'signin', query: {}, cookies: {}, callbackUrl }, options);
  const state = URL.parse(location ?? '')?.searchParams.get('state');
  if (!location || !state || location.startsWith(authUrl)) return fail('parameters', returnTo);
  return leadTo(location, [...cookies, ...nameAfterState(setCookies, state, siteUrl)]);
}

function fail(failure: SignInFailure, page: string, cookies: readonly (CookieToSet | string)[] = []): Response {
  return leadToPage(failurePage(failure, languageOf(page)), cookies);
}

/**
 * `GET /api/auth/start?return=…`: to the identity provider. Any site may lead here, as to any login page: what comes
 * back counts only with the state that this browser was given.
 */
export async function startSignIn(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams.get(returnParameter);
  const returnTo = returnPage(asked);
  const parameters = await readParameters();
  if (!parameters) return fail('parameters', returnTo);
  const cookies = withoutOldStates(Object.keys(cookiesOf(request)), env().siteUrl);
  return leave(returnTo, optionsFor(parameters, authorizationQuery(parameters)), cookies);
}

/** What a change of career needs. */
interface CareerChange {
  /** Digits. */
  readonly career: string;
  readonly accessToken: string;
  readonly returnTo: string;
}

/** To the identity provider for another career; the sign-in there was until now is over (specification, section 4). */
export async function startCareerChange(request: Request, change: CareerChange): Promise<Response> {
  const { career, accessToken, returnTo } = change;
  const parameters = await readParameters();
  const cookies = signedOutCookies(env().siteUrl, Object.keys(cookiesOf(request)));
  if (!parameters) return fail('parameters', returnTo, cookies);
  return leave(returnTo, optionsFor(parameters, careerChangeQuery(parameters, career, accessToken), true), cookies);
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/**
 * The cookies of the sign-in with that state as next-auth takes them, and the page that it was started for, which is in
 * one of them.
 */
function readCookies(request: Request, state: string) {
  const { siteUrl } = env();
  const { name } = authCookies(siteUrl).callbackUrl;
  const decoded = Object.fromEntries(Object.entries(cookiesOf(request)).map(([key, value]) => [key, decode(value)]));
  const cookies = cookiesOfState(decoded, state, siteUrl);
  const page = returnPageOfUrl(cookies[name] ?? '', siteUrl);
  // next-auth answers nothing at all while this cookie holds no address.
  return { page, cookies: { ...cookies, [name]: `${siteUrl}${withBasePath(page)}` } };
}

/**
 * `GET /api/auth/callback/university`: back from the identity provider, with a code to exchange or with an error.
 * Nothing of an earlier sign-in, or of another one under way, is lost when it fails.
 */
export async function finishSignIn(request: Request): Promise<Response> {
  const { siteUrl, authUrl } = env();
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const { state = '', error } = query;
  const { page, cookies } = readCookies(request, state);
  const ended = (setCookies: readonly string[]) => withoutState(setCookies, state, siteUrl);
  if (error) return fail('denied', page, ended([]));
  const parameters = await readParameters();
  if (!parameters) return fail('parameters', page, ended([]));
  const { location, setCookies } = await runNextAuth({ step: 'callback', query, cookies }, optionsFor(parameters, {}));
  if (!location || location.startsWith(authUrl)) return fail('exchange', page, ended(setCookies));
  return leadTo(location, [...ended(setCookies), ...hintCookies(siteUrl)]);
}
