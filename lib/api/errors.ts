import { backendDigest } from '../cache/backend-state.ts';

/** What went wrong: no answer in time, no connection, an error status, or an answer that makes no sense. */
export type BackendErrorKind = 'timeout' | 'network' | 'status' | 'malformed';

interface BackendErrorDetails {
  readonly call: string;
  readonly kind: BackendErrorKind;
  readonly reason: string;
  readonly status?: number | null;
  readonly serverMessage?: string | null;
  readonly cause?: unknown;
}

const unreachable = 'Check that the backend is running and that its address is right (REST_URL, CATALOGUE_API_URL).';
/** Only for the log: in the browser visitors read the message, and they can check none of this. */
const advice: Readonly<Record<BackendErrorKind, string>> | null =
  typeof window === 'undefined'
    ? {
        timeout: unreachable,
        network: unreachable,
        status: 'See the log of the backend.',
        malformed: 'Check that REST_URL and CATALOGUE_API_URL lead to the backend, and see its log.',
      }
    : null;

/** A call to the backend that gave no usable answer. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly digest = backendDigest;
  /** Method and path, such as `GET /cata/categorie`. */
  readonly call: string;
  readonly kind: BackendErrorKind;
  /** Status of the answer; `null` when there was none or when it was not the problem. */
  readonly status: number | null;
  /** The `message` of the answer's JSON body: plain text, at most 300 characters. */
  readonly serverMessage: string | null;

  constructor({ call, kind, reason, status = null, serverMessage = null, cause }: BackendErrorDetails) {
    const detail = serverMessage === null ? '' : ` (${serverMessage})`;
    // The calls of the contract exist and do not redirect: with such a status the address is wrong.
    const isElsewhere = status !== null && (status < 400 || status === 404);
    const message = `${call}: ${reason}${detail}. ${advice?.[isElsewhere ? 'malformed' : kind] ?? ''}`.trim();
    super(message, cause === undefined ? undefined : { cause });
    this.call = call;
    this.kind = kind;
    this.status = status;
    this.serverMessage = serverMessage;
  }
}

/** Whether a status says that the backend cannot answer now, but may answer the same request later: 5xx and 429. */
export function isTemporaryStatus(status: number): boolean {
  return status >= 500 || status === 429;
}

/**
 * Whether an error means that the backend has failed. A backend that refuses a wrong request is healthy. One that asks for
 * rights is not: a public call needs none, and the calls of a signed-in person carry a token.
 */
export function isBackendFailure({ status }: BackendError): boolean {
  return status === null || isTemporaryStatus(status) || status === 401 || status === 403;
}

/** Whether an error means that the backend gives no answers at the moment, whatever the call; otherwise only this call has failed. */
export function isDown({ kind, status }: BackendError): boolean {
  return kind !== 'malformed' && (status === null || isTemporaryStatus(status));
}

/** An answer of the backend, or `absent` when the status is 404. @throws BackendError */
export async function orWhenNotFound<T, Absent>(answer: Promise<T>, absent: Absent): Promise<T | Absent> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof BackendError && error.status === 404) return absent;
    throw error;
  }
}

/** An answer; when the backend fails, `null` and a line in the log. @param what the beginning of that line */
export async function orNull<T>(answer: Promise<T>, what: string): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    console.warn(`${what}: ${error.message}`);
    return null;
  }
}
