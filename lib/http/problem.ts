import { BackendError } from '../api/errors.ts';

/** A request that gets no good answer: its status and a sentence for its sender. */
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

/** Seconds after which a client may ask again. */
const retryAfter = { 'Retry-After': '30' };

/** For crawlers and others that come back by themselves, whatever went wrong behind this site. */
export const catalogueUnavailable = new Problem(
  503,
  'The catalogue cannot be read at the moment; ask again later.',
  retryAfter,
);

export const nothingHere = () => new Problem(404, 'There is nothing here.');

/** A problem as the JSON body `{message}` (REST contract, "Error"), which no cache may store. */
export function problemAnswer({ status, message, headers }: Problem): Response {
  return Response.json({ message }, { status, headers: { ...headers, 'Cache-Control': 'no-store' } });
}

/** The problem of a request with a method that its address does not have. */
export function wrongMethod(...allowed: readonly string[]): Problem {
  return new Problem(405, `Only ${allowed.join(' and ')} here.`, { Allow: allowed.join(', ') });
}

/** Answers every method that a route which only reads does not have. */
export function readOnly(): Response {
  return problemAnswer(wrongMethod('GET', 'HEAD'));
}

/** Answers every method that a route which only takes forms or notices does not have. */
export function postOnly(): Response {
  return problemAnswer(wrongMethod('POST'));
}

/**
 * What a failed call means for the client that caused it. A message of the backend goes through, because it is made to
 * be shown (specification, section 8); nothing else of the failure does.
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

/** The problem that an error stands for; a failure of the backend is logged. @throws any other error, as it is */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (!(error instanceof BackendError)) throw error;
  const problem = backendProblem(error);
  if (problem.status >= 500) console.warn(error.message);
  return problem;
}

/** The answer, or that of the problem which making it ended with. */
export async function answerOrProblem(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    return problemAnswer(problemOf(error));
  }
}
