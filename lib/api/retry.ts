import type { Options } from 'ky';
import { isHTTPError, isNetworkError } from 'ky';

type RetryOptions = Exclude<Options['retry'], number | undefined>;

/** Milliseconds before the first repetition, at most. */
const firstDelay = 100;
/** Specification, section 8. */
const highestExponent = 8;
/** The end of the time, not this, ends the repetitions. */
const limit = 100;

/** The longest pause before a repetition (1-based), in milliseconds: it doubles each time, up to an exponent of 8. */
export function longestDelay(repetition: number): number {
  return firstDelay * 2 ** Math.min(repetition - 1, highestExponent);
}

function mayPass(error: Error): boolean {
  if (isHTTPError(error)) return error.response.status >= 500 || error.response.status === 429;
  return isNetworkError(error);
}

/**
 * How a read is repeated: on 5xx, 429 and network faults with exponential backoff, as long as the next pause ends
 * before the deadline. After that the last fault is the result, at once.
 *
 * @param deadline in the time of `performance.now()`
 * @param mayRepeat asked with the fault before every repetition
 */
export function retryUntil(deadline: number, mayRepeat: (fault: Error) => boolean = () => true): RetryOptions {
  return {
    limit,
    methods: ['get', 'post'],
    delay: longestDelay,
    // Between half and all of a pause, so that many clients do not come back at once.
    jitter: (delay) => delay * (0.5 + Math.random() / 2),
    shouldRetry: ({ error, retryCount }) =>
      mayPass(error) && mayRepeat(error) && performance.now() + longestDelay(retryCount) < deadline,
  };
}
