import {
  findInternalCall,
  type InternalCall,
  internalPaths,
  returnAddressBody,
} from '@/lib/api/schemas/internal-calls';
import { anyAnswer } from '@/lib/api/schemas/parse-answer';
import { env } from '@/lib/env/env';
import { answerOrProblem, notFoundProblem, Problem, requireMethod } from '@/lib/http/problem';
import { readJson } from '@/lib/http/read-body';
import type { SelectedProfile } from '@/lib/model/profile';
import { withCookies } from './answers';
import { cookiesIfRenewed, cookiesOf, tokensIn } from './cookies';
import { InternalClient } from './internal-client';
import { chosenProfile } from './profile-choice';
import { parseReturnAddress } from './return-address';
import { requireThisSite } from './same-origin';
import type { SessionTokens } from './session-token';
import { NotSignedIn } from './sign-in-errors';

function requireCall(request: Request, path: string): InternalCall {
  const call = findInternalCall(path);
  if (!call) throw notFoundProblem();
  requireMethod(request, call.method);
  requireThisSite(request);
  return call;
}

/** Reads the body of the only call with a body: an address on a host that is allowed for return addresses. */
async function readReturnAddress(request: Request) {
  const { data } = returnAddressBody.safeParse(await readJson(request));
  if (!data) throw new Problem(400, 'The body is wrong: expected an address (url) and its new parameters (params).');
  const url = parseReturnAddress(data.url, env().returnUrlHosts);
  if (!url) throw new Problem(400, 'The address is not on a host that may be returned to.');
  // Send the address as it was parsed here, so that the backend, which signs it, cannot parse it differently.
  return { ...data, url: url.href };
}

/** Makes the call with only the server's own values and what the schemas allow. */
async function makeCall(
  call: InternalCall,
  request: Request,
  client: InternalClient,
  profile: SelectedProfile | null,
): Promise<unknown> {
  const locale = new URL(request.url).searchParams.get('lang') === 'en' ? 'en' : 'it';
  const query = call.query({ serviceId: env().serviceId, profile, locale });
  if (call.method === 'GET') return client.get(call.path, anyAnswer, { query });
  return client.post(call.path, anyAnswer, { query, body: await readReturnAddress(request), isRead: true });
}

async function answerSignedIn(call: InternalCall, request: Request, tokens: SessionTokens): Promise<Response> {
  const cookies = cookiesOf(request);
  // The list of profiles is requested without a profile, because the chosen one may no longer exist.
  const profile = call.path === internalPaths.profiles ? null : chosenProfile(cookies);
  const client = new InternalClient(tokens, profile);
  const answer = await answerOrProblem(async () => Response.json(await makeCall(call, request, client, profile)));
  // Renewed tokens must reach the browser even if the call failed.
  return withCookies(answer, await cookiesIfRenewed(cookies, tokens, client.tokens));
}

/**
 * Passes a request below `/api/jaf` to the backend for the signed-in person, if it is one of the contract's internal calls.
 * Token and profile are added here. No header, cookie or parameter of the visitor is passed on.
 *
 * @param segments the decoded path below `/api/jaf`
 */
export function answerInternalCall(request: Request, segments: readonly string[]): Promise<Response> {
  return answerOrProblem(async () => {
    const call = requireCall(request, `/jaf/${segments.join('/')}`);
    const tokens = await tokensIn(cookiesOf(request));
    if (!tokens) throw new NotSignedIn();
    return answerSignedIn(call, request, tokens);
  });
}
