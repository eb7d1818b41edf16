import { getSignInParameters } from '../api/oauth.ts';
import { authorizationAddress, authorizationQuery, careerChangeQuery } from '../api/schemas/oauth.ts';
import { withBasePath } from '../base-path.ts';
import { env } from '../env.ts';
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
import { type CookieToSet, hintCookies, type RequestCookies, signedOutCookies } from './cookies.ts';
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
    transport: onceOnlyTransport(restUrl),
    siteUrl,
    secret: renewalSettings().secret,
  });
}

/** Sends the browser to the identity provider, with the state and the page to return to in its cookies. */
async function leave(
  returnTo: string,
  options: ReturnType<typeof optionsFor>,
  cookies: readonly CookieToSet[] = [],
): Promise<Response> {
  const callbackUrl = `${env().siteUrl}${withBasePath(returnTo)}`;
  const { location, setCookies } = await runNextAuth({ step: 'signin', query: {}, cookies: {}, callbackUrl }, options);
  if (!location || location.startsWith(env().authUrl)) return fail('parameters', returnTo);
  return leadTo(location, [...cookies, ...setCookies]);
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
  return leave(returnTo, optionsFor(parameters, authorizationQuery(parameters)));
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
  const signedOut = signedOutCookies(env().siteUrl, Object.keys(cookiesOf(request)));
  if (!parameters) return fail('parameters', returnTo, signedOut);
  return leave(returnTo, optionsFor(parameters, careerChangeQuery(parameters, career, accessToken), true), signedOut);
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/** The page that a sign-in was started for, which next-auth keeps in a cookie, and the cookies as next-auth takes them. */
function readCookies(request: Request): { readonly page: string; readonly cookies: RequestCookies } {
  const { siteUrl } = env();
  const name = authCookies(siteUrl).callbackUrl.name;
  const cookies = Object.fromEntries(Object.entries(cookiesOf(request)).map(([key, value]) => [key, decode(value)]));
  const page = returnPageOfUrl(cookies[name] ?? '', siteUrl);
  // next-auth answers nothing at all while this cookie holds no address.
  return { page, cookies: { ...cookies, [name]: `${siteUrl}${withBasePath(page)}` } };
}

/**
 * `GET /api/auth/callback/university`: back from the identity provider, with a code to exchange or with an error.
 * Nothing of an earlier sign-in is lost when it fails.
 */
export async function finishSignIn(request: Request): Promise<Response> {
  const { page, cookies } = readCookies(request);
  const query = Object.fromEntries(new URL(request.url).searchParams);
  if (query.error) return fail('denied', page);
  const parameters = await readParameters();
  if (!parameters) return fail('parameters', page);
  const { location, setCookies } = await runNextAuth({ step: 'callback', query, cookies }, optionsFor(parameters, {}));
  if (!location || location.startsWith(env().authUrl)) return fail('exchange', page, setCookies);
  return leadTo(location, [...setCookies, ...hintCookies(env().siteUrl)]);
}
