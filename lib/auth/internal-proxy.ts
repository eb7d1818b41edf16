import { BackendError } from '../api/errors.ts';
import {
  findInternalCall,
  type InternalCall,
  internalPaths,
  returnAddressBody,
} from '../api/schemas/internal-calls.ts';
import { env } from '../env/env.ts';
import { backendProblem, Problem, problemAnswer, wrongMethod } from '../http/problem.ts';
import { readJson } from '../http/read-body.ts';
import type { SelectedProfile } from '../model/profile.ts';
import { cookiesOf, withCookies } from './answers.ts';
import { chosenProfile, sessionCookies } from './cookies.ts';
import { InternalClient } from './internal-client.ts';
import { SignInEnded } from './renew.ts';
import { parseReturnAddress } from './return-address.ts';
import { isFromThisSite } from './same-origin.ts';
import { type SessionTokens, sealSession } from './session-token.ts';
import { renewalSettings } from './settings.ts';
import { tokensOf } from './sign-out.ts';

function requireCall(request: Request, path: string): InternalCall {
  const call = findInternalCall(path);
  if (!call) throw new Problem(404, 'There is nothing here.');
  if (request.method !== call.method) throw wrongMethod(call.method);
  if (!isFromThisSite(request, env().siteUrl)) throw new Problem(403, 'Only pages of the site itself may ask.');
  return call;
}

/** The body of the one call that has one: an address on a host that return addresses may point to. */
async function readBody(request: Request) {
  const { data } = returnAddressBody.safeParse(await readJson(request));
  if (!data) throw new Problem(400, 'The body is wrong: expected an address (url) and its new parameters (params).');
  const url = parseReturnAddress(data.url, env().returnUrlHosts);
  if (!url) throw new Problem(400, 'The address is not on a host that may be returned to.');
  // As it was read here: whoever signs it must not read it in another way.
  return { ...data, url: url.href };
}

/** Makes the call with nothing in it but what the server knows and what the schemas let through. */
async function makeCall(
  call: InternalCall,
  request: Request,
  client: InternalClient,
  profile: SelectedProfile | null,
): Promise<unknown> {
  const language = new URL(request.url).searchParams.get('lang') === 'en' ? 'en' : 'it';
  const query = call.query({ serviceId: env().serviceId, profile, language });
  if (call.method === 'GET') return client.get(call.path, { query });
  return client.post(call.path, { query, body: await readBody(request), isRead: true });
}

/** The cookies that take renewed tokens to the browser. */
async function renewedCookies(request: Request, before: SessionTokens, now: SessionTokens) {
  if (now.accessToken === before.accessToken) return [];
  const text = await sealSession(now, renewalSettings().secret);
  return sessionCookies(text, env().siteUrl, Object.keys(cookiesOf(request)));
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof SignInEnded) return new Problem(401, 'The sign-in has ended.');
  if (!(error instanceof BackendError)) throw error;
  const problem = backendProblem(error);
  if (problem.status >= 500) console.warn(error.message);
  return problem;
}

async function answerSignedIn(call: InternalCall, request: Request, tokens: SessionTokens): Promise<Response> {
  // The list of profiles is asked for under none: the chosen one may be gone from it.
  const profile = call.path === internalPaths.profiles ? null : chosenProfile(cookiesOf(request));
  const client = new InternalClient({ ...renewalSettings(), tokens, profile });
  const answer = await makeCall(call, request, client, profile).then(
    (json) => Response.json(json),
    (error) => problemAnswer(problemOf(error)),
  );
  // Renewed tokens must reach the browser whatever the call came to.
  return withCookies(answer, await renewedCookies(request, tokens, client.tokens));
}

/**
 * Answers a request below `/api/jaf` from the backend for the person who is signed in, when it is one of the contract's
 * internal calls. Token and profile are added here; no header, cookie or parameter of the visitor goes through.
 *
 * @param segments the decoded path below `/api/jaf`
 */
export async function answerInternalCall(request: Request, segments: readonly string[]): Promise<Response> {
  try {
    const call = requireCall(request, `/jaf/${segments.join('/')}`);
    const tokens = await tokensOf(request);
    if (!tokens) throw new Problem(401, 'Sign in first.');
    return await answerSignedIn(call, request, tokens);
  } catch (error) {
    return problemAnswer(problemOf(error));
  }
}
