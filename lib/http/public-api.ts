import { recordHealth } from '@/lib/api/backend-health';
import { BackendError } from '@/lib/api/errors';
import { createRestClient, type RestClient } from '@/lib/api/rest-client';
import { backendProblem } from './backend-problem';
import { parseSelection } from './call-body';
import { parseParameters } from './parse-parameters';
import { Problem, problemAnswer, wrongMethod } from './problem';
import { findCall, type PublicCall } from './public-calls';
import { readJson } from './read-json';

/** Where the calls go. */
export interface Backend {
  /** Absolute, without a trailing slash. */
  readonly baseUrl: string;
  /** Milliseconds; the client's own limit when not given. */
  readonly timeLimit?: number;
}

/** A minute in the browser, five in shared caches; a day of an old answer while the backend is slow or away. */
const cacheControl = 'public, max-age=60, s-maxage=300, stale-while-revalidate=86400, stale-if-error=86400';

function requireCall(request: Request, segments: readonly string[]): PublicCall {
  const call = findCall(segments);
  if (!call) throw new Problem(404, 'There is nothing here.');
  const isRead = call.method === 'GET';
  if (request.method === call.method || (isRead && request.method === 'HEAD')) return call;
  throw isRead ? wrongMethod('GET', 'HEAD') : wrongMethod('POST');
}

/** Makes a call with nothing in it but what its schemas let through. */
async function makeCall(call: PublicCall, request: Request, transport: RestClient): Promise<unknown> {
  if (call.method === 'GET') return transport.get(call.path, { emptyMeansAbsent: true });
  const query = parseParameters(call.parameters, new URL(request.url).searchParams);
  const body = parseSelection(call.body, await readJson(request));
  return transport.post(call.path, { query, body, isRead: true });
}

async function answerCall(request: Request, segments: readonly string[], transport: RestClient): Promise<Response> {
  const call = requireCall(request, segments);
  const answer = await makeCall(call, request, transport);
  if (answer === undefined) throw new Problem(404, 'There is nothing here.');
  return Response.json(answer, { headers: { 'Cache-Control': call.method === 'GET' ? cacheControl : 'no-store' } });
}

function failedAnswer(error: unknown): Response {
  if (error instanceof Problem) return problemAnswer(error);
  if (!(error instanceof BackendError)) throw error;
  const problem = backendProblem(error);
  if (problem.status >= 500) console.warn(error.message);
  return problemAnswer(problem);
}

/**
 * Answers a request below `/api` from the catalogue's backend, when it is one of the contract's public calls. What the
 * backend gets is built anew from checked values: no header, cookie or unknown parameter of the visitor goes through.
 *
 * @param segments the decoded path below `/api`
 */
export async function answerPublicCall(
  request: Request,
  segments: readonly string[],
  backend: Backend,
): Promise<Response> {
  return answerCall(request, segments, recordHealth(createRestClient(backend))).catch(failedAnswer);
}
