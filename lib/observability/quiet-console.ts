import { backendDigest } from '../cache/backend-state.ts';
import { conceal } from './conceal.ts';

/** Milliseconds after a line about a failing backend in which no second one is written. */
const pauseMs = 30_000;

/** Checked by its digest: an error from another bundle is an instance of another class. */
const isOfBackend = (value: unknown): value is Error =>
  value instanceof Error && 'digest' in value && value.digest === backendDigest;

/**
 * Keeps the console readable for a person. A backend may not answer, for example while it fills its database. However many
 * calls then fail, the console gets one line without a stack trace. Anything else is written unchanged.
 *
 * @param now returns milliseconds since the epoch
 * @returns a function that restores the console
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
