import ky, { isTimeoutError, type Options } from 'ky';
import { readWhole } from './answer-body.ts';
import { BackendError } from './errors.ts';
import { outOfTime, toBackendError } from './fault.ts';
import { retryUntil } from './retry.ts';
import type { GetOptions, PostOptions, ReportDropped, Transport } from './transport.ts';

export interface RestClientOptions {
  /** Absolute in the server; in the browser a path of its own origin will do. */
  readonly baseUrl: string;
  /** Milliseconds for a whole call: its retries and the reading of its answer. */
  readonly timeLimit?: number;
  readonly fetch?: typeof fetch;
  /** Asked before a read is repeated; without it every fault that may pass is worth another attempt. */
  readonly mayRepeat?: () => boolean;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly reportDropped?: ReportDropped;
}

/**
 * The one HTTP client of the REST API. Reads are repeated on 5xx, 429 and network faults while the time limit allows
 * (specification, section 8); redirects are never followed; other options of a call go through to `fetch`.
 */
export function createRestClient(options: RestClientOptions): Transport {
  const { baseUrl, timeLimit = 3000, mayRepeat = () => true, headers, reportDropped } = options;

  async function call(method: 'GET' | 'POST', path: string, callOptions: GetOptions & Partial<PostOptions>) {
    const { query, emptyMeansAbsent = false, body, isRead = method === 'GET', ...others } = callOptions;
    const { deadline, ...fetchOptions } = others;
    const name = `${method} ${path}`;
    const now = performance.now();
    const end = Math.min(now + timeLimit, deadline ?? Number.POSITIVE_INFINITY);
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
      fetch: async (input, init) => readWhole(name, await (options.fetch ?? fetch)(input, init)),
      ...(body !== undefined && { json: body }),
    };
    try {
      return parseBody(name, await ky(path, kyOptions).text(), emptyMeansAbsent);
    } catch (error) {
      // What the backend answered tells more than that the time then ended.
      throw toBackendError(name, mayTake, isTimeoutError(error) ? (lastFault ?? error) : error);
    }
  }

  return {
    get: (path, getOptions = {}) => call('GET', path, getOptions),
    post: (path, postOptions) => call('POST', path, postOptions),
    ...(reportDropped && { reportDropped }),
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
