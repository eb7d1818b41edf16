import type { BackendError } from '@/lib/api/errors';
import { Problem } from './problem';

/** Seconds after which a visitor may ask again. */
const retryAfter = { 'Retry-After': '30' };

/**
 * What a call that failed means for whoever asked for it. A message of the backend goes through, because it is made to
 * be shown (specification, section 8); nothing else of the failure does.
 */
export function backendProblem({ kind, status, serverMessage }: BackendError): Problem {
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
