import type { Options } from 'ky';
import { isHTTPError, isNetworkError } from 'ky';
import { isTemporaryStatus } from './errors.ts';

type RetryOptions = Exclude<Options['retry'], number | undefined>;

/** Longest pause before the first retry, in milliseconds. */
const firstDelay = 100;
/** Specification, section 8. */
const maxExponent = 8;
/** So high that the deadline ends the retries, not this limit. */
const limit = 100;

/** The longest pause before a retry (the first is 1), in milliseconds. It doubles each time, up to an exponent of 8. */
export function longestDelay(repetition: number): number {
  return firstDelay * 2 ** Math.min(repetition - 1, maxExponent);
}

function isTemporary(error: Error): boolean {
  if (isHTTPError(error)) return isTemporaryStatus(error.response.status);
  return isNetworkError(error);
}

/**
 * Retry options of a read: exponential backoff after 5xx, 429 and network faults, while the next pause ends before the
 * deadline. When it would not, the call fails immediately with the last fault.
 *
 * @param deadline in the time of `performance.now()`
 * @param mayRetry called with the fault before every retry
 */
export function retryUntil(deadline: number, mayRetry: (fault: Error) => boolean = () => true): RetryOptions {
  return {
    limit,
    methods: ['get', 'post'],
    delay: longestDelay,
    // A random pause between half and the full length, so that many clients do not retry at the same moment.
    jitter: (delay) => delay * (0.5 + Math.random() / 2),
    shouldRetry: ({ error, retryCount }) =>
      isTemporary(error) && mayRetry(error) && performance.now() + longestDelay(retryCount) < deadline,
  };
}
