import './zod-without-eval.ts';
import { isHTTPError, isNetworkError, isTimeoutError } from 'ky';
import * as z from 'zod';
import { BackendError } from './errors.ts';

const maxMessageLength = 300;
const errorBody = z.object({ message: z.string() });

/** The `message` in the JSON body of an error answer, as one line; `null` when there is none. */
function readServerMessage(data: unknown): string | null {
  const message = errorBody.safeParse(typeof data === 'string' ? parseJson(data) : data).data?.message;
  const line = message?.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return line ? line.slice(0, maxMessageLength) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // For example the HTML page of a proxy.
    return null;
  }
}

/**
 * The error of a call that did not end within its time limit.
 *
 * @param timeLimit milliseconds
 */
export function timeoutError(call: string, timeLimit: number): BackendError {
  return new BackendError({ call, kind: 'timeout', reason: `no whole answer in time (at most ${timeLimit} ms)` });
}

/**
 * Turns an error of ky into the project's error. Any other error is not the backend's fault and is returned unchanged, such
 * as the caller's own cancellation or a signal that Next throws through `fetch`. An error of ky holds the request with its
 * access token. It never becomes the `cause`, because causes are written to logs.
 *
 * @param timeLimit milliseconds
 */
export function toBackendError(call: string, timeLimit: number, error: unknown): unknown {
  // The error of a caller's `AbortSignal.timeout` has the same name.
  if (isTimeoutError(error)) return timeoutError(call, timeLimit);
  if (isNetworkError(error)) {
    return new BackendError({ call, kind: 'network', reason: 'no connection, or a broken one', cause: error.cause });
  }
  if (!isHTTPError(error)) return error;
  const { status } = error.response;
  return new BackendError({
    call,
    kind: 'status',
    status,
    reason: `status ${status}`,
    serverMessage: readServerMessage(error.data),
  });
}
