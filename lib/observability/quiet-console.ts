import { backendDigest } from '../api/errors.ts';
import { conceal } from './conceal.ts';

/** Milliseconds for which a backend that fails is worth no second line. */
const pauseMs = 30_000;
const methods = ['error', 'warn'] as const;

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
  const originals = new Map(methods.map((method) => [method, console[method]]));
  let writtenAt = Number.NEGATIVE_INFINITY;
  for (const [method, original] of originals) {
    console[method] = (...values: unknown[]) => {
      const failure = values.find(isOfBackend);
      if (failure === undefined) return original(...values);
      if (now() - writtenAt < pauseMs) return;
      writtenAt = now();
      original(conceal(failure.message));
    };
  }
  return () => {
    for (const [method, original] of originals) console[method] = original;
  };
}
