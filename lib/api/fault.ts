import './zod-without-eval.ts';
import { isHTTPError, isNetworkError, isTimeoutError } from 'ky';
import * as z from 'zod';
import { BackendError } from './errors.ts';

const longestMessage = 300;
const errorBody = z.object({ message: z.string() });

/** The `message` of an error's JSON body, in one line; `null` when there is none. */
function readServerMessage(data: unknown): string | null {
  const message = errorBody.safeParse(typeof data === 'string' ? parseJson(data) : data).data?.message;
  const line = message?.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return line ? line.slice(0, longestMessage) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // HTML of a proxy.
    return null;
  }
}

/**
 * A call that has not ended in its time.
 *
 * @param timeLimit milliseconds
 */
export function outOfTime(call: string, timeLimit: number): BackendError {
  return new BackendError({ call, kind: 'timeout', reason: `no whole answer in time (at most ${timeLimit} ms)` });
}

/**
 * The project's error for a fault of ky. Anything else is no fault of the backend and comes back as it is: the
 * caller's own cancellation, and the signals that Next throws through `fetch`. Errors of ky hold the request with its
 * access token, so none of them becomes the cause, which ends up in logs.
 *
 * @param timeLimit milliseconds
 */
export function toBackendError(call: string, timeLimit: number, error: unknown): unknown {
  // A deadline that the caller has set through `AbortSignal.timeout` has the same name.
  if (isTimeoutError(error)) return outOfTime(call, timeLimit);
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
