import ky, { type Options } from 'ky';
import type * as z from 'zod';
import { readWhole } from './answer-body.ts';
import { BackendError } from './errors.ts';
import { timeoutError, toBackendError } from './fault.ts';
import { fetchFromNetwork } from './fetch-from-network.ts';
import { retryUntil } from './retry.ts';
import { parseAnswer } from './schemas/parse-answer.ts';
import type { Query } from './schemas/paths.ts';
import { limitTime } from './time-limit.ts';

/** Options that every API function accepts. */
export interface CallOptions {
  readonly signal?: AbortSignal;
}

export interface GetOptions extends CallOptions {
  readonly query?: Query;
  /** A successful answer with an empty body means "there is none": the schema gets `undefined` instead of an error. */
  readonly emptyMeansAbsent?: boolean;
}

export interface PostOptions extends GetOptions {
  /** Sent as JSON. */
  readonly body: unknown;
  /** The call changes nothing, so it may be retried after a fault. */
  readonly isRead?: boolean;
}

/**
 * Makes the calls of the REST API: directly from the server, or from the browser through the route handlers.
 * Paths start with a slash and are relative to the API's base. The schema parses each answer.
 *
 * @throws BackendError when there is no usable answer
 */
export interface RestClient {
  get<T>(path: string, schema: z.ZodType<T>, options?: GetOptions): Promise<T>;
  post<T>(path: string, schema: z.ZodType<T>, options: PostOptions): Promise<T>;
}

export interface RestClientOptions {
  /** Absolute on the server; in the browser it may be a path of the same origin. */
  readonly baseUrl: string;
  /** Milliseconds for a whole call, with its retries and the reading of its answer. */
  readonly timeLimit?: number;
  /** The time (of `performance.now()`) after which the caller no longer needs an answer; no deadline when absent. */
  readonly deadline?: number;
  /** Called before a retry of a read; when absent, every temporary fault is retried. */
  readonly mayRetry?: () => boolean;
  /** Whether a browser may answer from its HTTP cache; by default as the answers say. */
  readonly cache?: RequestCache;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * The only HTTP client of the REST API. Reads are retried after 5xx, 429 and network faults until the time limit
 * (specification, section 8). Redirects are never followed. Answers for pages are cached in `lib/catalogue/cached`.
 */
export function createRestClient({
  baseUrl,
  timeLimit = 3000,
  deadline = Number.POSITIVE_INFINITY,
  mayRetry = () => true,
  cache,
  headers,
}: RestClientOptions): RestClient {
  async function call<T>(
    method: 'GET' | 'POST',
    path: string,
    schema: z.ZodType<T>,
    callOptions: GetOptions & Partial<PostOptions>,
  ): Promise<T> {
    const { query, emptyMeansAbsent = false, body, isRead = method === 'GET', signal } = callOptions;
    const name = `${method} ${path}`;
    const now = performance.now();
    const end = Math.min(now + timeLimit, deadline);
    const timeLeft = Math.round(end - now);
    if (timeLeft <= 0) throw timeoutError(name, 0);
    let lastFault: unknown;
    const late = new AbortController();
    // The last fault explains more than the end of the time.
    const cancelLimit = limitTime(timeLeft, () => late.abort(lastFault ?? timeoutError(name, timeLeft)));
    const mayRepeatAfter = (fault: Error) => {
      lastFault = fault;
      return mayRetry();
    };
    const kyOptions: Options = {
      method,
      prefix: baseUrl,
      searchParams: new URLSearchParams(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)])),
      headers: { accept: 'application/json', ...headers },
      redirect: 'manual',
      timeout: false,
      signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
      retry: isRead ? retryUntil(end, mayRepeatAfter) : 0,
      fetch: async (input, init) =>
        readWhole(name, await fetchFromNetwork(input, { ...init, ...(cache && { cache }) })),
      ...(body !== undefined && { json: body }),
    };
    try {
      return parseAnswer(name, schema, parseBody(name, await ky(path, kyOptions).text(), emptyMeansAbsent));
    } catch (error) {
      throw toBackendError(name, timeLeft, error);
    } finally {
      cancelLimit();
    }
  }

  return {
    get: (path, schema, getOptions = {}) => call('GET', path, schema, getOptions),
    post: (path, schema, postOptions) => call('POST', path, schema, postOptions),
  };
}

function parseBody(call: string, body: string, emptyMeansAbsent: boolean): unknown {
  if (body.trim() === '') {
    if (emptyMeansAbsent) return undefined;
    throw new BackendError({ call, kind: 'malformed', reason: 'the answer is empty' });
  }
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new BackendError({ call, kind: 'malformed', reason: 'the answer is not JSON', cause });
  }
}
