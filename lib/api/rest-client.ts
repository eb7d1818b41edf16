import ky, { isTimeoutError, type Options } from 'ky';
import type * as z from 'zod';
import { readWhole } from './answer-body.ts';
import { BackendError } from './errors.ts';
import { outOfTime, toBackendError } from './fault.ts';
import { retryUntil } from './retry.ts';
import { parseAnswer } from './schemas/parse-answer.ts';
import type { Query } from './schemas/paths.ts';

/** What the caller of any API function may say about the call. */
export interface CallOptions {
  /** Keeps Next from caching the answer. Pages cache theirs in `lib/catalogue/cached`. */
  readonly next?: { readonly revalidate: 0 };
  readonly signal?: AbortSignal;
}

export interface GetOptions extends CallOptions {
  readonly query?: Query;
  /** A good answer with an empty body means "there is none": the schema gets `undefined`, and it is no error. */
  readonly emptyMeansAbsent?: boolean;
}

export interface PostOptions extends GetOptions {
  /** Sent as JSON. */
  readonly body: unknown;
  /** The call changes nothing, so it may be repeated after a fault. */
  readonly isRead?: boolean;
}

/**
 * Makes the calls of the REST API: straight from the server, or through the route handlers from the browser.
 * Paths start with a slash and are relative to the API's base. Answers become what the schema makes of them.
 *
 * @throws BackendError when there is no usable answer.
 */
export interface RestClient {
  get<T>(path: string, schema: z.ZodType<T>, options?: GetOptions): Promise<T>;
  post<T>(path: string, schema: z.ZodType<T>, options: PostOptions): Promise<T>;
}

export interface RestClientOptions {
  /** Absolute in the server; in the browser a path of its own origin will do. */
  readonly baseUrl: string;
  /** Milliseconds for a whole call: its retries and the reading of its answer. */
  readonly timeLimit?: number;
  /** When the caller has no use for an answer any more, in the time of `performance.now()`; without it there is always use. */
  readonly deadline?: number;
  /** Asked before a read is repeated; without it every fault that may pass is worth another attempt. */
  readonly mayRepeat?: () => boolean;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Asks the network each time. While it renders a page, Next answers equal reads once, and a repeated read would get the
 * first fault again. It lets reads with a signal pass, but sees the signal in options only, not in a `Request`. The body
 * of a `Request` it sends in chunks, which backends without chunked requests, such as those of CGI and WSGI, take for none.
 */
async function fetchFromNetwork(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  if (!(input instanceof Request)) return fetch(input, init);
  const { url, method, headers, redirect, signal } = input;
  const body = method === 'GET' ? {} : { body: await input.text() };
  return fetch(url, { ...init, method, headers, redirect, signal, ...body });
}

/**
 * The one HTTP client of the REST API. Reads are repeated on 5xx, 429 and network faults while the time limit allows
 * (specification, section 8); redirects are never followed; other options of a call go through to `fetch`.
 */
export function createRestClient({
  baseUrl,
  timeLimit = 3000,
  deadline = Number.POSITIVE_INFINITY,
  mayRepeat = () => true,
  headers,
}: RestClientOptions): RestClient {
  async function call<T>(
    method: 'GET' | 'POST',
    path: string,
    schema: z.ZodType<T>,
    callOptions: GetOptions & Partial<PostOptions>,
  ): Promise<T> {
    const { query, emptyMeansAbsent = false, body, isRead = method === 'GET', ...fetchOptions } = callOptions;
    const name = `${method} ${path}`;
    const now = performance.now();
    const end = Math.min(now + timeLimit, deadline);
    const mayTake = Math.round(end - now);
    if (mayTake <= 0) throw outOfTime(name, 0);
    let lastFault: unknown;
    const mayRepeatAfter = (fault: Error) => {
      lastFault = fault;
      return mayRepeat();
    };
    const kyOptions: Options = {
      ...fetchOptions,
      method,
      prefix: baseUrl,
      searchParams: new URLSearchParams(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)])),
      headers: { accept: 'application/json', ...headers },
      redirect: 'manual',
      timeout: false,
      totalTimeout: mayTake,
      retry: isRead ? retryUntil(end, mayRepeatAfter) : 0,
      fetch: async (input, init) => readWhole(name, await fetchFromNetwork(input, init)),
      ...(body !== undefined && { json: body }),
    };
    try {
      return parseAnswer(name, schema, parseBody(name, await ky(path, kyOptions).text(), emptyMeansAbsent));
    } catch (error) {
      // The last fault says more than that the time has ended.
      throw toBackendError(name, mayTake, isTimeoutError(error) ? (lastFault ?? error) : error);
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
