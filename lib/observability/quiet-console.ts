import { conceal } from './conceal.ts';

/** Milliseconds for which a backend that fails is worth no second line. */
const pauseMs = 30_000;
const methods = ['error', 'warn'] as const;
/** What errors of the API layer carry (`lib/api/errors.ts`). */
const backendDigest = 'BACKEND_ERROR';

function isOfBackend(error: Error): boolean {
  return 'digest' in error && error.digest === backendDigest;
}

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
      const failure = values.find((value) => value instanceof Error && isOfBackend(value));
      if (!(failure instanceof Error)) return original(...values);
      if (now() - writtenAt < pauseMs) return;
      writtenAt = now();
      original(conceal(failure.message));
    };
  }
  return () => {
    for (const [method, original] of originals) console[method] = original;
  };
}
