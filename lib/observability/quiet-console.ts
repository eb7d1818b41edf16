import { backendDigest } from '../api/errors.ts';
import { conceal } from './conceal.ts';

/** Milliseconds for which a backend that fails is worth no second line. */
const pauseMs = 30_000;

/** Also an error of another bundle, which has a class of its own. */
const isOfBackend = (value: unknown): value is Error =>
  value instanceof Error && 'digest' in value && value.digest === backendDigest;

/**
 * Leaves the console to the person before it: a backend that does not answer, such as one that is still filling its
 * database, is one line without a stack trace, however many calls fail for it. Anything else is written as it comes.
 *
 * @param now milliseconds since the epoch
 * @returns what gives the console back
 */
export function quietConsole(now: () => number = Date.now): () => void {
  const { error, warn } = console;
  let writtenAt = Number.NEGATIVE_INFINITY;
  const quietly =
    (write: typeof error) =>
    (...values: unknown[]) => {
      const failure = values.find(isOfBackend);
      if (failure === undefined) return write(...values);
      if (now() - writtenAt < pauseMs) return;
      writtenAt = now();
      write(conceal(failure.message));
    };
  Object.assign(console, { error: quietly(error), warn: quietly(warn) });
  return () => Object.assign(console, { error, warn });
}
