import { BackendError } from '../api/errors.ts';

/** Why a request fails: the status of the answer, and a message for the client. */
export class Problem extends Error {
  override readonly name: string = 'Problem';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** The header that says after how many seconds a client may try again. */
export const retryAfter = { 'Retry-After': '30' };

/** The problem of an address, or of an id, that leads to nothing. */
export const notFoundProblem = () => new Problem(404, 'There is nothing here.');

/** A problem as the JSON body `{message}` (REST contract, "Error"), which no cache may store. */
export function problemAnswer({ status, message, headers }: Problem): Response {
  return Response.json({ message }, { status, headers: { ...headers, 'Cache-Control': 'no-store' } });
}

/** The problem of a request whose method is not allowed at its address. */
function wrongMethod(...allowed: readonly string[]): Problem {
  return new Problem(405, `Only ${allowed.join(' and ')} here.`, { Allow: allowed.join(', ') });
}

/** Refuses another method than that of a call; a call with GET also takes HEAD. @throws {Problem} 405 */
export function requireMethod({ method }: Request, expected: 'GET' | 'POST'): void {
  const allowed = expected === 'GET' ? ['GET', 'HEAD'] : [expected];
  if (!allowed.includes(method)) throw wrongMethod(...allowed);
}

/** Refuses a method other than GET and HEAD, for routes that are only read. */
export function readOnly(): Response {
  return problemAnswer(wrongMethod('GET', 'HEAD'));
}

/** Refuses a method other than POST, for routes that only receive forms or notifications. */
export function postOnly(): Response {
  return problemAnswer(wrongMethod('POST'));
}

/**
 * The problem that a failed backend call means for the client. A message of the backend is passed on, because it is meant to
 * be shown (specification, section 8). No other detail of the failure is passed on.
 */
function backendProblem({ kind, status, serverMessage }: BackendError): Problem {
  if (kind === 'timeout') return new Problem(504, 'The catalogue server did not answer in time.');
  if (kind === 'network') return new Problem(503, 'The catalogue server cannot be reached.', retryAfter);
  if (kind === 'malformed') return new Problem(502, 'The catalogue server gave an answer that makes no sense.');
  if (status === 404) return new Problem(404, serverMessage ?? 'There is nothing here.');
  if (status === 429 || status === 503) {
    return new Problem(503, serverMessage ?? 'The catalogue server is too busy.', retryAfter);
  }
  if (status !== null && status >= 400 && status < 500) {
    return new Problem(400, serverMessage ?? 'The catalogue server refused the request.');
  }
  return new Problem(502, serverMessage ?? 'The catalogue server failed.');
}

/** Turns an error into a problem, and logs a failure of the backend. @throws any other error unchanged */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (!(error instanceof BackendError)) throw error;
  const problem = backendProblem(error);
  if (problem.status >= 500) console.warn(error.message);
  return problem;
}

/**
 * Like {@link problemOf}, for crawlers and other clients that try again by themselves: any failure of the backend is 503, with the
 * time after which to ask again.
 */
export function unavailableProblem(error: unknown): Problem {
  if (!(error instanceof BackendError)) return problemOf(error);
  console.warn(error.message);
  return new Problem(503, 'The catalogue cannot be read at the moment; ask again later.', retryAfter);
}

/** Returns the answer, or the answer of the problem that occurred. */
export async function answerOrProblem(answer: () => Promise<Response>, explain = problemOf): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    return problemAnswer(explain(error));
  }
}
